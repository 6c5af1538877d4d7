import type { Locale } from '../../../src/api/schemas/locales.ts'
import type { VendorTexts } from '../../../src/api/vendor/schemas/settings.ts'
import type { Queries } from '../../database/Database.ts'
import { and, asc, eq } from '../../database/drizzle.ts'
import { vendorTranslations } from './tables.ts'

const isOf = (vendorId: number, locale: Locale) =>
  and(eq(vendorTranslations.vendorId, vendorId), eq(vendorTranslations.locale, locale))

/** Texts of a vendor in a language, by key (I18-2). */
export async function readVendorTexts(
  queries: Queries,
  vendorId: number,
  locale: Locale,
): Promise<VendorTexts> {
  const rows = await queries
    .select({ key: vendorTranslations.key, text: vendorTranslations.text })
    .from(vendorTranslations)
    .where(isOf(vendorId, locale))
    .orderBy(asc(vendorTranslations.key))
  return Object.fromEntries(rows.map(({ key, text }) => [key, text]))
}

/** Replaces the texts of a vendor in a language. */
export const replaceVendorTexts = (
  queries: Queries,
  vendorId: number,
  locale: Locale,
  texts: VendorTexts,
): Promise<void> =>
  queries.transaction(async tx => {
    await tx.delete(vendorTranslations).where(isOf(vendorId, locale))
    const rows = Object.entries(texts).map(([key, text]) => ({ vendorId, locale, key, text }))
    if (rows.length > 0) await tx.insert(vendorTranslations).values(rows)
  })
