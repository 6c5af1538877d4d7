import type { Transaction } from '../../server/database/Database.ts'
import { sql } from '../../server/database/drizzle.ts'

/** Moves the tables' id sequences past the seeded ids. */
export async function followIds(tx: Transaction, ...tables: readonly string[]): Promise<void> {
  for (const table of tables)
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
    )
}
