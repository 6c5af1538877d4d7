import type { Queries, Transaction } from '../database/Database.ts'
import { eq, sql } from '../database/drizzle.ts'
import { codeOf } from '../http/refusalOf.ts'
import { userRoles } from '../modules/accounts/tables.ts'
import { documentIds } from '../modules/clientRegister/documentIds.ts'
import { uploads } from '../modules/uploads/tables.ts'
import { vendors } from '../modules/vendors/tables.ts'

/** PostgreSQL's code of a row that others refer to. */
const isReferenced = (error: unknown) => codeOf(error) === '23503'

/** Makes the documents of client forms overdue, so that the server deletes their files like those of unused uploads. */
const releaseDocuments = (tx: Transaction, vendorId: number, now: Date) =>
  tx
    .update(uploads)
    .set({ usedAt: null, expiresAt: now })
    .where(
      sql`${uploads.id} in (${documentIds(
        sql`(select form from client_registrations where vendor_id = ${vendorId}) as forms`,
      )})`,
    )

/** Takes roles from people who have them by the vendor's contracts only, as `dropUnusedRoles` does when they unlink one. */
const dropRoles = (tx: Transaction, vendorId: number) =>
  tx.delete(userRoles).where(
    sql`(${userRoles.userId}, ${userRoles.roleId}) in (
        select user_id, role_id from user_contracts where vendor_id = ${vendorId}
        except select user_id, role_id from user_contracts where vendor_id <> ${vendorId})`,
  )

/**
 * Removes a vendor and every row with its key, in one transaction. The tables are those of the database, so a new
 * one is not forgotten; a table that others still refer to is tried again after them. A running server deletes the
 * files of its client forms within an hour.
 * @returns the number of rows
 */
export const removeVendor = (queries: Queries, vendorId: number, now: Date): Promise<number> =>
  queries.transaction(async tx => {
    await releaseDocuments(tx, vendorId, now)
    await dropRoles(tx, vendorId)
    const { rows } = (await tx.execute(sql`
      select c.table_name as name from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
      join pg_class on pg_class.oid = format('%I', c.table_name)::regclass and not pg_class.relispartition
      where c.table_schema = 'public' and c.column_name = 'vendor_id' and t.table_type = 'BASE TABLE'
      order by c.table_name`)) as unknown as { readonly rows: readonly { readonly name: string }[] }
    const tables = rows.map(({ name }) => name)
    // Counted before, because rows go with others, too.
    let removed = 0
    for (const table of tables) removed += await countRows(tx, table, vendorId)
    let waiting = tables
    while (waiting.length > 0) {
      const left: string[] = []
      for (const table of waiting) if (!(await removeRows(tx, table, vendorId))) left.push(table)
      if (left.length === waiting.length)
        throw new Error(`Rows of ${left.join(', ')} refer to each other and were not removed.`)
      waiting = left
    }
    await tx.delete(vendors).where(eq(vendors.id, vendorId))
    return removed
  })

async function countRows(tx: Transaction, table: string, vendorId: number): Promise<number> {
  const { rows } = (await tx.execute(
    sql`select count(*)::integer as count from ${sql.identifier(table)} where vendor_id = ${vendorId}`,
  )) as unknown as { rows: readonly { count: number }[] }
  return rows[0]?.count ?? 0
}

/** False if rows of another table refer to these. */
async function removeRows(tx: Transaction, table: string, vendorId: number): Promise<boolean> {
  try {
    // A nested transaction is a savepoint, because an error would otherwise end the outer one.
    await tx.transaction(inner =>
      inner.execute(sql`delete from ${sql.identifier(table)} where vendor_id = ${vendorId}`),
    )
    return true
  } catch (error) {
    if (isReferenced(error)) return false
    throw error
  }
}
