import type { Locale } from '../../src/api/schemas/locales.ts'
import type { Suite } from '../../src/suite/getSuite.ts'
import { loadPublicVendors } from '../../src/suite/publicData.ts'
import { integer, type Reader, recordOf, text } from '../../src/suite/readers.ts'
import { readPublic } from '../../src/suite/readPublic.ts'

const flag: Reader<boolean> = value => (typeof value === 'boolean' ? value : undefined)

const readInformation = recordOf(
  { billLinkEnabled: flag, helpDeskEnabled: flag, liveChatEnabled: flag },
  {
    supportEmail: text,
    supportPhone: text,
    responseDays: integer,
    limitations: text,
    authority: recordOf({ name: text }, { website: text, email: text, phone: text }),
  },
)

/** What a vendor's statement says beside the results of the elements. */
export type Information = NonNullable<ReturnType<typeof readInformation>>

/** A vendor by its id, or by its name in addresses while the id is not known. */
interface VendorNames {
  readonly id: number | undefined
  readonly slug: string | undefined
}

/**
 * The information of a vendor; of the platform, which has an e-mail address alone, without one.
 * @throws if it cannot be fetched, or there is no such vendor
 */
export async function loadInformation(
  suite: Suite,
  locale: Locale,
  { id, slug }: VendorNames,
): Promise<Information> {
  if (id !== undefined || slug !== undefined) {
    const group = id ?? (await loadPublicVendors(suite)).find(vendor => vendor.slug === slug)?.id
    if (group === undefined) throw new Error(`There is no vendor ${slug}.`)
    return readPublic(suite, 'accessibility', readInformation, { params: { group }, locale })
  }
  const { infoEmail } = await readPublic(suite, 'settings', recordOf({}, { infoEmail: text }))
  return {
    billLinkEnabled: true,
    helpDeskEnabled: true,
    liveChatEnabled: false,
    supportEmail: infoEmail,
    supportPhone: undefined,
    responseDays: undefined,
    limitations: undefined,
    authority: undefined,
  }
}
