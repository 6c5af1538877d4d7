/** Whole cents as decimal text, e.g. -1205 → "-12.05". */
export function centsText(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
