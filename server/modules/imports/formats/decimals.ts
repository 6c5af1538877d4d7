/** A decimal number as a whole count of its last place, e.g. "-1.250" → -1250 of 3 places. */
interface Scaled {
  readonly units: bigint
  readonly places: number
}

/** Parses decimal text with a point; undefined if it is none. Files never become floats. */
function scaledOf(text: string): Scaled | undefined {
  const [, sign = '', whole = '', fraction = ''] = /^([+-]?)(\d{1,12})(?:\.(\d{1,10}))?$/.exec(text) ?? []
  if (whole === '') return undefined
  const units = BigInt(whole + fraction)
  return { units: sign === '-' ? -units : units, places: fraction.length }
}

/** Divides and rounds halves away from zero. */
function rounded(units: bigint, divisor: bigint): bigint {
  const half = units < 0n ? -divisor / 2n : divisor / 2n
  return (units + half) / divisor
}

/** Whole cents of decimal text; undefined unless it is an amount in cents. */
export function exactCents(text: string | undefined): number | undefined {
  const scaled = text === undefined ? undefined : scaledOf(text)
  if (!scaled) return undefined
  const units = scaled.units * 100n
  const divisor = 10n ** BigInt(scaled.places)
  return units % divisor === 0n ? Number(units / divisor) : undefined
}

/**
 * Cents of decimal text with any places, rounded.
 * @param percent added to it, e.g. a tax rate "21"
 */
export function roundedCents(text: string | undefined, percent = '0'): number | undefined {
  const amount = text === undefined ? undefined : scaledOf(text)
  const rate = scaledOf(percent)
  if (!amount || !rate) return undefined
  const hundred = 100n * 10n ** BigInt(rate.places)
  const units = amount.units * 100n * (hundred + rate.units)
  return Number(rounded(units, 10n ** BigInt(amount.places) * hundred))
}
