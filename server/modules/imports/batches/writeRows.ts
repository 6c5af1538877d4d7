import { sql } from 'drizzle-orm'
import { resourceNames } from '../../../../src/api/vendor/records.ts'
import { sha256 } from '../../../crypto.ts'
import type { AnyRecord, BatchContext, Resource, Row } from '../Resource.ts'
import type { Refusal } from '../readers/RawRow.ts'
import type { Outcome } from './Outcome.ts'
import { array, rowsWithKeys } from './relation.ts'
import { resolveReferences } from './resolveReferences.ts'
import { select } from './select.ts'
import { takenValues } from './takenValues.ts'
import { type Hashed, upsert } from './upsert.ts'

/** Arbitrary, so that these locks differ from others. */
const lockBase = 5_302_600

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

/** Hash of what a record says, whatever its format and the order of its fields. */
const hashOf = ({ updatedAt: _, ...content }: AnyRecord) => sha256(JSON.stringify(content))

/** Writes the records of a batch that changed, with what belongs to them. */
export async function writeRows(
  context: BatchContext,
  resource: Resource,
  records: readonly AnyRecord[],
): Promise<readonly Outcome[]> {
  const { tx, vendorId } = context
  const hashes = await Promise.all(records.map(hashOf))
  // Two imports of the same resource take turns batch by batch, because each reads before it writes.
  await tx.execute(
    sql`select pg_advisory_xact_lock(${lockBase + resourceNames.indexOf(resource.name)}, ${vendorId})`,
  )
  const known = await existingRows(context, resource, records)
  const outcomes: Outcome[] = records.map((record, index) =>
    outcomeOf(record, hashes[index], known.get(record.sourceId)),
  )
  const isOpen = (index: number) => outcomes[index] === 'accepted'
  const openIndexes = () => records.flatMap((_, index) => (isOpen(index) ? [index] : []))
  const recordAt = (index: number) => records[index] as AnyRecord

  const candidates = openIndexes()
  const resolved = await resolveReferences(context, resource, candidates.map(recordAt))
  const rows = new Map<number, Row>()
  candidates.forEach((index, position) => {
    const references = resolved[position]
    if (!references) return
    if ('refusal' in references) outcomes[index] = references.refusal
    else
      rows.set(index, {
        record: recordAt(index),
        refs: references.refs,
        existingId: known.get(recordAt(index).sourceId)?.id,
      })
  })
  const openRows = () => openIndexes().flatMap(index => rows.get(index) ?? [])
  const refuse = (refusals: ReadonlyMap<string, Refusal>) => {
    for (const index of openIndexes()) {
      const refusal = refusals.get(recordAt(index).sourceId)
      if (refusal) outcomes[index] = refusal
    }
  }
  refuse(await takenValues(context, resource, openRows()))
  if (resource.refuse) refuse(await resource.refuse(context, openRows()))

  const written = openIndexes().flatMap((index): Hashed[] => {
    const row = rows.get(index)
    return row ? [{ row, hash: hashes[index] ?? '' }] : []
  })
  if (written.length > 0) {
    await resource.prepare?.(
      context,
      written.map(({ row }) => row),
    )
    const stored = await upsert(context, resource, written)
    await resource.store?.(context, stored)
  }
  await touchUnchanged(
    context,
    resource,
    records.filter((_, index) => outcomes[index] === 'unchanged'),
    known,
  )
  return outcomes
}

async function existingRows(
  { tx, vendorId }: BatchContext,
  { table }: Resource,
  records: readonly AnyRecord[],
): Promise<ReadonlyMap<string, Existing>> {
  const found = await select<Existing>(
    tx,
    sql`select t.id, t.source_id, t.source_hash,
        to_char(t.source_updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated
      from ${rowsWithKeys({ table, vendorId, column: 'source_id', keys: records.map(({ sourceId }) => sourceId) })}`,
  )
  return new Map(found.map(row => [row.source_id, row]))
}

function outcomeOf(
  { updatedAt }: AnyRecord,
  hash: string | undefined,
  existing: Existing | undefined,
): Outcome {
  if (!existing) return 'accepted'
  if (updatedAt && existing.updated && updatedAt < existing.updated) return stale
  return existing.source_hash === hash ? 'unchanged' : 'accepted'
}

/** A record with a newer time, but otherwise the same, makes older ones stale. */
async function touchUnchanged(
  { tx, vendorId }: BatchContext,
  { table }: Resource,
  records: readonly AnyRecord[],
  known: ReadonlyMap<string, Existing>,
): Promise<void> {
  const newer = records.filter(
    ({ sourceId, updatedAt }) => updatedAt && updatedAt > (known.get(sourceId)?.updated ?? ''),
  )
  if (newer.length === 0) return
  const keys = array(
    'text',
    newer.map(({ sourceId }) => sourceId),
  )
  const times = array(
    'timestamptz',
    newer.map(({ updatedAt }) => updatedAt ?? null),
  )
  await tx.execute(sql`update ${sql.raw(table)} as t set source_updated_at = n.updated_at
    from unnest(${keys}, ${times}) as n(source_id, updated_at)
    where t.vendor_id = ${vendorId} and t.source_id = n.source_id`)
}
