import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../tools/freePort.ts'
import type { PatroniPrograms } from '../../tools/patroni.ts'
import { type Cluster, databasesIn, nobody } from './postgres.ts'

interface Member {
  readonly name: 'primary' | 'replica'
  /** Port of PostgreSQL, in the name of its socket. */
  readonly port: number
  /** Port of Patroni's own API. */
  readonly api: number
}

/** Settings of a member. Patroni takes no shorter times than these. */
const settingsOf = (folder: string, etcd: string, { name, port, api }: Member, bin: string) => ({
  scope: 'resident',
  name,
  restapi: { listen: `127.0.0.1:${api}`, connect_address: `127.0.0.1:${api}` },
  etcd3: { host: etcd },
  bootstrap: {
    dcs: {
      ttl: 20,
      loop_wait: 1,
      retry_timeout: 3,
      synchronous_mode: true,
      postgresql: { parameters: { fsync: 'off', max_connections: 100 } },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, { auth: 'trust' }, { username: 'postgres' }],
    pg_hba: [
      'local all all trust',
      'host all all 127.0.0.1/32 trust',
      'host replication all 127.0.0.1/32 trust',
    ],
  },
  postgresql: {
    listen: `127.0.0.1:${port}`,
    connect_address: `127.0.0.1:${port}`,
    bin_dir: bin,
    data_dir: join(folder, name),
    pgpass: join(folder, `${name}.pgpass`),
    parameters: { unix_socket_directories: folder },
    authentication: {
      superuser: { username: 'postgres' },
      replication: { username: 'postgres' },
    },
  },
})

/** Ends a process as a power cut does, if it has not ended before. */
function kill(pid: number | undefined): void {
  try {
    if (pid) process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}

/** Repeats a question until its answer is yes. @throws Error after two minutes */
async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 120_000
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > end) throw new Error(`Two minutes passed without this: ${what}.`)
    await pause(100)
  }
}

/**
 * Starts a primary with a synchronous replica under Patroni, with etcd as its store. Patroni alone decides which member
 * is the primary: `promote` waits until it has.
 */
export async function startPatroni(programs: PatroniPrograms): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'resident-patroni-'))
  if (nobody.uid) chownSync(folder, nobody.uid, nobody.gid)
  const processes: ChildProcess[] = []
  const start = (program: string, args: readonly string[]) => {
    const child = spawn(program, args, { ...nobody, cwd: folder, stdio: 'ignore' })
    processes.push(child)
    return child
  }
  const [client, peer] = [`http://127.0.0.1:${await freePort()}`, `http://127.0.0.1:${await freePort()}`]
  const store = join(folder, 'etcd')
  mkdirSync(store, { mode: 0o700 })
  if (nobody.uid) chownSync(store, nobody.uid, nobody.gid)
  start(programs.etcd, [
    ...['--data-dir', store, '--unsafe-no-fsync'],
    ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ...[
      '--listen-peer-urls',
      peer,
      '--initial-advertise-peer-urls',
      peer,
      '--initial-cluster',
      `default=${peer}`,
    ],
  ])
  const answers = async (url: string) => (await fetch(url)).ok
  await until('etcd is healthy', () => answers(`${client}/health`))
  const members: readonly Member[] = [
    { name: 'primary', port: await freePort(), api: await freePort() },
    { name: 'replica', port: await freePort(), api: await freePort() },
  ]
  const [primary, replica] = members as readonly [Member, Member]
  const startMember = (member: Member) => {
    const file = join(folder, `${member.name}.json`)
    // JSON is YAML.
    writeFileSync(file, JSON.stringify(settingsOf(folder, new URL(client).host, member, programs.postgres)))
    return start(programs.patroni, [file])
  }
  const ofPrimary = startMember(primary)
  await until('the primary leads', () => answers(`http://127.0.0.1:${primary.api}/primary`))
  startMember(replica)
  await until('the replica holds every commit', () => answers(`http://127.0.0.1:${replica.api}/synchronous`))
  const postgresPid = ({ name }: Member) => {
    const file = join(folder, name, 'postmaster.pid')
    return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined
  }
  const socketOf = ({ port }: Member) => join(folder, `.s.PGSQL.${port}`)
  return {
    ...databasesIn(folder, primary.port),
    sockets: { primary: socketOf(primary), replica: socketOf(replica) },
    async killPrimary() {
      // Without its Patroni, which would start PostgreSQL again: the machine is gone.
      kill(ofPrimary.pid)
      kill(postgresPid(primary))
    },
    promote: () => until('the replica leads', () => answers(`http://127.0.0.1:${replica.api}/primary`)),
    async stop() {
      for (const { pid } of processes.reverse()) kill(pid)
      for (const member of members) kill(postgresPid(member))
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
