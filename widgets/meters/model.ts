import { monthBefore } from '../../src/api/rules/monthBefore.ts'
import { meantReading, type Oddity, oddity } from '../../src/api/rules/plausibility.ts'
import { range } from '../../src/api/rules/range.ts'
import {
  compareReadings,
  minimumOf,
  readTyped,
  subtractReadings,
  type TypingProblem,
} from '../../src/api/rules/readings.ts'
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

/** Meters of one home, those to be verified first. */
interface Home {
  /** Undefined if all meters are in one home. */
  readonly address: string | undefined
  readonly meters: readonly Meter[]
}

/**
 * Meters by home, in the order in which they came; while none takes a reading, those past their verification are first.
 * @param addresses address by object id; empty if all meters are in one home
 */
export function homesOf(
  meters: readonly Meter[],
  addresses: ReadonlyMap<number, string>,
  takesReadings: boolean,
): readonly Home[] {
  const homes = new Map<string | undefined, Meter[]>()
  for (const meter of meters) {
    const address = addresses.get(meter.objectId)
    const own = homes.get(address)
    if (own) own.push(meter)
    else homes.set(address, [meter])
  }
  const inOrder = (own: readonly Meter[]) =>
    takesReadings ? own : [...own].sort((a, b) => Number(b.isExpired) - Number(a.isExpired))
  return [...homes].map(([address, own]) => ({ address, meters: inOrder(own) }))
}

/** Consumption of each meter by its id, newest first. */
export function differencesOf(history: readonly MeterReading[]): ReadonlyMap<number, readonly string[]> {
  const differences = new Map<number, string[]>()
  for (const { meterId, difference } of history) {
    const own = differences.get(meterId)
    if (own) own.push(difference)
    else differences.set(meterId, [difference])
  }
  return differences
}

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
