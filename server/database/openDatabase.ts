import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Logger } from '../Logger.ts'
import type { Database } from './Database.ts'
import { lockFolder } from './lockFolder.ts'
import { openPglite } from './openPglite.ts'
import { openPostgres } from './openPostgres.ts'

export interface DatabaseChoice {
  /** URL of a PostgreSQL server; without it the embedded database is used. */
  readonly DATABASE_URL?: string | undefined
  readonly DATA_DIR: string
  readonly PREPARED_QUERIES: 'on' | 'off'
}

/**
 * Opens the database that the environment names; locks the folder of the embedded one.
 * @throws Error whose message says what to do
 */
export async function openDatabase(choice: DatabaseChoice, logger: Logger): Promise<Database> {
  if (choice.DATABASE_URL) {
    const url = choice.DATABASE_URL
    const database = openPostgres(
      url,
      error => logger.warn({ error: error.name }, 'a database connection broke'),
      choice.PREPARED_QUERIES === 'on',
    )
    await database.queries.execute(sql`select 1`).catch(async error => {
      await database.close()
      throw explain(error, new URL(url))
    })
    return database
  }
  const lock = await lockFolder(choice.DATA_DIR)
  const database = await openPglite(join(choice.DATA_DIR, 'database'))
  return {
    ...database,
    close: async () => {
      await database.close()
      await lock.release()
    },
  }
}

/** Explains why a PostgreSQL server cannot be used, by the error code of the first query. */
function explain(error: Error, { host, pathname }: URL): Error {
  const cause = (error.cause ?? error) as NodeJS.ErrnoException
  const sentences: Readonly<Record<string, string>> = {
    '28P01': 'The database refuses the user or the password of DATABASE_URL.',
    '28000': 'The database refuses the user of DATABASE_URL.',
    '3D000': `The database server has no database "${pathname.slice(1)}". Create it first: createdb ${pathname.slice(1)}`,
  }
  return new Error(
    sentences[cause.code ?? ''] ??
      `The database at ${host} does not answer. Start it, or leave DATABASE_URL out to use the embedded one. (${cause.code ?? cause.name})`,
  )
}
