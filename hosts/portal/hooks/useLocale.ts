import { useContext } from 'react'
import type { Locale } from '../../../src/api/schemas/locales.ts'
import { TextsContext } from '../../../src/i18n/TextsContext.ts'

/** The locale of the portal's own texts. */
export const useLocale = (): Locale => useContext(TextsContext).locale
