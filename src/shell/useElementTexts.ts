import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import type { LoadTexts } from '../i18n/createTexts.ts'
import { loadSharedTexts } from '../i18n/loadSharedTexts.ts'
import type { TextsValue, Translate } from '../i18n/TextsContext.ts'
import type { Locale } from '../schemas/locales.ts'
import type { Suite } from '../suite/getSuite.ts'
import { loadTranslations } from '../suite/publicData.ts'

/** Loads what an element needs to speak a language: its own texts and the shared ones. */
export const loadElementTexts = async (suite: Suite, locale: Locale, name: string, load: LoadTexts) => {
  await Promise.all([
    suite.texts.load(locale, name, load),
    suite.texts.load(locale, 'shared', loadSharedTexts),
  ])
}

/**
 * The texts of an element in its language. While another language is being fetched the one shown stays, so
 * that nothing flickers and nothing typed is lost; undefined only until the first texts are there.
 */
export function useElementTexts(
  suite: Suite,
  host: Element,
  attribute: Locale | undefined,
  name: string,
  load: LoadTexts,
): TextsValue | undefined {
  useStore(suite.language.store)
  const wanted = suite.language.of(host, attribute)
  const ready = suite.texts.has(wanted, name) && suite.texts.has(wanted, 'shared')
  const [shown, setShown] = useState<Locale | undefined>(ready ? wanted : undefined)
  const revision = useSyncExternalStore(suite.texts.subscribe, suite.texts.revision)

  useEffect(() => {
    let current = true
    loadElementTexts(suite, wanted, name, load).then(
      () => {
        if (!current) return
        setShown(wanted)
        void loadTranslations(suite, wanted)
      },
      // The language shown so far stays; the next change of language tries again.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [suite, wanted, name, load])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `revision` stands for the texts themselves
  return useMemo(() => {
    const locale = ready ? wanted : shown
    return locale && { locale, t: suite.texts.translator(locale, name) as unknown as Translate }
  }, [suite, ready, wanted, shown, name, revision])
}
