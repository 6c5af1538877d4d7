import type { InferInsertModel } from 'drizzle-orm/table'
import type { Transaction } from '../../server/database/Database.ts'
import type { PgTable } from '../../server/database/drizzlePgCore.ts'

/** PostgreSQL allows at most 65,535 parameters in one statement; smaller statements are built faster. */
const valuesPerStatement = 10_000

/** Inserts many rows in few statements. */
export async function insert<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const step = Math.floor(valuesPerStatement / Object.keys(first).length)
  for (let start = 0; start < rows.length; start += step)
    await tx.insert(table).values(rows.slice(start, start + step) as never)
}
