import { resourceNames } from '../../../../src/api/vendor/records.ts'
import { sql } from '../../../database/drizzle.ts'
import type { BatchContext, Resource } from '../Resource.ts'

/** Arbitrary, so that these locks differ from others. */
const lockBase = 5_302_600

/**
 * Locks the records of a resource until the transaction ends: two imports of it write batch after batch, because each reads
 * before it writes.
 */
export async function lockResource(
  { tx, vendorId }: Pick<BatchContext, 'tx' | 'vendorId'>,
  { name }: Pick<Resource, 'name'>,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockBase + resourceNames.indexOf(name)}, ${vendorId})`)
}
