import { linkAddress } from '../api/rules/addresses.ts'
import type { Locale } from '../api/schemas/locales.ts'
import type { PublicOrganizationGroup } from '../api/schemas/organizations.ts'
import { patterns } from '../api/schemas/patterns.ts'
import type { Suite } from './getSuite.ts'
import { integer, listOf, matching, orElse, type Reader, recordOf, text } from './readers.ts'
import { readPublic } from './readPublic.ts'

/** Query of public data that a vendor may have of its own; undefined on pages of no vendor. */
const vendorQuery = (vendor: string | undefined) => vendor && `vendor=${vendor}`

/**
 * Features that are on for a vendor, or for the platform.
 * @param vendor its slug; the page's if omitted
 * @throws if they cannot be fetched
 */
export const readFeatures = (suite: Suite, vendor = suite.config.vendor): Promise<readonly string[]> =>
  readPublic(suite, 'features', listOf(text), { query: vendorQuery(vendor) })

/** The same; none after a failure (PER-4). */
export const loadFeatures = (suite: Suite, vendor?: string): Promise<readonly string[]> =>
  readFeatures(suite, vendor).catch(() => [])

/** Codes of the platform's languages (LAY-8). @throws if the settings cannot be fetched */
export const loadLanguages = async (suite: Suite): Promise<readonly string[]> =>
  ((await readPublic(suite, 'settings', recordOf({}, { availableLanguages: text }))).availableLanguages ?? '')
    .split(';')
    .filter(code => code !== '')

/** URL of the platform's FAQ (CON-3); undefined if there is none or it cannot be fetched. */
export const loadFaqUrl = (suite: Suite): Promise<string | undefined> =>
  readPublic(suite, 'settings', recordOf({}, { faqUrl: text })).then(
    ({ faqUrl }) => faqUrl,
    () => undefined,
  )

const menuLinks = listOf(recordOf({ translationKey: text }, { publicSiteUrl: text, externalUrl: text }))

/** URLs of the legal texts, from the platform's footer; empty if they cannot be fetched. */
export const loadLegalLinks = (suite: Suite): Promise<{ privacyPolicy?: string; terms?: string }> =>
  readPublic(suite, 'menu', menuLinks, { params: { placement: 'footer' }, query: 'isActiveForWeb=1' }).then(
    items => {
      const addressOf = (key: string) => {
        const item = items.find(({ translationKey }) => translationKey === key)
        const address = linkAddress(item?.publicSiteUrl ?? item?.externalUrl)
        if (address === undefined) return undefined
        const url = new URL(address)
        url.searchParams.set('lang', suite.language.of(undefined))
        return url.href
      }
      const privacyPolicy = addressOf('menu.privacy_policy')
      const terms = addressOf('menu.terms')
      return { ...(privacyPolicy && { privacyPolicy }), ...(terms && { terms }) }
    },
    () => ({}),
  )

const providers = listOf(recordOf({ id: matching(patterns.slug), name: text }))

/** Social sign-in providers (AUT-3); none if they cannot be fetched. */
export const loadProviders = (
  suite: Suite,
): Promise<readonly { readonly id: string; readonly name: string }[]> =>
  readPublic(suite, 'providers', providers).catch(() => [])

/** The public part of a vendor. */
export type PublicVendor = Pick<
  PublicOrganizationGroup,
  'id' | 'slug' | 'title' | 'color' | 'menuItemTextColor' | 'logo'
>

const vendors = listOf(
  recordOf({
    id: integer,
    slug: text,
    title: text,
    color: orElse(matching(patterns.colour), null),
    menuItemTextColor: orElse(matching(patterns.colour), null),
    logo: orElse(recordOf({ svg: text }), null),
  }),
)

/** Fetches the public vendors. @throws if they cannot be fetched */
export const loadPublicVendors = (suite: Suite): Promise<readonly PublicVendor[]> =>
  readPublic(suite, 'vendors', vendors)

const textsByKey: Reader<Readonly<Record<string, string>>> = value =>
  Object.fromEntries(Object.entries(value ?? {}).filter(([, entry]) => text(entry) !== undefined))

/**
 * Overrides bundled texts with those of the platform and of the page's vendor; without an answer the bundled ones stay
 * (I18-2).
 */
export const loadTranslations = (suite: Suite, locale: Locale): Promise<void> =>
  readPublic(suite, 'translations', textsByKey, {
    params: { locale },
    query: vendorQuery(suite.config.vendor),
  }).then(
    texts => suite.texts.override(locale, texts),
    () => undefined,
  )
