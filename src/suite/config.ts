import { isLocale, type Locale } from '../api/schemas/locales.ts'
import { patterns } from '../api/schemas/patterns.ts'

/**
 * Returns an ID token of the page's OpenID provider for the visitor who is signed in to the page; undefined or null for
 * nobody.
 */
export type GetIdentityToken = () => Promise<string | null | undefined> | string | null | undefined

/** Key of the page's `getIdentityToken` among the suite's shared objects. */
export const identityKey = 'getIdentityToken'

/** Configuration of all elements of a page: from the loader's script tag or `configure`. */
export interface SuiteConfig {
  /**
   * Address of the API before "/api/v5", e.g. "https://portal.example" or "https://example.com/residents"; default: the
   * page's origin. "sandbox" is the in-browser demo.
   */
  readonly api?: string
  /** Origin of the portal that links lead to, if it is not that of the API. */
  readonly portal?: string
  readonly vendor?: string
  /** Publishable key of the page's partner. */
  readonly key?: string
  readonly locale?: Locale
  /** The sign-in of the page: its visitors are signed in to the elements without a second sign-in. */
  readonly getIdentityToken?: GetIdentityToken
  /**
   * CSS for elements beyond tokens and parts, by name without "resident-" or "*" for all
   * (src/decisions/host-style-sheets.md).
   */
  readonly styles?: Readonly<Record<string, string>>
}

const isStyles = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every(css => typeof css === 'string')

const text = (check: (value: string) => boolean) => (value: unknown) =>
  typeof value === 'string' && check(value)

const checks: Readonly<Record<keyof SuiteConfig, (value: unknown) => boolean>> = {
  api: text(value => value === 'sandbox' || (/^https?:/.test(value) && URL.canParse(value))),
  portal: text(value => /^https?:/.test(value) && URL.canParse(value)),
  vendor: text(value => patterns.slug.test(value)),
  key: text(value => patterns.publishableKey.test(value)),
  locale: text(isLocale),
  getIdentityToken: value => typeof value === 'function',
  styles: isStyles,
}

/** Validates a configuration value by value: an invalid one is logged and ignored. */
export function readConfig(raw: Readonly<Record<string, unknown>>): SuiteConfig {
  const config: Record<string, unknown> = {}
  for (const [name, check] of Object.entries(checks)) {
    const value = raw[name]
    if (value === undefined || value === '') continue
    if (check(value)) config[name] = value
    // biome-ignore lint/suspicious/noConsole: the page's developer has to see an invalid setting
    else console.warn(`[resident RW-CONFIG] "${name}" is not valid and was left out.`)
  }
  return config
}
