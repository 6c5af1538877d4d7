import { sql } from '../../../database/drizzle.ts'
import type { BatchContext, StoredRow } from '../Resource.ts'
import { type ColumnType, listOf, relation, type SqlValue } from './relation.ts'

interface Children<Child> {
  readonly table: string
  /** Column with the id of the row that they belong to. */
  readonly parent: string
  readonly columns: readonly {
    readonly name: string
    readonly type: ColumnType
    readonly value: (child: Child, index: number) => SqlValue
  }[]
}

/** Replaces what belongs to rows, e.g. the lines of invoices, in two statements. */
export async function replaceChildren<Child>(
  { tx, vendorId }: BatchContext,
  { table, parent, columns }: Children<Child>,
  rows: readonly { readonly row: StoredRow; readonly children: readonly Child[] }[],
): Promise<void> {
  const changed = rows.flatMap(({ row }) => (row.existingId === undefined ? [] : [row.id]))
  if (changed.length > 0)
    await tx.execute(
      sql`delete from ${sql.raw(table)} where vendor_id = ${vendorId} and ${sql.raw(parent)} in ${listOf('integer', changed)}`,
    )
  const all = rows.flatMap(({ row, children }) =>
    children.map((child, index) => ({ parentId: row.id, child, index })),
  )
  if (all.length === 0) return
  const arrays = [
    { name: parent, type: 'integer' as const, values: all.map(({ parentId }) => parentId) },
    ...columns.map(({ name, type, value }) => ({
      name,
      type,
      values: all.map(({ child, index }) => value(child, index)),
    })),
  ]
  const names = arrays.map(({ name }) => name).join(', ')
  await tx.execute(
    sql`insert into ${sql.raw(`${table} (vendor_id, ${names})`)}
      select ${vendorId}::integer, ${sql.raw(names)} from ${relation('r', arrays)}`,
  )
}
