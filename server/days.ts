interface DayFormat {
  readonly format: Intl.DateTimeFormat
  /** The last result and its minute, because nearly all calls ask for the day of now. Days begin at full minutes. */
  minute: number
  day: string
}

// Cached, because creating a format takes longer than a query.
const formats = new Map<string, DayFormat>()

function formatOf(timeZone: string): DayFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  const created = { format, minute: Number.NaN, day: '' }
  formats.set(timeZone, created)
  return created
}

/** The calendar day, e.g. "2026-11-21", of a moment in a time zone. */
export function dayIn(timeZone: string, moment: Date): string {
  const dayFormat = formatOf(timeZone)
  const minute = Math.floor(moment.getTime() / 60_000)
  if (dayFormat.minute !== minute) {
    dayFormat.day = dayFormat.format.format(moment)
    dayFormat.minute = minute
  }
  return dayFormat.day
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
