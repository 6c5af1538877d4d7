import { linkAddress } from '../../src/api/rules/addresses.ts'
import type { Locale } from '../../src/api/schemas/locales.ts'
import type { Suite } from '../../src/suite/getSuite.ts'
import { integer, listOf, orElse, recordOf, text } from '../../src/suite/readers.ts'
import { readPublic } from '../../src/suite/readPublic.ts'

/** Reads banners; drops invalid entries. */
export const readBanners = listOf(
  recordOf(
    { id: integer, title: text, text: orElse(text, '') },
    {
      url: text,
      image: (value: unknown) => linkAddress(text(value)),
      /** When the banner expires. */
      endsAt: (value: unknown) => (Number.isNaN(Date.parse(text(value) ?? '')) ? undefined : text(value)),
    },
  ),
)

/** A vendor's announcement (LAY-19). */
export type Banner = ReturnType<typeof readBanners>[number]

/** Banners of a vendor. @throws if they cannot be fetched */
export const loadBanners = (suite: Suite, locale: Locale, vendorId: number): Promise<readonly Banner[]> =>
  readPublic(suite, 'banners', readBanners, { params: { group: vendorId }, locale })
