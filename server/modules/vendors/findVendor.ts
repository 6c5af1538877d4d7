import type { Queries } from '../../database/Database.ts'
import { eq } from '../../database/drizzle.ts'
import { vendors } from './tables.ts'

/** Returns the vendor with an id, or undefined. */
export async function findVendor(
  queries: Queries,
  id: number,
): Promise<typeof vendors.$inferSelect | undefined> {
  const [vendor] = await queries.select().from(vendors).where(eq(vendors.id, id))
  return vendor
}
