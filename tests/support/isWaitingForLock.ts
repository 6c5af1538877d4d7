import { sql } from 'drizzle-orm'
import type { Queries } from '../../server/database/Database.ts'

/** Whether a connection to the database waits for a lock of another; on PostgreSQL. */
export async function isWaitingForLock(queries: Queries): Promise<boolean> {
  const { rows } = (await queries.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )) as unknown as { readonly rows: readonly unknown[] }
  return rows.length > 0
}
