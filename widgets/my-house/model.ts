import { range } from '../../src/api/rules/range.ts'

/** A day of the calendar. */
interface CalendarCell {
  /** "2026-11-30" */
  readonly day: string
  readonly isMarked: boolean
}

/** A month in weeks from Monday, with gaps before its first and after its last day. */
export interface CalendarMonth {
  /** "2026-11" */
  readonly month: string
  readonly weeks: readonly (readonly (CalendarCell | undefined)[])[]
}

/** Calendar months that contain the given days, with these marked. */
export function calendarOf(days: readonly string[]): readonly CalendarMonth[] {
  const marked = new Set(days)
  const months = [...new Set(days.map(day => day.slice(0, 7)))].sort()
  return months.map(month => {
    const [year = 0, index = 1] = month.split('-').map(Number)
    const length = new Date(Date.UTC(year, index, 0)).getUTCDate()
    const gap = (new Date(Date.UTC(year, index - 1, 1)).getUTCDay() + 6) % 7
    const cells: (CalendarCell | undefined)[] = [
      ...range(gap).map(() => undefined),
      ...range(length).map(at => {
        const day = `${month}-${String(at + 1).padStart(2, '0')}`
        return { day, isMarked: marked.has(day) }
      }),
    ]
    const weeks = range(Math.ceil(cells.length / 7)).map(week => range(7).map(at => cells[week * 7 + at]))
    return { month, weeks }
  })
}
