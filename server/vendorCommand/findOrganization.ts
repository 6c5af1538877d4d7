import type { Queries } from '../database/Database.ts'
import { and, eq } from '../database/drizzle.ts'
import { organizations } from '../modules/vendors/tables.ts'
import { findVendor } from './findVendor.ts'

/**
 * Finds an organization of a vendor by the vendor's own key.
 * @throws Error if there is no such vendor or organization
 */
export async function findOrganization(queries: Queries, slug: string, sourceId: string) {
  const vendor = await findVendor(queries, slug)
  const [organization] = await queries
    .select()
    .from(organizations)
    .where(and(eq(organizations.vendorId, vendor.id), eq(organizations.sourceId, sourceId)))
  if (!organization)
    throw new Error(
      `The vendor "${slug}" has no organization "${sourceId}". Import it: npm run vendor -- import ${slug} organizations <file>`,
    )
  return organization
}
