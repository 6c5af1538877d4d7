import { linkAddress } from '../../src/api/rules/addresses.ts'
import type { Locale } from '../../src/api/schemas/locales.ts'
import { publicPaths } from '../../src/api/schemas/publicPaths.ts'
import type { Suite } from '../../src/suite/getSuite.ts'
import { fetchPublic, isText, thingsOf } from '../../src/suite/publicData.ts'

/** A vendor's announcement (LAY-19). */
export interface Banner {
  readonly id: number
  readonly title: string
  readonly text: string
  readonly url: string | undefined
  readonly image: string | undefined
  /** When the banner expires. */
  readonly endsAt: string | undefined
}

/** Parses an answer by hand; drops malformed values. */
export const readBanners = (answer: unknown): readonly Banner[] =>
  thingsOf<Banner>(answer).flatMap(({ id, title, text, url, image, endsAt }) =>
    Number.isInteger(id) && isText(title)
      ? [
          {
            id: Number(id),
            title,
            text: isText(text) ? text : '',
            url: isText(url) ? url : undefined,
            image: isText(image) ? linkAddress(image) : undefined,
            endsAt: isText(endsAt) && !Number.isNaN(Date.parse(endsAt)) ? endsAt : undefined,
          },
        ]
      : [],
  )

/** Banners of a vendor. @throws if they cannot be fetched */
export const loadBanners = async (
  suite: Suite,
  locale: Locale,
  vendorId: number,
): Promise<readonly Banner[]> =>
  readBanners(await fetchPublic(suite, publicPaths.banners.replace('{group}', String(vendorId)), locale))
