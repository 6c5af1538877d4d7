import { useContext, useEffect, useState } from 'react'
import { isLocale, locales } from '../../src/api/schemas/locales.ts'
import { TextsContext } from '../../src/i18n/TextsContext.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { loadLanguages } from '../../src/suite/publicData.ts'
import { LanguageView } from './LanguageView.tsx'

/** Switches the language of all elements of the page (LAY-8, I18-1). */
export function Language() {
  const { suite, emit } = useElement()
  const { locale } = useContext(TextsContext)
  const languages = useLanguages()

  const pick = (code: string) => {
    if (!isLocale(code)) return
    suite.language.choose(code)
    emit('resident-locale-changed', { locale: code })
  }
  return <LanguageView languages={languages} current={locale} onPick={pick} />
}

/** Languages the platform offers; until they are known, all languages of this version, so that nothing moves. */
function useLanguages(): readonly string[] {
  const { suite, emit } = useElement()
  const [languages, setLanguages] = useState<readonly string[]>(locales)
  useEffect(() => {
    let current = true
    loadLanguages(suite).then(
      codes => {
        if (!current) return
        setLanguages(codes)
        for (const code of codes.filter(candidate => !isLocale(candidate)))
          emit('resident-error', { code: 'RW-LANGUAGE', message: `The language "${code}" is not known.` })
      },
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [suite, emit])
  return languages
}
