import { useContext } from 'react'
import { TextsContext } from '../../src/i18n/TextsContext.ts'
import type { Locale } from '../../src/schemas/locales.ts'

/** The language of the portal's own texts. */
export const useLocale = (): Locale => useContext(TextsContext).locale
