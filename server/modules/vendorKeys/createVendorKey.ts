import { randomSecret, sha256 } from '../../common/crypto.ts'
import type { Queries, Transaction } from '../../database/Database.ts'
import { and, eq, gt, isNull, or } from '../../database/drizzle.ts'
import { vendors } from '../vendors/tables.ts'
import { vendorKeys } from './tables.ts'

/** Keys of a vendor that are valid at once: two, so that one can be replaced without a pause. */
const validKeys = 2

interface NewKey {
  readonly vendorId: number
  readonly name: string
  readonly expiresAt?: Date | null
}

const isValidKey = (now: Date) =>
  and(isNull(vendorKeys.revokedAt), or(isNull(vendorKeys.expiresAt), gt(vendorKeys.expiresAt, now)))

/**
 * Creates a secret key of a vendor.
 * @returns the key, which is not stored and cannot be read again
 * @throws Error if the vendor already has two valid keys
 */
export async function createVendorKey(
  queries: Queries | Transaction,
  { vendorId, name, expiresAt = null }: NewKey,
  now: Date,
): Promise<string> {
  const secret = `vk_${randomSecret()}`
  await queries.transaction(async tx => {
    // Locks the vendor, so that two commands at once cannot both create a second key.
    await tx.select({ id: vendors.id }).from(vendors).where(eq(vendors.id, vendorId)).for('update')
    const valid = await tx
      .select({ id: vendorKeys.id })
      .from(vendorKeys)
      .where(and(eq(vendorKeys.vendorId, vendorId), isValidKey(now)))
    if (valid.length >= validKeys)
      throw new Error(`The vendor already has ${validKeys} valid keys: revoke one of them first.`)
    await tx
      .insert(vendorKeys)
      .values({ vendorId, name, secretHash: await sha256(secret), createdAt: now, expiresAt, windowCalls: 0 })
  })
  return secret
}
