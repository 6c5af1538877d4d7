import { defaultLocale, type Locale } from '../../src/api/schemas/locales.ts'

/** A text of the database, which may lack languages that were added after it. */
export type LocalizedText = Readonly<Partial<Record<Locale, string>>>

/** Returns the text in a language; falls back to the default language, then to any. */
export const textIn = (text: LocalizedText, locale: Locale): string =>
  text[locale] ?? text[defaultLocale] ?? Object.values(text)[0] ?? ''
