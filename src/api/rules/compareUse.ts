import type { ConsumptionMonth } from '../schemas/consumption.ts'
import { monthBefore } from './monthBefore.ts'
import { decimalText, tenThousandths } from './tenThousandths.ts'

/** Kilowatt-hours to a tenth, as people read them: "630.8485" → "630.8". */
export const roundKwh = (kwh: string): string => decimalText(((tenThousandths(kwh) + 500n) / 1000n) * 1000n)

/** Kilowatt-hours where both have them, else quantities in the service's unit. */
interface Values {
  readonly now: string
  readonly other: string
  readonly unit: 'kwh' | 'quantity'
}

/** Use of the newest month beside another one. */
export interface Comparison extends Values {
  readonly kind: 'monthBefore' | 'yearBefore' | 'yearBeforeCorrected' | 'average'
  /** The month that is compared with; absent for the average user. */
  readonly month?: string
  /** How much more was used in whole percent, negative for less; undefined if the other is zero. */
  readonly percent: number | undefined
}

type Use = Pick<ConsumptionMonth, 'quantity' | 'kwh'>

const valuesOf = (now: Use, other: Use): Values =>
  now.kwh !== null && other.kwh !== null
    ? { now: now.kwh, other: other.kwh, unit: 'kwh' }
    : { now: now.quantity, other: other.quantity, unit: 'quantity' }

/** Rounds half away from zero; exact, because amounts of a year exceed what a float holds in ten-thousandths. */
function percentMore(now: string, other: string): number | undefined {
  const base = tenThousandths(other)
  if (base === 0n) return undefined
  const difference = tenThousandths(now) - base
  const size = difference < 0n ? -difference : difference
  const percent = Number((size * 200n + base) / (base * 2n))
  return difference < 0n ? -percent || 0 : percent
}

/**
 * Use of a year before as it would have been in this month's weather: multiplied by the heating degree days of now and
 * divided by those of then.
 * @returns undefined where there was no heating weather then, or nobody knows it
 */
export function correctForWeather(use: string, then: string | null, now: string | null): string | undefined {
  if (then === null || now === null) return undefined
  const days = tenThousandths(then)
  if (days === 0n) return undefined
  return decimalText((tenThousandths(use) * tenThousandths(now) * 2n + days) / (days * 2n))
}

/**
 * The newest month of a service against the month before, the same month of the year before as measured and in this
 * month's weather, and the average user, as far as they are known (CNS-1, CNS-2).
 * @param months the newest first
 */
export function compareUse(months: readonly ConsumptionMonth[]): readonly Comparison[] {
  const [newest] = months
  if (!newest) return []
  const comparison = (kind: Comparison['kind'], values: Values, month?: string): Comparison => ({
    kind,
    ...values,
    ...(month !== undefined && { month }),
    percent: percentMore(values.now, values.other),
  })
  const find = (month: string) => months.find(each => each.month === month)
  const comparisons: Comparison[] = []
  const before = find(monthBefore(newest.month, 1))
  if (before) comparisons.push(comparison('monthBefore', valuesOf(newest, before), before.month))
  const yearBefore = find(monthBefore(newest.month, 12))
  if (yearBefore) {
    const values = valuesOf(newest, yearBefore)
    comparisons.push(comparison('yearBefore', values, yearBefore.month))
    const corrected = correctForWeather(values.other, yearBefore.degreeDays, newest.degreeDays)
    if (corrected !== undefined)
      comparisons.push(comparison('yearBeforeCorrected', { ...values, other: corrected }, yearBefore.month))
  }
  if (newest.average) comparisons.push(comparison('average', valuesOf(newest, newest.average)))
  return comparisons
}
