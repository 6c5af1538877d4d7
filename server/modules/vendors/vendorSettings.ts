import type { VendorSettings, VendorSettingsChange } from '../../../src/api/vendor/schemas/settings.ts'
import type { Queries } from '../../database/Database.ts'
import { eq } from '../../database/drizzle.ts'
import { vendors } from './tables.ts'

/**
 * Reads the settings that a vendor may change itself.
 * @throws Error if there is no such vendor
 */
export async function readVendorSettings(queries: Queries, vendorId: number): Promise<VendorSettings> {
  const [vendor] = await queries.select().from(vendors).where(eq(vendors.id, vendorId))
  if (!vendor) throw new Error(`There is no vendor ${vendorId}.`)
  const { id, slug, position, senderEmail, ...settings } = vendor
  return settings
}

/** Changes the settings that `change` names, and returns all. */
export async function changeVendorSettings(
  queries: Queries,
  vendorId: number,
  change: VendorSettingsChange,
): Promise<VendorSettings> {
  if (Object.keys(change).length > 0)
    await queries.update(vendors).set(change).where(eq(vendors.id, vendorId))
  return readVendorSettings(queries, vendorId)
}
