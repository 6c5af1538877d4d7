import { sql } from '../../../database/drizzle.ts'
import type { BatchContext, Resource, Row } from '../Resource.ts'
import type { Refusal } from '../readers/RawRow.ts'
import { rowsWithKeys } from './relation.ts'
import { select } from './select.ts'

/** Refuses rows whose unique field belongs to another record, stored or in the same batch. */
export async function takenValues(
  { tx, vendorId }: BatchContext,
  { table, natural }: Resource,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, Refusal>> {
  const refusals = new Map<string, Refusal>()
  if (!natural || rows.length === 0) return refusals
  const stored = await select<{ value: string; source_id: string | null }>(
    tx,
    sql`select k.key as value, t.source_id
      from ${rowsWithKeys({ table, vendorId, column: natural.column, keys: rows.map(({ record }) => natural.of(record)) })}`,
  )
  const owners = new Map(stored.map(row => [row.value, row.source_id]))
  for (const { record } of rows) {
    const value = natural.of(record)
    const owner = owners.get(value)
    if (owner === undefined) owners.set(value, record.sourceId)
    else if (owner !== record.sourceId)
      refusals.set(record.sourceId, {
        field: natural.field,
        reason: 'taken',
        message: `Another record already has the ${natural.field} "${value}".`,
      })
  }
  return refusals
}
