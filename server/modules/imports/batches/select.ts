import type { Queries, Transaction } from '../../../database/Database.ts'
import type { SQL } from '../../../database/drizzle.ts'

/** Runs a statement and returns its rows, whose columns the caller knows. */
export async function select<Row>(queries: Queries | Transaction, statement: SQL): Promise<readonly Row[]> {
  const { rows } = (await queries.execute(statement)) as unknown as { readonly rows: readonly Row[] }
  return rows
}
