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

/** Texts of the last drawings: making them takes longer than to render with them. */
const kept = new Map<string, Promise<Texts>>()
const most = 30

type Overrides = Readonly<Record<string, string>>

async function load(locale: Locale, elements: readonly string[], overrides: Overrides): Promise<Texts> {
  const texts = createTexts()
  const loadFrom = (namespace: string, folder: string) =>
    texts.load(locale, namespace, async () => textFiles[`${folder}/${locale}.json`] ?? {})
  await Promise.all([
    loadFrom('shell', '../../../src/i18n/shell/locales'),
    loadFrom('shared', '../../../src/i18n/locales'),
    loadFrom('portal', '../locales'),
    ...elements.map(name => loadFrom(name, `../../../widgets/${name}/locales`)),
  ])
  texts.override(locale, overrides)
  return texts
}

/**
 * Texts for drawings of elements, which no drawing changes.
 * @param overrides the translations of the platform and the page's vendor; drawings with others get other texts
 */
export function loadServerTexts(
  locale: Locale,
  elements: readonly string[],
  overrides: Overrides,
): Promise<Texts> {
  const key = JSON.stringify([locale, elements, overrides])
  const present = kept.get(key)
  if (present) return present
  if (kept.size >= most) kept.clear()
  const texts = load(locale, elements, overrides)
  kept.set(key, texts)
  return texts
}
