import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tools/freePort.ts'
import { findPooler } from '../../tools/pooler.ts'
import type { Postgres } from './postgres.ts'

export interface Pooler {
  /** URL of a database of the PostgreSQL behind it. */
  readonly addressOf: (database: string) => string
  readonly stop: () => Promise<void>
}

/** A version that keeps prepared statements in transaction mode takes this setting. */
const keepsPrepared = 'max_prepared_statements = 200\n'

/** Starts PgBouncer in front of a PostgreSQL, with five connections to it. It pools per transaction. */
export async function startPooler({ folder: socket }: Postgres): Promise<Pooler> {
  const program = findPooler()
  if (!program) throw new Error('PgBouncer is not installed.')
  const folder = mkdtempSync(join(tmpdir(), 'resident-pooler-'))
  const settings = join(folder, 'pgbouncer.ini')
  const port = await freePort()
  writeFileSync(
    settings,
    `[databases]
* = host=${socket} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 5
${program.keepsPrepared ? keepsPrepared : ''}`,
    { mode: 0o644 },
  )
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['--user', 'nobody'] : []
  const child = spawn(program.path, [...user, settings], { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', chunk => {
    output += chunk
  })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true })
  }
  while (!(await answers(Number(port)))) {
    if (child.exitCode === null) continue
    await stop()
    throw new Error(`PgBouncer did not start: ${output}`)
  }
  return { addressOf: database => `postgres://postgres@127.0.0.1:${port}/${database}`, stop }
}

const answers = (port: number) =>
  new Promise<boolean>(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
