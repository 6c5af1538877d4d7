import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from './Database.ts'

interface PostgresOptions {
  /** False behind a pooler without prepared queries. */
  readonly keepsPrepared?: boolean
  /** Most connections at once. */
  readonly connections?: number
  /** How long the server may take for one query, in milliseconds. */
  readonly patience?: number
}

/**
 * Opens a pool of connections to a PostgreSQL server. A connection that breaks or stays silent is closed, and
 * the pool opens another one for the next query.
 * @param onError called when a connection breaks, e.g. because the server restarts
 */
export function openPostgres(
  url: string,
  onError: (error: Error) => void,
  { keepsPrepared = true, connections = 10, patience = 30_000 }: PostgresOptions = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    statement_timeout: patience,
    idle_in_transaction_session_timeout: patience,
    // Longer than the server's own limit, so that it only ends queries whose answer is lost.
    query_timeout: patience + 2000,
  })
  pool.on('error', onError)
  pool.on('connect', client => {
    // While a connection is in use, the pool listens to no errors of it, and an unheard one ends the process.
    client.on('error', onError)
    repair(client)
  })
  return {
    kind: 'postgres',
    keepsPrepared,
    queries: drizzle({ client: pool, casing: 'snake_case' }),
    pool: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  }
}

/**
 * Closes a connection whose query got no answer: the driver rejects such a query, but would send the next one
 * into the same silence. Returns a connection on which no transaction could begin, because Drizzle does not.
 */
function repair(client: pg.PoolClient): void {
  const prototype: { readonly query: (...values: unknown[]) => unknown } = Object.getPrototypeOf(client)
  const watched = (...values: unknown[]) => {
    const answer = prototype.query.apply(client, values)
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (error instanceof Error && error.message === 'Query read timeout') destroy(client)
        if (isBegin(values[0])) client.release(true)
      })
    return answer
  }
  Object.assign(client, { query: watched })
}

const isBegin = (query: unknown) =>
  typeof query === 'object' && query !== null && 'text' in query && /^begin\b/.test(String(query.text))

/** The driver types neither its connection nor the socket. */
function destroy(client: object): void {
  const { connection } = client as { readonly connection?: { readonly stream?: { destroy: () => void } } }
  connection?.stream?.destroy()
}
