import { sql } from 'drizzle-orm'
import type { AnyRecord, BatchContext, Referenced, ReferencedName, Resource } from '../Resource.ts'
import type { Refusal } from '../readers/RawRow.ts'
import { array } from './relation.ts'
import { select } from './select.ts'

/** Table of each referenced kind, and the column of the row that it belongs to. */
const targets: Readonly<Record<ReferencedName, { readonly table: string; readonly parent: string }>> = {
  organizations: { table: 'organizations', parent: 'id' },
  houses: { table: 'houses', parent: 'organization_id' },
  contracts: { table: 'contracts', parent: 'organization_id' },
  objects: { table: 'contract_objects', parent: 'contract_id' },
  meters: { table: 'meters', parent: 'contract_id' },
  invoices: { table: 'invoices', parent: 'contract_id' },
}

type Resolved = { readonly refs: ReadonlyMap<string, Referenced> } | { readonly refusal: Refusal }

/** Rows of the vendor that records name by their sourceId, one query for each table. */
export async function resolveReferences<Record extends AnyRecord>(
  { tx, vendorId }: Pick<BatchContext, 'tx' | 'vendorId'>,
  { references }: Pick<Resource<Record>, 'references'>,
  records: readonly Record[],
): Promise<readonly Resolved[]> {
  const named = records.map(record => references?.(record) ?? [])
  const keys = new Map<ReferencedName, Set<string>>()
  for (const { to, sourceId } of named.flat()) keys.set(to, (keys.get(to) ?? new Set()).add(sourceId))
  const rows = new Map<ReferencedName, Map<string, Referenced>>()
  for (const [to, sourceIds] of keys) {
    const { table, parent } = targets[to]
    const found = await select<{ source_id: string; id: number; parent_id: number }>(
      tx,
      sql`select source_id, id, ${sql.raw(parent)} as parent_id from ${sql.raw(table)}
        where vendor_id = ${vendorId} and source_id = any(${array('text', [...sourceIds])})`,
    )
    rows.set(to, new Map(found.map(row => [row.source_id, { id: row.id, parentId: row.parent_id }])))
  }
  return named.map(references => {
    const refs = new Map<string, Referenced>()
    for (const { field, to, sourceId } of references) {
      const row = rows.get(to)?.get(sourceId)
      if (!row) return { refusal: unknownReference(field, to, sourceId) }
      refs.set(field, row)
    }
    return { refs }
  })
}

const unknownReference = (field: string, to: ReferencedName, sourceId: string): Refusal => ({
  field,
  reason: 'unknown_reference',
  message: `There is no record "${sourceId}" in ${to}: send it first.`,
})
