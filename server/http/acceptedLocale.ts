import { defaultLocale, isLocale, type Locale } from '../../src/api/schemas/locales.ts'

/** The supported locale that an Accept-Language header prefers, e.g. "lt" for "de, lt-LT;q=0.8". */
export function acceptedLocale(header: string | null): Locale {
  const requestedLocales = (header ?? '')
    .split(',')
    .map(part => {
      const [tag = '', quality] = part.trim().split(/;\s*q=/)
      return { locale: tag.slice(0, 2).toLowerCase(), quality: quality === undefined ? 1 : Number(quality) }
    })
    .sort((a, b) => b.quality - a.quality)
    .map(({ locale }) => locale)
  return requestedLocales.find(isLocale) ?? defaultLocale
}
