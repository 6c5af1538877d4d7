import type { Locale } from '../../../src/api/schemas/locales.ts'
import { createTexts, type TextFile, type Texts } from '../../../src/i18n/createTexts.ts'

const textFiles = import.meta.glob<TextFile>(
  [
    '../locales/*.json',
    '../../../src/i18n/locales/*.json',
    '../../../src/i18n/shell/locales/*.json',
    '../../../widgets/{bills,dashboard,meters}/locales/*.json',
  ],
  { eager: true, import: 'default' },
)

/** Texts of their own for each drawing, because vendors have other translations. */
export async function loadServerTexts(locale: Locale, elements: readonly string[]): Promise<Texts> {
  const texts = createTexts()
  const load = (namespace: string, folder: string) =>
    texts.load(locale, namespace, async () => textFiles[`${folder}/${locale}.json`] ?? {})
  await Promise.all([
    load('shell', '../../../src/i18n/shell/locales'),
    load('shared', '../../../src/i18n/locales'),
    load('portal', '../locales'),
    ...elements.map(name => load(name, `../../../widgets/${name}/locales`)),
  ])
  return texts
}
