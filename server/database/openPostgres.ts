import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { createStatementNames, namedByConnection } from './createStatementNames.ts'
import type { Database } from './Database.ts'
import { DrizzleQueryError } from './drizzle.ts'
import { createSilentConnections } from './silentConnections.ts'

interface PostgresOptions {
  /** Whether statements stay prepared in a connection; false behind a pooler without prepared statements. */
  readonly keepsPrepared?: boolean
  /** Most connections at once. */
  readonly connections?: number
  /** How long the server may take for one query, in milliseconds. */
  readonly patience?: number
  /** False behind a pooler that refuses limits of a connection, so that only the driver ends long queries. */
  readonly sendsLimits?: boolean
}

/**
 * Opens a pool of connections to a PostgreSQL server. A connection that breaks or stays silent is closed, and
 * the pool opens another one for the next query.
 * @param onError called when a connection breaks, e.g. because the server restarts
 */
export function openPostgres(
  url: string,
  onError: (error: Error) => void,
  { keepsPrepared = true, connections = 10, patience = 30_000, sendsLimits = true }: PostgresOptions = {},
): Database {
  const pids: Pids = new WeakMap()
  const silent = createSilentConnections(url)
  const nameOf = keepsPrepared ? createStatementNames() : undefined
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    ...(sendsLimits && { statement_timeout: patience, idle_in_transaction_session_timeout: patience }),
    // Longer than the server's own limit, so that it only ends queries whose answer is lost.
    query_timeout: patience + 2000,
    verify: readPid(pids),
  })
  wrapFailedConnections(pool)
  pool.on('error', onError)
  pool.on('connect', client => {
    // While a connection is in use, the pool listens to no errors of it, and an unheard one ends the process.
    client.on('error', onError)
    repair(client, silent, pids)
    if (nameOf) prepareStatements(client, nameOf)
  })
  return {
    kind: 'postgres',
    queries: drizzle({ client: pool, casing: 'snake_case' }),
    pool: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    openPatient: () =>
      openPostgres(url, onError, { keepsPrepared, sendsLimits, connections: 1, patience: 3_600_000 }),
    close: () => {
      silent.stop()
      return pool.end()
    },
  }
}

/**
 * Wraps the error of a connection for a transaction as Drizzle wraps that of a query, so that it differs from
 * the network errors of other services.
 */
function wrapFailedConnections(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (...values: unknown[]) => Promise<pg.PoolClient> | undefined
  Object.assign(pool, {
    // The pool itself passes a callback, and gets no promise.
    connect: (...values: unknown[]) =>
      connect(...values)?.catch((error: Error) => {
        throw new DrizzleQueryError('connect', [], error)
      }),
  })
}

/** Ids of the server's processes behind connections. A pooler has none of its own, and leads to several. */
type Pids = WeakMap<object, number>

const readPid =
  (pids: Pids) =>
  (client: pg.PoolClient, done: (error?: Error) => void): void => {
    client.query<{ pid: number }>('select pg_backend_pid() as pid').then(({ rows: [row] }) => {
      const { processID } = client as { readonly processID?: number }
      if (row && row.pid === processID) pids.set(client, row.pid)
      done()
    }, done)
  }

/**
 * Names the statements of a connection, which the driver then prepares. A text without values can be several statements,
 * unless Drizzle built it once.
 */
function prepareStatements(client: pg.PoolClient, nameOf: ReturnType<typeof createStatementNames>): void {
  const query = client.query as (...values: unknown[]) => unknown
  Object.assign(client, {
    query(config: unknown, ...rest: unknown[]) {
      const [values] = rest
      const isOne = isStatement(config) && (config.name === namedByConnection || hasValues(values))
      const name = isOne && nameOf(config.text)
      return query.apply(client, [name ? { ...config, name } : config, ...rest])
    },
  })
}

const hasValues = (values: unknown) => Array.isArray(values) && values.length > 0

const isStatement = (config: unknown): config is { readonly text: string; readonly name?: unknown } =>
  typeof config === 'object' && config !== null && 'text' in config && typeof config.text === 'string'

/**
 * Closes a connection whose query got no answer: the driver rejects such a query, but would send the next one
 * into the same silence. So does it with a connection to a server that has become a replica. Returns a
 * connection on which no transaction could begin, because Drizzle does not.
 */
function repair(client: pg.PoolClient, silent: ReturnType<typeof createSilentConnections>, pids: Pids): void {
  const prototype: { readonly query: (...values: unknown[]) => unknown } = Object.getPrototypeOf(client)
  const watched = (...values: unknown[]) => {
    const pid = pids.get(client)
    const ended = pid === undefined ? () => {} : silent.watch(pid, () => destroy(client))
    const callback = values.at(-1)
    // The pool's own queries have a callback; it closes the connection of a query that failed.
    if (typeof callback === 'function')
      values[values.length - 1] = (...results: unknown[]) => {
        ended()
        callback(...results)
      }
    const answer = prototype.query.apply(client, values)
    if (answer instanceof Promise)
      answer.then(ended, (error: unknown) => {
        ended()
        if (isUseless(error)) destroy(client)
        if (isBegin(values[0])) client.release(true)
      })
    return answer
  }
  Object.assign(client, { query: watched })
}

/**
 * Codes of errors after which a connection is useless: it only refuses writes, or a migration changed the columns of
 * what is prepared in it.
 */
const uselessCodes: ReadonlySet<unknown> = new Set(['25006', '0A000'])

/** Whether the connection of this error answers no further query. */
const isUseless = (error: unknown) =>
  error instanceof Error &&
  (error.message === 'Query read timeout' || ('code' in error && uselessCodes.has(error.code)))

const isBegin = (query: unknown) =>
  typeof query === 'object' && query !== null && 'text' in query && /^begin\b/.test(String(query.text))

/** The driver types neither its connection nor the socket. */
function destroy(client: object): void {
  const { connection } = client as { readonly connection?: { readonly stream?: { destroy: () => void } } }
  connection?.stream?.destroy()
}
