import { monthBefore } from '../../src/api/rules/monthBefore.ts'
import { range } from '../../src/api/rules/range.ts'
import { subtractReadings } from '../../src/api/rules/readingValues.ts'
import type { MeterReading } from '../../src/api/schemas/meters.ts'

/** Consumption of one month and of the same month a year before; undefined where nothing was declared. */
export interface ComparedMonth {
  /** "2026-10" */
  readonly month: string
  readonly used: string | undefined
  readonly before: string | undefined
  /** Increase since the year before; negative for a decrease. */
  readonly change: string | undefined
}

/**
 * The twelve months up to the newest reading, oldest first, each with the same month of the year before.
 */
export function comparedYears(readings: readonly MeterReading[]): readonly ComparedMonth[] {
  const used = new Map(readings.map(({ month, difference }) => [month, difference]))
  const newest = [...used.keys()].sort().at(-1)
  if (newest === undefined) return []
  const months = range(12).map(index => monthBefore(newest, 11 - index))
  const first = months.findIndex(month => used.has(month))
  return months.slice(first).map(month => {
    const [now, before] = [used.get(month), used.get(monthBefore(month, 12))]
    const change = now !== undefined && before !== undefined ? subtractReadings(now, before) : undefined
    return { month, used: now, before, change }
  })
}
