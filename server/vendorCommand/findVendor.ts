import type { Queries } from '../database/Database.ts'
import { eq } from '../database/drizzle.ts'
import { vendors } from '../modules/vendors/tables.ts'

/** @throws Error if there is no such vendor */
export async function findVendor(queries: Queries, slug: string) {
  const [vendor] = await queries.select().from(vendors).where(eq(vendors.slug, slug))
  if (!vendor)
    throw new Error(`There is no vendor "${slug}". Create it: npm run vendor -- create ${slug} --title "…"`)
  return vendor
}
