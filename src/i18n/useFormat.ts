import { useContext, useMemo } from 'react'
import { createFormats, dayIn, type Formats } from './formats.ts'
import { TextsContext } from './TextsContext.ts'

/** Where the vendors are: dates are shown and "today" is decided in this zone, wherever the reader is. */
export const vendorTimeZone = 'Europe/Vilnius'

/** The calendar day of a moment where the vendors are, e.g. "2026-11-30". */
export const vendorDay = (moment: string): string => dayIn(vendorTimeZone, new Date(moment))

let today = { minute: Number.NaN, day: '' }

/** The calendar day it is where the vendors are. Asked for with every date of a list; days begin with a minute. */
function vendorToday(): string {
  const now = new Date()
  const minute = Math.floor(now.getTime() / 60_000)
  if (today.minute !== minute) today = { minute, day: dayIn(vendorTimeZone, now) }
  return today.day
}

/** Money and dates as the language of the widget writes them. */
export function useFormat(): Formats {
  const { locale } = useContext(TextsContext)
  return useMemo(() => createFormats(locale, vendorToday), [locale])
}
