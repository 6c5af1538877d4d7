import { defaultLocale, isLocale, type Locale } from '../../src/api/schemas/locales.ts'

/** The supported locale that an Accept-Language header prefers, e.g. "lt" for "de, lt-LT;q=0.8". */
export function acceptedLocale(header: string | null): Locale {
  const requestedLocales = (header ?? '')
    .split(',')
    .map(part => {
      const [tag = '', quality] = part.trim().split(/;\s*q=/)
      const [language = ''] = tag.toLowerCase().split('-')
      return { language, quality: quality === undefined ? 1 : Number(quality) }
    })
    // A quality of 0 refuses a language.
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language)
  return requestedLocales.find(isLocale) ?? defaultLocale
}
