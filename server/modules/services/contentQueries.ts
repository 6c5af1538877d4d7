import type { Queries } from '../../database/Database.ts'
import { and, asc, eq, gt, isNull, or } from '../../database/drizzle.ts'
import { contentItems } from './tables.ts'

type ContentItem = typeof contentItems.$inferSelect

/** Queries of service pages, blocks and banners. */
export const contentQueries = (queries: Queries) => ({
  /** Items that have not ended, of a vendor or of any; null means the items of the platform itself. */
  itemsOf: (place: ContentItem['place'], vendorId: number | 'any' | null, now: Date) =>
    queries
      .select()
      .from(contentItems)
      .where(
        and(
          eq(contentItems.place, place),
          vendorId === 'any'
            ? undefined
            : vendorId === null
              ? isNull(contentItems.vendorId)
              : eq(contentItems.vendorId, vendorId),
          or(isNull(contentItems.endsAt), gt(contentItems.endsAt, now)),
        ),
      )
      .orderBy(asc(contentItems.position)),

  async pictureOf(id: number) {
    const [item] = await queries
      .select({ svg: contentItems.pictureSvg })
      .from(contentItems)
      .where(eq(contentItems.id, id))
    return item?.svg
  },
})
