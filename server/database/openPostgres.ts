import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from './Database.ts'

/**
 * Opens a pool of connections to a PostgreSQL server.
 * @param onError called when an idle connection breaks, e.g. because the server restarts; the pool
 * reconnects by itself
 * @param keepsPrepared false behind a pooler without prepared queries
 */
export function openPostgres(url: string, onError: (error: Error) => void, keepsPrepared = true): Database {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 })
  pool.on('error', onError)
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
