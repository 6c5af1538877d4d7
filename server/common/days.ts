// Cached, because creating a format takes longer than a query.
const formats = new Map<string, Intl.DateTimeFormat>()

// By time zone. Nearly all calls ask for the day of now, and days begin at full minutes.
const lastDays = new Map<string, { readonly minute: number; readonly day: string }>()

/** The calendar day, e.g. "2026-11-21", of a moment in a time zone. */
export function dayIn(timeZone: string, moment: Date): string {
  const minute = Math.floor(moment.getTime() / 60_000)
  const last = lastDays.get(timeZone)
  if (last?.minute === minute) return last.day
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  formats.set(timeZone, format)
  const day = format.format(moment)
  lastDays.set(timeZone, { minute, day })
  return day
}

/** Adds days to a day; a negative number subtracts. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** First day of the month that is `months` after the month of `day`. */
export function firstOfMonth(day: string, months = 0): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}
