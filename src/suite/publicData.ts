import { linkAddress } from '../api/rules/addresses.ts'
import type { Locale } from '../api/schemas/locales.ts'
import type { PublicOrganizationGroup } from '../api/schemas/organizations.ts'
import { patterns } from '../api/schemas/patterns.ts'
import type { MenuItem } from '../api/schemas/platform.ts'
import { publicPaths } from '../api/schemas/publicPaths.ts'
import { readHeaders } from '../client/prefetchedAnswers.ts'
import type { Suite } from './getSuite.ts'

// What pages show before anyone signs in is read here by hand: the schema library costs 8 KB, and a sign-in page has
// 40 KB for everything. What is not as promised is left out; nothing here decides about money or access.

/** Fetches public data once per page and language. @throws if the answer is not ok; the next call tries again */
export const fetchPublic = (
  suite: Suite,
  path: string,
  locale: Locale = suite.language.of(undefined),
): Promise<unknown> =>
  suite.once(`${path} ${locale}`, async () => {
    const answer = await suite.client.fetch(`${suite.client.baseUrl}/${path}`, {
      headers: readHeaders(locale),
      credentials: 'omit',
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return ((await answer.json()) as { data?: unknown } | null)?.data
  })

/** Whether an untrusted value is a text. */
export const isText = (value: unknown): value is string => typeof value === 'string'
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The objects of an untrusted list; other values are dropped. */
export const thingsOf = <Thing>(value: unknown) =>
  listOf(value).filter(one => typeof one === 'object' && one !== null) as readonly {
    readonly [Name in keyof Thing]?: unknown
  }[]

/** Features that are on; none after a failure (PER-4). */
export const loadFeatures = (suite: Suite): Promise<readonly string[]> =>
  fetchPublic(suite, publicPaths.features).then(
    data => listOf(data).filter(isText),
    () => [],
  )

/** One text of the platform's settings; undefined if it is not set. @throws if they cannot be fetched */
async function loadSetting(suite: Suite, name: string): Promise<string | undefined> {
  const data = (await fetchPublic(suite, publicPaths.settings)) as Record<string, unknown> | undefined
  const value = data?.[name]
  return isText(value) ? value : undefined
}

/** Codes of the platform's languages (LAY-8). @throws if the settings cannot be fetched */
export const loadLanguages = async (suite: Suite): Promise<readonly string[]> =>
  ((await loadSetting(suite, 'availableLanguages')) ?? '').split(';').filter(code => code !== '')

/** URL of the platform's FAQ (CON-3); undefined if there is none or it cannot be fetched. */
export const loadFaqUrl = (suite: Suite): Promise<string | undefined> =>
  loadSetting(suite, 'faqUrl').catch(() => undefined)

/** URLs of the legal texts, from the platform's footer; empty if they cannot be fetched. */
export const loadLegalLinks = (suite: Suite): Promise<{ privacyPolicy?: string; terms?: string }> =>
  fetchPublic(suite, `${publicPaths.menu.replace('{placement}', 'footer')}?isActiveForWeb=1`).then(
    data => {
      const items = listOf(data) as readonly Partial<MenuItem>[]
      const of = (key: string) => {
        const item = items.find(({ translationKey }) => translationKey === key)
        const address = linkAddress(item?.publicSiteUrl ?? item?.externalUrl)
        return address === undefined ? undefined : new URL(address)
      }
      const inLanguage = (address: URL | undefined) => {
        address?.searchParams.set('lang', suite.language.of(undefined))
        return address?.href
      }
      const privacyPolicy = inLanguage(of('menu.privacy_policy'))
      const terms = inLanguage(of('menu.terms'))
      return { ...(privacyPolicy && { privacyPolicy }), ...(terms && { terms }) }
    },
    () => ({}),
  )

/** Social sign-in providers (AUT-3); none if they cannot be fetched. */
export const loadProviders = (
  suite: Suite,
): Promise<readonly { readonly id: string; readonly name: string }[]> =>
  fetchPublic(suite, publicPaths.providers).then(
    data =>
      (listOf(data) as readonly { id?: unknown; name?: unknown }[]).flatMap(({ id, name }) =>
        isText(id) && patterns.slug.test(id) && isText(name) ? [{ id, name }] : [],
      ),
    () => [],
  )

/** The public part of a vendor. */
export type PublicVendor = Pick<PublicOrganizationGroup, 'id' | 'slug' | 'title' | 'color' | 'logo'>

/** Fetches the public vendors. @throws if they cannot be fetched */
export async function loadPublicVendors(suite: Suite): Promise<readonly PublicVendor[]> {
  const data = listOf(await fetchPublic(suite, publicPaths.vendors)) as readonly Partial<PublicVendor>[]
  return data.flatMap(({ id, slug, title, color, logo }) =>
    Number.isInteger(id) && isText(slug) && isText(title)
      ? [
          {
            id: Number(id),
            slug,
            title,
            color: isText(color) && patterns.colour.test(color) ? color : null,
            logo: isText(logo?.svg) ? { svg: logo.svg } : null,
          },
        ]
      : [],
  )
}

/** Overrides bundled texts with those of the platform and of the page's vendor; without an answer the bundled ones stay (I18-2). */
export const loadTranslations = (suite: Suite, locale: Locale): Promise<void> =>
  fetchPublic(
    suite,
    publicPaths.translations.replace('{locale}', locale) +
      (suite.config.vendor ? `?vendor=${suite.config.vendor}` : ''),
  ).then(
    data => {
      const texts = Object.entries(data ?? {}).filter(([, text]) => isText(text))
      suite.texts.override(locale, Object.fromEntries(texts))
    },
    () => undefined,
  )
