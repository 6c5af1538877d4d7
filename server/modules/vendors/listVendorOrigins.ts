import type { Queries } from '../../database/Database.ts'
import { vendorOrigins } from './tables.ts'

/** Origins of the vendors' own pages. */
export async function listVendorOrigins(queries: Queries): Promise<readonly string[]> {
  const rows = await queries.selectDistinct({ origin: vendorOrigins.origin }).from(vendorOrigins)
  return rows.map(({ origin }) => origin)
}
