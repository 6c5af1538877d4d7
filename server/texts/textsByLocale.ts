import { type Locale, locales } from '../../src/api/schemas/locales.ts'

/**
 * Loads the text file of every interface language. The caller writes the import, because its path is relative to the
 * caller's file; Vite finds the files by the same expression. tests/conventions/locales.test.ts holds all files of a
 * folder to the keys of the English one.
 * @param load imports one file: ``locale => import(`./locales/${locale}.json`, { with: { type: 'json' } })``
 */
export async function textsByLocale<Texts>(
  load: (locale: Locale) => Promise<{ readonly default: Texts }>,
): Promise<Readonly<Record<Locale, Texts>>> {
  const files = locales.map(async locale => [locale, (await load(locale)).default] as const)
  return Object.fromEntries(await Promise.all(files)) as Record<Locale, Texts>
}
