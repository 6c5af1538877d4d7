import { eq, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../database/Database.ts'
import { codeOf } from '../http/refusalOf.ts'
import { vendors } from '../modules/vendors/tables.ts'

/** PostgreSQL's code of a row that others refer to. */
const isReferenced = (error: unknown) => codeOf(error) === '23503'

/**
 * Removes a vendor and every row with its key, in one transaction. The tables are those of the database, so a new
 * one is not forgotten; a table that others still refer to is tried again after them.
 * @returns the number of rows
 */
export const removeVendor = (queries: Queries, vendorId: number): Promise<number> =>
  queries.transaction(async tx => {
    const { rows } = (await tx.execute(sql`
      select c.table_name as name from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
      where c.table_schema = 'public' and c.column_name = 'vendor_id' and t.table_type = 'BASE TABLE'
      order by c.table_name`)) as unknown as { readonly rows: readonly { readonly name: string }[] }
    let removed = 0
    let waiting = rows.map(({ name }) => name)
    while (waiting.length > 0) {
      const left: string[] = []
      for (const table of waiting) {
        const count = await removeRows(tx, table, vendorId)
        if (count === undefined) left.push(table)
        else removed += count
      }
      if (left.length === waiting.length)
        throw new Error(`Rows of ${left.join(', ')} refer to each other and were not removed.`)
      waiting = left
    }
    await tx.delete(vendors).where(eq(vendors.id, vendorId))
    return removed
  })

/** Undefined if rows of another table refer to these. */
async function removeRows(tx: Transaction, table: string, vendorId: number): Promise<number | undefined> {
  try {
    // A nested transaction is a savepoint, because an error would otherwise end the outer one.
    return await tx.transaction(async inner => {
      const { rows } = (await inner.execute(sql`with gone as (
          delete from ${sql.identifier(table)} where vendor_id = ${vendorId} returning 1)
        select count(*)::integer as count from gone`)) as unknown as { rows: readonly { count: number }[] }
      return rows[0]?.count ?? 0
    })
  } catch (error) {
    if (isReferenced(error)) return undefined
    throw error
  }
}
