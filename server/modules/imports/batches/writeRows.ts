import { sql } from '../../../database/drizzle.ts'
import type { BatchContext, HashedRecord, Resource } from '../Resource.ts'
import type { Refusal } from '../readers/RawRow.ts'
import { addToOpenImports } from './addToOpenImports.ts'
import { lockResource } from './lockResource.ts'
import type { Outcome } from './Outcome.ts'
import { relation, rowsWithKeys } from './relation.ts'
import { reportChanges } from './reportChanges.ts'
import { resolveReferences } from './resolveReferences.ts'
import { select } from './select.ts'
import { takenValues } from './takenValues.ts'
import { upsert } from './upsert.ts'

interface Existing {
  readonly id: number
  readonly source_id: string
  readonly source_hash: string | null
  readonly updated: string | null
}

const stale: Refusal = {
  field: 'updatedAt',
  reason: 'stale',
  message: 'A newer version of this record was sent before.',
}

/**
 * Writes the records of a batch that changed, with what belongs to them.
 * @returns outcomes by sourceId
 */
export async function writeRows(
  context: BatchContext,
  resource: Resource,
  records: readonly HashedRecord[],
): Promise<ReadonlyMap<string, Outcome>> {
  await lockResource(context, resource)
  await addToOpenImports(context, resource, records)
  const known = await existingRows(context, resource, records)
  const outcomes = new Map<string, Outcome>(
    records.map(each => [each.record.sourceId, outcomeOf(each, known.get(each.record.sourceId))]),
  )
  const refuse = (refusals: ReadonlyMap<string, Refusal>) => {
    for (const [sourceId, refusal] of refusals) outcomes.set(sourceId, refusal)
  }
  const isOpen = ({ record }: HashedRecord) => outcomes.get(record.sourceId) === 'accepted'

  const changed = records
    .filter(isOpen)
    .map(each => ({ ...each, existingId: known.get(each.record.sourceId)?.id }))
  const { rows, refusals } = await resolveReferences(context, resource, changed)
  refuse(refusals)
  refuse(await takenValues(context, resource, rows))
  if (resource.refuse) refuse(await resource.refuse(context, rows.filter(isOpen)))

  const written = rows.filter(isOpen)
  if (written.length > 0) {
    await resource.prepare?.(context, written)
    const stored = await upsert(context, resource, written)
    await resource.store?.(context, stored)
    await reportChanges(context, resource, stored)
  }
  await touchUnchanged(
    context,
    resource,
    records.flatMap(({ record: { sourceId, updatedAt } }) => {
      const row = known.get(sourceId)
      const isNewer = row && updatedAt && updatedAt > (row.updated ?? '')
      return isNewer && outcomes.get(sourceId) === 'unchanged' ? [{ id: row.id, updatedAt }] : []
    }),
  )
  return outcomes
}

async function existingRows(
  { tx, vendorId }: BatchContext,
  { table }: Resource,
  records: readonly HashedRecord[],
): Promise<ReadonlyMap<string, Existing>> {
  const stored = await select<Existing>(
    tx,
    sql`select t.id, t.source_id, t.source_hash,
        to_char(t.source_updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated
      from ${rowsWithKeys({ table, vendorId, column: 'source_id', keys: records.map(({ record }) => record.sourceId) })}`,
  )
  return new Map(stored.map(row => [row.source_id, row]))
}

function outcomeOf({ record, hash }: HashedRecord, existing: Existing | undefined): Outcome {
  if (!existing) return 'accepted'
  if (record.updatedAt && existing.updated && record.updatedAt < existing.updated) return stale
  return existing.source_hash === hash ? 'unchanged' : 'accepted'
}

/** A record with a newer time, but otherwise the same, makes older ones stale. */
async function touchUnchanged(
  { tx, vendorId }: BatchContext,
  { table }: Resource,
  newer: readonly { readonly id: number; readonly updatedAt: string }[],
): Promise<void> {
  if (newer.length === 0) return
  const times = relation('n', [
    { name: 'id', type: 'integer', values: newer.map(({ id }) => id) },
    { name: 'updated_at', type: 'timestamptz', values: newer.map(({ updatedAt }) => updatedAt) },
  ])
  await tx.execute(sql`update ${sql.raw(table)} as t set source_updated_at = n.updated_at
    from ${times} where t.vendor_id = ${vendorId} and t.id = n.id`)
}
