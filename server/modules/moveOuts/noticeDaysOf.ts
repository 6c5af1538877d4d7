import type { Queries } from '../../database/Database.ts'
import { eq } from '../../database/drizzle.ts'
import { vendors } from '../vendors/tables.ts'

/** Days before its last day that a vendor wants to know of a contract's end. */
export async function noticeDaysOf(queries: Queries, vendorId: number): Promise<number> {
  const [vendor] = await queries
    .select({ days: vendors.moveOutNoticeDays })
    .from(vendors)
    .where(eq(vendors.id, vendorId))
  return vendor?.days ?? 0
}
