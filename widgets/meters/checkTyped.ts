import { meantReading, type Oddity, oddity } from '../../src/api/rules/plausibility.ts'
import { minimumOf } from '../../src/api/rules/readings.ts'
import {
  compareReadings,
  readTyped,
  subtractReadings,
  type TypingProblem,
} from '../../src/api/rules/readingValues.ts'
import type { Meter, MeterReading } from '../../src/api/schemas/meters.ts'

/** Result of validating typed text for one meter (MET-2). */
export type Check =
  | { readonly kind: 'empty' }
  /** `meant` is the likely value if only the decimal mark is missing. */
  | {
      readonly kind: 'wrong'
      readonly problem: TypingProblem | 'low'
      readonly read?: string
      readonly meant?: string | undefined
    }
  | {
      readonly kind: 'fine'
      readonly value: string
      readonly used: string
      readonly odd?: Oddity | undefined
    }

/**
 * Parses and checks the text typed for a meter.
 * @param differences earlier consumption of the meter, newest first; empty if unknown
 */
export function checkTyped(typed: string, meter: Meter, differences: readonly string[]): Check {
  const read = readTyped(typed)
  if (read.kind !== 'value') return read
  const minimum = minimumOf(meter)
  const { value } = read
  if (compareReadings(value, minimum) < 0)
    return { kind: 'wrong', problem: 'low', read: value, meant: meantReading(value, minimum, differences) }
  return {
    kind: 'fine',
    value,
    used: subtractReadings(value, minimum),
    odd: oddity(value, minimum, differences),
  }
}

/**
 * Consumption of each meter by its id, newest first.
 * @param history readings of the meters, for those that come without their uses
 */
export const differencesOf = (
  meters: readonly Meter[],
  history: readonly MeterReading[],
): ReadonlyMap<number, readonly string[]> =>
  new Map(
    meters.map(({ id, recentUses }) => [
      id,
      recentUses ?? history.filter(({ meterId }) => meterId === id).map(({ difference }) => difference),
    ]),
  )
