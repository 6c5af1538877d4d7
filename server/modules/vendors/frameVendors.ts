import type { Queries } from '../../database/Database.ts'
import { eq } from '../../database/drizzle.ts'
import { remembered } from '../../http/remembered.ts'
import type { FrameVendor } from '../../web/frame/FrameVendor.ts'
import { vendorOrigins, vendors } from './tables.ts'

/** Returns all vendors by slug with the origins of their sites, cached for some milliseconds. */
export const frameVendors = (
  queries: Queries,
  milliseconds: number,
): (() => Promise<ReadonlyMap<string, FrameVendor>>) =>
  remembered(async () => {
    const rows = await queries
      .select({ slug: vendors.slug, title: vendors.title, origin: vendorOrigins.origin })
      .from(vendors)
      .leftJoin(vendorOrigins, eq(vendorOrigins.vendorId, vendors.id))
      .orderBy(vendors.position)
    const bySlug = Map.groupBy(rows, ({ slug }) => slug)
    return new Map(
      [...bySlug].map(([slug, vendorRows]) => [
        slug,
        { title: vendorRows[0]?.title ?? slug, origins: vendorRows.flatMap(({ origin }) => origin ?? []) },
      ]),
    )
  }, milliseconds)
