import { join } from 'node:path'
import type { Logger } from '../common/Logger.ts'
import { codeOf, isDatabaseAway } from '../http/refusalOf.ts'
import type { Database } from './Database.ts'
import { sql } from './drizzle.ts'
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
    const error = await refuseUnusable(database, new URL(url)).then(
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

/** A database that answers, but of which only the administrator can make one for the server. */
class UnusableDatabase extends Error {}

/** @throws UnusableDatabase if migrations would fail in the database, or texts be damaged */
async function refuseUnusable({ queries }: Database, { pathname }: URL): Promise<void> {
  const { rows } = (await queries.execute(
    sql`select current_setting('server_encoding') as encoding, has_schema_privilege(current_schema(), 'create') as creates`,
  )) as unknown as { rows: readonly { readonly encoding: string; readonly creates: boolean | null }[] }
  const name = pathname.slice(1)
  if (rows[0]?.encoding !== 'UTF8')
    throw new UnusableDatabase(
      `The database "${name}" has the encoding ${rows[0]?.encoding}. Create one with UTF8: createdb --encoding=UTF8 --template=template0 <name>`,
    )
  if (!rows[0].creates)
    throw new UnusableDatabase(
      `The user of DATABASE_URL may not create tables in the database "${name}". Make it the owner: alter database "${name}" owner to …`,
    )
}

/** Explains why a PostgreSQL server cannot be used, by the error code of the first query. */
function explain(error: Error, { host, pathname }: URL): Error {
  if (error instanceof UnusableDatabase) return error
  const cause = (error.cause ?? error) as NodeJS.ErrnoException
  const sentences: Readonly<Record<string, string>> = {
    '28P01': 'The database refuses the user or the password of DATABASE_URL. Correct them.',
    '28000': 'The database refuses the user of DATABASE_URL. Correct it, or let it sign in.',
    '3D000': `The database server has no database "${pathname.slice(1)}". Create it first: createdb ${pathname.slice(1)}`,
  }
  if (refusesParameter(error))
    return new Error(`The pooler of DATABASE_URL refuses a parameter of the URL. (${cause.message})`)
  return new Error(
    sentences[cause.code ?? ''] ??
      `The database at ${host} does not answer. Start it, or correct DATABASE_URL. (${cause.code ?? cause.name})`,
  )
}
