/** Day of the month on which a window opens (MET-5). */
const openingDay = 28

export interface DeclarationWindow {
  readonly isOpen: boolean
  readonly opensAt: Date
  /** First moment after the window: the end of the deadline day. */
  readonly closesAt: Date
  /** First day of the month in which it opens, e.g. "2026-11-01"; identifies the window. */
  readonly month: string
}

// Creating one costs far more than formatting with it.
const clockFormats = new Map<string, Intl.DateTimeFormat>()

function clockFormat(timeZone: string): Intl.DateTimeFormat {
  const format =
    clockFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  clockFormats.set(timeZone, format)
  return format
}

/** Local time in a time zone, as the milliseconds of a UTC clock with the same reading. */
function wallClock(timeZone: string, moment: number): number {
  const parts = clockFormat(timeZone).formatToParts(moment)
  const part = (partType: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find(({ type }) => type === partType)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

/** Start of a day in a time zone; months and days past the end roll over, as in Date.UTC. */
function startOfDay(timeZone: string, year: number, monthIndex: number, day: number): Date {
  const wall = Date.UTC(year, monthIndex, day)
  const guess = wall - (wallClock(timeZone, wall) - wall)
  // The offset may differ between the estimate and the day.
  return new Date(wall - (wallClock(timeZone, guess) - guess))
}

function findWindow(now: number, timeZone: string, deadlineDay: number): DeclarationWindow {
  const today = new Date(wallClock(timeZone, now))
  const year = today.getUTCFullYear()
  const month = today.getUTCMonth() - (today.getUTCDate() <= deadlineDay ? 1 : 0)
  const opensAt = startOfDay(timeZone, year, month, openingDay)
  const closesAt = startOfDay(timeZone, year, month + 1, deadlineDay + 1)
  return {
    isOpen: now >= opensAt.getTime() && now < closesAt.getTime(),
    opensAt,
    closesAt,
    month: new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10),
  }
}

// A busy server asks many times in a second, and windows open and close at full seconds.
const lastWindows = new Map<string, { readonly second: number; readonly window: DeclarationWindow }>()

/**
 * The window for declaring that is open, or else the next one: from the 28th to the end of the deadline day of the
 * month after, by the calendar of the vendor's time zone (MET-5).
 * @param deadlineDay 1 to 27
 */
export function declarationWindow(now: Date, timeZone: string, deadlineDay: number): DeclarationWindow {
  const second = Math.floor(now.getTime() / 1000)
  const key = `${timeZone} ${deadlineDay}`
  const last = lastWindows.get(key)
  if (last?.second === second) return last.window
  const window = findWindow(second * 1000, timeZone, deadlineDay)
  lastWindows.set(key, { second, window })
  return window
}
