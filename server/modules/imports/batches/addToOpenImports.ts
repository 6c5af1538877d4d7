import { sql } from '../../../database/drizzle.ts'
import type { BatchContext, HashedRecord, Resource } from '../Resource.ts'
import { relation } from './relation.ts'

/**
 * Adds the keys of records to the other complete files that are being read or wait for a confirmation, because such a file
 * does not end what the vendor's system sent after it.
 */
export async function addToOpenImports(
  { tx, vendorId, importId = 0 }: BatchContext,
  { name }: Pick<Resource, 'name'>,
  records: readonly HashedRecord[],
): Promise<void> {
  const keys = relation('k', [
    { name: 'source_id', type: 'text', values: records.map(({ record }) => record.sourceId) },
  ])
  await tx.execute(sql`insert into import_keys (vendor_id, import_id, source_id)
    select i.vendor_id, i.id, k.source_id from imports i cross join ${keys}
    where i.vendor_id = ${vendorId} and i.resource = ${name} and i.id <> ${importId}
      and i.is_complete and i.state in ('running', 'needs_confirmation')
    on conflict do nothing`)
}
