import { patterns } from '../schemas/patterns.ts'
import { centsOf } from './money.ts'

/** Maximum of a payment without an account or a bill, in cents. */
export const mostCents = 1_000_000

/** Whether decimal text with two places is an amount that anyone can pay: 0.01 to 10000.00 (BIL-4). */
export const isPayableMoney = (amount: string): boolean =>
  patterns.money.test(amount) && centsOf(amount) >= 1 && centsOf(amount) <= mostCents

/** The unit beside a field for an amount. */
export const moneyUnit = (currency: string): string => (currency === 'EUR' ? '€' : currency)
