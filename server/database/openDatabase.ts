import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { codeOf, isDatabaseAway } from '../http/refusalOf.ts'
import type { Logger } from '../Logger.ts'
import type { Database } from './Database.ts'
import { explainFolder } from './explainFolder.ts'
import { lockFolder } from './lockFolder.ts'
import { openPostgres } from './openPostgres.ts'

export interface DatabaseChoice {
  /** URL of a PostgreSQL server; without it the embedded database is used. */
  readonly DATABASE_URL?: string | undefined
  readonly DATA_DIR: string
  readonly PREPARED_QUERIES: 'on' | 'off'
  /** Most connections to a PostgreSQL server. */
  readonly POOL_SIZE: number
  /** Seconds to wait for a PostgreSQL server that does not answer yet. */
  readonly DATABASE_WAIT: number
}

/**
 * Opens the database that the environment names; locks the folder of the embedded one.
 * @throws Error whose message says what to do
 */
export async function openDatabase(choice: DatabaseChoice, logger: Logger): Promise<Database> {
  if (choice.DATABASE_URL) {
    return openAnswering(choice, choice.DATABASE_URL, logger)
  }
  const { DATA_DIR } = choice
  const { openPglite } = await import('./openPglite.ts')
  const lock = await lockFolder(DATA_DIR).catch(async (error: unknown) => {
    throw isSystemError(error) ? await explainFolder(error, DATA_DIR) : error
  })
  const database = await openPglite(join(DATA_DIR, 'database')).catch(async (error: unknown) => {
    await lock.release()
    throw await explainFolder(error, DATA_DIR)
  })
  return {
    ...database,
    close: async () => {
      await database.close()
      await lock.release()
    },
  }
}

/** Whether the operating system reported the error, and not a sentence of our own. */
const isSystemError = (error: unknown) => error instanceof Error && 'syscall' in error

/** Pause between attempts, in milliseconds. */
const pause = 1000

/**
 * Opens a PostgreSQL server and waits until it answers, because it may start at the same time.
 * @throws Error at once if the server answers that it cannot be used, or after the wait
 */
async function openAnswering(choice: DatabaseChoice, url: string, logger: Logger): Promise<Database> {
  const open = (sendsLimits: boolean) =>
    openPostgres(url, error => logger.warn({ error: error.name }, 'a database connection broke'), {
      keepsPrepared: choice.PREPARED_QUERIES === 'on',
      connections: choice.POOL_SIZE,
      sendsLimits,
    })
  let sendsLimits = true
  let database = open(sendsLimits)
  const end = performance.now() + choice.DATABASE_WAIT * 1000
  for (let attempt = 1; ; attempt++) {
    const error = await database.queries.execute(sql`select 1`).then(
      () => undefined,
      (thrown: Error) => thrown,
    )
    if (!error) return database
    const isRefused = refusesParameter(error)
    if (isRefused && sendsLimits) {
      await database.close()
      logger.info({}, 'the pooler takes no limits of a connection: its own or those of the role apply')
      sendsLimits = false
      database = open(sendsLimits)
      continue
    }
    if (isRefused || !isDatabaseAway(error) || performance.now() >= end) {
      await database.close()
      throw explain(error, new URL(url))
    }
    if (attempt === 1) {
      const fields = { host: new URL(url).host, seconds: choice.DATABASE_WAIT }
      logger.warn(fields, 'the database does not answer yet: the start waits for it')
    }
    await new Promise(resolve => setTimeout(resolve, pause))
  }
}

/** Whether a pooler refused the connection because of its parameters; PgBouncer knows only some of them. */
const refusesParameter = (error: Error) =>
  codeOf(error) === '08P01' && /unsupported startup parameter/.test(String(error.cause ?? error))

/** Explains why a PostgreSQL server cannot be used, by the error code of the first query. */
function explain(error: Error, { host, pathname }: URL): Error {
  const cause = (error.cause ?? error) as NodeJS.ErrnoException
  const sentences: Readonly<Record<string, string>> = {
    '28P01': 'The database refuses the user or the password of DATABASE_URL.',
    '28000': 'The database refuses the user of DATABASE_URL.',
    '3D000': `The database server has no database "${pathname.slice(1)}". Create it first: createdb ${pathname.slice(1)}`,
  }
  if (refusesParameter(error))
    return new Error(`The pooler of DATABASE_URL refuses a parameter of the URL. (${cause.message})`)
  return new Error(
    sentences[cause.code ?? ''] ??
      `The database at ${host} does not answer. Start it, or leave DATABASE_URL out to use the embedded one. (${cause.code ?? cause.name})`,
  )
}
