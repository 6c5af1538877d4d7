import { taskCategories } from '../../../src/api/schemas/helpDesk.ts'
import type { Locale } from '../../../src/api/schemas/locales.ts'
import type { Queries } from '../../database/Database.ts'
import { and, eq, inArray } from '../../database/drizzle.ts'
import { textIn } from '../../texts/LocalizedText.ts'
import { helpDeskCategories } from './tables.ts'

/** A category that residents choose; without a title it is one of the platform, which clients name. */
interface Category {
  readonly code: string
  readonly title?: string
}

/** Queries of the categories of requests. */
export const categoryQueries = (queries: Queries) => ({
  /** Categories of vendors, each code once, in the vendors' order. */
  async ofVendors(vendorIds: readonly number[], locale: Locale): Promise<readonly Category[]> {
    const own = await queries
      .select()
      .from(helpDeskCategories)
      .where(and(inArray(helpDeskCategories.vendorId, [...vendorIds]), helpDeskCategories.isActive))
      .orderBy(helpDeskCategories.vendorId, helpDeskCategories.position, helpDeskCategories.id)
    const vendorsWithOwn = new Set(own.map(({ vendorId }) => vendorId))
    const hasUsual = vendorIds.length === 0 || vendorIds.some(id => !vendorsWithOwn.has(id))
    const categories = new Map<string, Category>()
    if (hasUsual) for (const code of taskCategories) categories.set(code, { code })
    for (const { code, title } of own)
      if (!categories.has(code)) categories.set(code, { code, title: textIn(title, locale) })
    return [...categories.values()]
  },

  /** Whether requests to a vendor can have a category. */
  async isOffered(vendorId: number, code: string): Promise<boolean> {
    const own = await queries
      .select({ code: helpDeskCategories.code })
      .from(helpDeskCategories)
      .where(and(eq(helpDeskCategories.vendorId, vendorId), helpDeskCategories.isActive))
    const offered: readonly string[] = own.length > 0 ? own.map(category => category.code) : taskCategories
    return offered.includes(code)
  },
})
