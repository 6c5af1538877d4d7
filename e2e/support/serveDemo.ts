import pg from 'pg'
import { databasesIn } from '../../tests/support/postgres.ts'
import { type ServedForTests, serveForTests } from '../../tools/serveForTests.ts'

type Environment = Readonly<Record<string, string>>

/** Environment variable with the socket folder of the PostgreSQL that all servers of a run share. */
export const postgresFolder = 'E2E_POSTGRES_FOLDER'

/**
 * Name of the database that holds what the demonstration begins with at a moment. The first server that needs it fills
 * it, which takes longer than all else of a start; others, also those of other workers, wait for that.
 */
async function filledDatabase(folder: string, now: string | undefined): Promise<string> {
  const name = `filled_${now?.replace(/\D/g, '') ?? 'now'}`
  const { addressOf, createDatabase } = databasesIn(folder)
  const client = new pg.Client({ connectionString: addressOf('postgres') })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(1)')
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return name
    const unfinished = `${name}_unfinished`
    await client.query(`drop database if exists ${unfinished}`)
    const DATABASE_URL = await createDatabase('template0', unfinished)
    const served = await serveForTests({ DATABASE_URL, ...(now && { DEMO_NOW: now }) })
    await served.stop()
    await client.query(`alter database ${unfinished} rename to ${name}`)
    return name
  } finally {
    await client.end()
  }
}

/**
 * Starts a server with the data of the demonstration: in a database of PostgreSQL of its own, or embedded where the
 * package of PostgreSQL is not installed.
 * @param env environment variables of the server, e.g. `DEMO_NOW`
 */
export async function serveDemo(env: Environment = {}): Promise<ServedForTests> {
  const folder = process.env[postgresFolder]
  if (!folder) return serveForTests(env)
  const filled = await filledDatabase(folder, env.DEMO_NOW)
  return serveForTests({ ...env, DATABASE_URL: await databasesIn(folder).createDatabase(filled) })
}
