import { useCallback, useContext } from 'react'
import { shownUnit } from '../api/rules/shownUnit.ts'
import { TextsContext } from '../i18n/TextsContext.ts'

/** Returns what writes a unit from the vendor's data in the widget's language. */
export function useUnit(): (unit: string) => string {
  const { locale } = useContext(TextsContext)
  return useCallback(unit => shownUnit(unit, locale), [locale])
}
