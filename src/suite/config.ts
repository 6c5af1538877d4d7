import { isLocale, type Locale } from '../api/schemas/locales.ts'
import { patterns } from '../api/schemas/patterns.ts'

/** What a page says once for all its elements: by the loader's script tag or by `configure`. */
export interface SuiteConfig {
  /**
   * Origin of the portal and its API, e.g. "https://portal.example"; the page's own when absent. "sandbox" is a server
   * in the page itself.
   */
  readonly api?: string
  readonly vendor?: string
  /** Publishable key of the partner whose page it is. */
  readonly key?: string
  readonly locale?: Locale
}

const checks: Readonly<Record<keyof SuiteConfig, (value: string) => boolean>> = {
  api: value => value === 'sandbox' || (/^https?:/.test(value) && URL.canParse(value)),
  vendor: value => patterns.slug.test(value),
  key: value => patterns.publishableKey.test(value),
  locale: isLocale,
}

/** Checks a configuration value by value: a wrong one is told in the console and left out. */
export function readConfig(raw: Readonly<Record<string, unknown>>): SuiteConfig {
  const config: Record<string, unknown> = {}
  for (const [name, check] of Object.entries(checks)) {
    const value = raw[name]
    if (value === undefined || value === '') continue
    if (typeof value === 'string' && check(value)) config[name] = value
    // biome-ignore lint/suspicious/noConsole: whoever embeds has to learn of a wrong setting
    else console.warn(`[resident RW-CONFIG] "${name}" is not valid and was left out.`)
  }
  return config
}
