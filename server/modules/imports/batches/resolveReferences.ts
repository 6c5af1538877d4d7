import { sql } from '../../../database/drizzle.ts'
import type { BatchContext, Referenced, ReferencedName, Resource, Row } from '../Resource.ts'
import type { Refusal } from '../readers/RawRow.ts'
import { rowsWithKeys } from './relation.ts'
import { select } from './select.ts'

interface Target {
  readonly table: string
  /** Column of the row that it belongs to. */
  readonly parent: string
  /** Column of the number that names the row where the sourceId does not, because banks know numbers only. */
  readonly number?: string
}

const targets: Readonly<Record<ReferencedName, Target>> = {
  organizations: { table: 'organizations', parent: 'id' },
  houses: { table: 'houses', parent: 'organization_id' },
  contracts: { table: 'contracts', parent: 'organization_id', number: 'username' },
  objects: { table: 'contract_objects', parent: 'contract_id' },
  meters: { table: 'meters', parent: 'contract_id', number: 'number' },
  invoices: { table: 'invoices', parent: 'contract_id', number: 'number' },
}

/**
 * Finds the rows of the vendor that records name by their sourceId, one query for each table.
 * @returns the records with these rows, and refusals of the others by sourceId
 */
export async function resolveReferences(
  context: Pick<BatchContext, 'tx' | 'vendorId'>,
  { references }: Pick<Resource, 'references'>,
  records: readonly Omit<Row, 'refs'>[],
): Promise<{ readonly rows: readonly Row[]; readonly refusals: ReadonlyMap<string, Refusal> }> {
  const named = records.map(({ record }) => references?.(record) ?? [])
  const keys = new Map<ReferencedName, Set<string>>()
  for (const { to, sourceId } of named.flat()) keys.set(to, (keys.get(to) ?? new Set()).add(sourceId))
  const rows = new Map<ReferencedName, Map<string, Referenced>>()
  for (const [to, sourceIds] of keys) {
    const { number } = targets[to]
    const bySource = await rowsBy(context, to, 'source_id', [...sourceIds])
    const others = [...sourceIds].filter(sourceId => !bySource.has(sourceId))
    const byNumber =
      number === undefined || others.length === 0 ? [] : await rowsBy(context, to, number, others)
    rows.set(to, new Map([...bySource, ...byNumber]))
  }
  const refusals = new Map<string, Refusal>()
  const resolved = records.flatMap((each, index): readonly Row[] => {
    const refs = new Map<string, Referenced>()
    for (const { field, to, sourceId } of named[index] ?? []) {
      const row = rows.get(to)?.get(sourceId)
      if (!row) {
        refusals.set(each.record.sourceId, unknownReference(field, to, sourceId))
        return []
      }
      refs.set(field, row)
    }
    return [{ ...each, refs }]
  })
  return { rows: resolved, refusals }
}

async function rowsBy(
  { tx, vendorId }: Pick<BatchContext, 'tx' | 'vendorId'>,
  to: ReferencedName,
  column: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Referenced>> {
  const { table, parent } = targets[to]
  const rows = await select<{ key: string; id: number; parent_id: number }>(
    tx,
    sql`select k.key, t.id, t.${sql.raw(parent)} as parent_id
      from ${rowsWithKeys({ table, vendorId, column, keys })}`,
  )
  return new Map(rows.map(({ key, id, parent_id: parentId }) => [key, { id, parentId }]))
}

const unknownReference = (field: string, to: ReferencedName, sourceId: string): Refusal => ({
  field,
  reason: 'unknown_reference',
  message: `There is no record "${sourceId}" in ${to}: send it first.`,
})
