/** Decimal text with two places as whole cents, e.g. "-12.05" → -1205. */
export const centsOf = (money: string): number => Number(money.replace('.', ''))

/** Whole cents as decimal text, e.g. -1205 → "-12.05". */
export function centsText(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The sum of two amounts, to the cent. */
export const addedMoney = (one: string, other: string): string => centsText(centsOf(one) + centsOf(other))
