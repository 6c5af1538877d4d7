/** Places of a reading and of a quantity. */
export const decimalPlaces = 4

/** Decimal text with at most 4 places in ten-thousandths, so that nothing is ever rounded: "12.5" → 125000n. */
export function tenThousandths(text: string): bigint {
  const [integerPart = '', fraction = ''] = text.split('.')
  return BigInt(integerPart + fraction.padEnd(decimalPlaces, '0'))
}

/** The decimal text of ten-thousandths, with 4 places: -2500n → "-0.2500". */
export function decimalText(units: bigint): string {
  const digits = String(units < 0n ? -units : units).padStart(decimalPlaces + 1, '0')
  return `${units < 0n ? '-' : ''}${digits.slice(0, -decimalPlaces)}.${digits.slice(-decimalPlaces)}`
}
