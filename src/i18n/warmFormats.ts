import type { Locale } from '../api/schemas/locales.ts'

/** Make the first date and the first number of a language. */
export const firstFormats: readonly ((locale: Locale) => string)[] = [
  locale => new Date().toLocaleDateString(locale, { month: 'long' }),
  locale => Number(0).toLocaleString(locale, { style: 'currency', currency: 'EUR' }),
]

/**
 * Makes the first date and number format of a page while its scripts load, because the first of each is slow (25 ms on a
 * desktop, 100 ms on a phone). In tasks of their own, so that the main thread is never blocked for long.
 */
export function warmFormats(locale: Locale): void {
  for (const makeFirst of firstFormats) setTimeout(() => makeFirst(locale))
}
