import { sql } from 'drizzle-orm'
import type { Transaction } from '../../server/database/Database.ts'

/** Lets new rows of tables have ids behind those that were seeded with ids of their own. */
export async function followIds(tx: Transaction, ...tables: readonly string[]): Promise<void> {
  for (const table of tables)
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
    )
}
