import { isLocale, type Locale } from '../api/schemas/locales.ts'
import { patterns } from '../api/schemas/patterns.ts'

/** Configuration of all elements of a page: from the loader's script tag or `configure`. */
export interface SuiteConfig {
  /**
   * Origin of the portal and its API, e.g. "https://portal.example"; default: the page's own. "sandbox" is the
   * in-browser demo.
   */
  readonly api?: string
  readonly vendor?: string
  /** Publishable key of the page's partner. */
  readonly key?: string
  readonly locale?: Locale
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
  vendor: text(value => patterns.slug.test(value)),
  key: text(value => patterns.publishableKey.test(value)),
  locale: text(isLocale),
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
