import { useContext, useMemo } from 'react'
import { createFormats, dayIn, type Formats } from './formats.ts'
import { TextsContext } from './TextsContext.ts'

/** Time zone of the vendors: dates are formatted and "today" is computed in it, wherever the reader is. */
export const vendorTimeZone = 'Europe/Vilnius'

/** Calendar day of a moment in the vendors' time zone, e.g. "2026-11-30"; "–" if it is none. */
export const vendorDay = (moment: string): string => dayIn(vendorTimeZone, new Date(moment))

let today = { minute: Number.NaN, day: '' }

/** Today in the vendors' time zone. Cached for a minute, because every date of a list needs it. */
function vendorToday(): string {
  const now = new Date()
  const minute = Math.floor(now.getTime() / 60_000)
  if (today.minute !== minute) today = { minute, day: dayIn(vendorTimeZone, now) }
  return today.day
}

/** Formats of money and dates in the widget's language. */
export function useFormat(): Formats {
  const { locale, t } = useContext(TextsContext)
  return useMemo(() => createFormats(locale, vendorToday, t), [locale, t])
}
