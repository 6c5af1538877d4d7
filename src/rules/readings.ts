import { patterns } from '../schemas/patterns.ts'

const places = 4

/** A reading in ten-thousandths, so that nothing is ever rounded: "12.5" → 125000n. */
function units(reading: string): bigint {
  const [whole = '', fraction = ''] = reading.split('.')
  return BigInt(whole + fraction.padEnd(places, '0'))
}

/** Negative where `a` is the lower reading, zero where both say the same ("7" and "7.0000"), else positive. */
export function compareReadings(a: string, b: string): number {
  const difference = units(a) - units(b)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** What was used from one reading to a later one, with 4 places: "12.5" − "12.25" = "0.2500". */
export function subtractReadings(to: string, from: string): string {
  const difference = units(to) - units(from)
  const digits = String(difference < 0n ? -difference : difference).padStart(places + 1, '0')
  return `${difference < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/**
 * What is wrong with a value somebody declares, as a message key; undefined where nothing is (MET-2).
 * @param least the latest reading, or the meter's default value where there is none yet
 */
export function readingProblem(
  value: string,
  least: string,
): 'validation.meter_value' | 'validation.invalid_meter_declaration_value' | undefined {
  if (!patterns.reading.test(value)) return 'validation.meter_value'
  return compareReadings(value, least) < 0 ? 'validation.invalid_meter_declaration_value' : undefined
}
