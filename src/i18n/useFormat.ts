import { useContext, useMemo } from 'react'
import { createFormats, dayIn, type Formats } from './formats.ts'
import { TextsContext } from './TextsContext.ts'

/** Where the vendors are: dates are shown and "today" is decided in this zone, wherever the reader is. */
export const vendorTimeZone = 'Europe/Vilnius'

/** The calendar day of a moment where the vendors are, e.g. "2026-11-30". */
export const vendorDay = (moment: string): string => dayIn(vendorTimeZone, new Date(moment))

/** Money and dates as the language of the widget writes them. */
export function useFormat(): Formats {
  const { locale } = useContext(TextsContext)
  return useMemo(() => createFormats(locale, () => dayIn(vendorTimeZone, new Date())), [locale])
}
