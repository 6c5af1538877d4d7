import { correctForWeather, roundKwh } from '../../src/api/rules/compareUse.ts'
import { monthBefore } from '../../src/api/rules/monthBefore.ts'
import { range } from '../../src/api/rules/range.ts'
import type { ConsumptionMonth } from '../../src/api/schemas/consumption.ts'

/** Use of one month and of the same month a year before; undefined where nothing is known. */
interface UsedMonth {
  /** "2026-10" */
  readonly month: string
  readonly used: string | undefined
  readonly before: string | undefined
}

interface UsedYears {
  /** The twelve months up to the newest one, the oldest first. */
  readonly months: readonly UsedMonth[]
  /** Whether the year before is as it would have been in this year's weather. */
  readonly isCorrected: boolean
  /** Whether values are kilowatt-hours; else they have the service's unit. */
  readonly isKwh: boolean
}

/**
 * Use of the last year beside the year before.
 * @param months the newest first
 */
export function usedYears(months: readonly ConsumptionMonth[]): UsedYears {
  const isKwh = months.every(({ kwh }) => kwh !== null)
  const value = ({ kwh, quantity }: ConsumptionMonth) => (isKwh && kwh !== null ? kwh : quantity)
  const shown = (use: string | undefined) => (use !== undefined && isKwh ? roundKwh(use) : use)
  const byMonth = new Map(months.map(each => [each.month, each]))
  const newest = months[0]?.month
  const isCorrected = months.some(({ degreeDays }) => degreeDays !== null)
  const pairs = range(newest === undefined ? 0 : 12).map((index): UsedMonth => {
    const month = monthBefore(newest ?? '', 11 - index)
    const [now, then] = [byMonth.get(month), byMonth.get(monthBefore(month, 12))]
    const corrected = now && then && correctForWeather(value(then), then.degreeDays, now.degreeDays)
    return {
      month,
      used: shown(now && value(now)),
      before: shown(isCorrected ? corrected : then && value(then)),
    }
  })
  const first = pairs.findIndex(({ used }) => used !== undefined)
  return { months: pairs.slice(Math.max(first, 0)), isCorrected, isKwh }
}
