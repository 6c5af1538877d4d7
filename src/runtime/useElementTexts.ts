import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import type { Locale } from '../api/schemas/locales.ts'
import { findLoader } from '../client/findLoader.ts'
import type { LoadTexts } from '../i18n/createTexts.ts'
import { loadFormTexts } from '../i18n/forms/loadFormTexts.ts'
import { loadSharedTexts } from '../i18n/loadSharedTexts.ts'
import { loadShellTexts } from '../i18n/shell/loadShellTexts.ts'
import type { TextsValue, Translate } from '../i18n/TextsContext.ts'
import type { Suite } from '../suite/getSuite.ts'
import { loadTranslations } from '../suite/publicData.ts'

/** Texts loaded on demand: `shared` after signing in, `forms` with a form. */
const furtherTexts = { shared: loadSharedTexts, forms: loadFormTexts }

export type FurtherTexts = keyof typeof furtherTexts

const furtherNames = Object.keys(furtherTexts) as FurtherTexts[]

/** The on-demand texts loaded in a language. */
const furtherIn = ({ texts }: Suite, locale: Locale | undefined) =>
  furtherNames.filter(name => locale && texts.has(locale, name))

/** Loads on-demand texts. @throws if that fails */
export const loadFurtherTexts = ({ texts }: Suite, locale: Locale, name: FurtherTexts): Promise<void> =>
  texts.load(locale, name, furtherTexts[name])

/** Loads the on-demand texts that came in one file with those of the page's first element. */
const loadBrought = async (suite: Suite, locale: Locale, name: FurtherTexts) => {
  if (await findLoader()?.fetchedTexts?.(locale, name)) await loadFurtherTexts(suite, locale, name)
}

/**
 * Loads an element's texts in a language: its own, those of the shell, and the on-demand ones that the previous
 * language had or that came with them.
 */
export const loadElementTexts = async (
  suite: Suite,
  locale: Locale,
  name: string,
  load: LoadTexts,
  before?: Locale,
) => {
  await Promise.all([
    suite.texts.load(locale, name, load),
    suite.texts.load(locale, 'shell', loadShellTexts),
    ...furtherIn(suite, before).map(further => loadFurtherTexts(suite, locale, further)),
    ...furtherNames.map(further => loadBrought(suite, locale, further)),
  ])
}

/**
 * Texts of an element in its language. While another language loads, the previous one stays, so that nothing flickers
 * and no input is lost; undefined until the first texts are loaded.
 */
export function useElementTexts(
  suite: Suite,
  host: Element,
  attribute: Locale | undefined,
  name: string,
  load: LoadTexts,
): TextsValue | undefined {
  useStore(suite.language.store)
  const requestedLocale = suite.language.of(host, attribute)
  const first = suite.texts.has(requestedLocale, name) && suite.texts.has(requestedLocale, 'shell')
  const [loadedLocale, setLoadedLocale] = useState<Locale | undefined>(first ? requestedLocale : undefined)
  const revisionNow = () => suite.texts.revision(name)
  const revision = useSyncExternalStore(suite.texts.subscribe, revisionNow, revisionNow)
  const ready =
    first && furtherIn(suite, loadedLocale).every(further => suite.texts.has(requestedLocale, further))

  // biome-ignore lint/correctness/useExhaustiveDependencies: the previous texts do not affect the language
  useEffect(() => {
    let current = true
    loadElementTexts(suite, requestedLocale, name, load, loadedLocale).then(
      () => {
        if (!current) return
        setLoadedLocale(requestedLocale)
        void loadTranslations(suite, requestedLocale)
      },
      // The previous language stays; the next change tries again.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [suite, requestedLocale, name, load])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `revision` stands for the texts themselves
  return useMemo(() => {
    const locale = ready ? requestedLocale : loadedLocale
    return locale && { locale, t: suite.texts.translator(locale, name) as unknown as Translate }
  }, [suite, ready, requestedLocale, loadedLocale, name, revision])
}
