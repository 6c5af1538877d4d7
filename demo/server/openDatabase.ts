import { join } from 'node:path'
import type { Database } from './database/Database.ts'
import { openPglite } from './database/openPglite.ts'
import { openPostgres } from './database/openPostgres.ts'
import { lockFolder } from './lockFolder.ts'
import type { Logger } from './Services.ts'

export interface DatabaseChoice {
  /** A PostgreSQL server; the embedded database when absent. */
  readonly DATABASE_URL?: string | undefined
  readonly DATA_DIR: string
}

/**
 * Opens the database that the environment asks for, the embedded one under its folder's lock.
 * @throws Error with a sentence a person can act on
 */
export async function openDatabase(choice: DatabaseChoice, logger: Logger): Promise<Database> {
  if (choice.DATABASE_URL)
    return openPostgres(choice.DATABASE_URL, error =>
      logger.warn({ error: error.name }, 'a database connection broke'),
    )
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
