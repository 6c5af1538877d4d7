import { patterns } from '../schemas/patterns.ts'
import { centsOf } from './money.ts'
import { isPayableMoney } from './payableMoney.ts'

/** Least part of a bill, as decimal text. What remains of a bill may be less, and is paid whole. */
export const leastPart = '1.00'

export type PartProblem = 'unreadable' | 'tooLittle' | 'tooMuch'

/**
 * Returns why an amount is no part of what is due of a bill; undefined if it is one (BIL-13). All that is due is no part.
 * @param part decimal text
 */
export function partProblem(part: string, amountDue: string): PartProblem | undefined {
  if (!patterns.money.test(part)) return 'unreadable'
  if (centsOf(part) < centsOf(leastPart)) return 'tooLittle'
  return centsOf(part) < centsOf(amountDue) ? undefined : 'tooMuch'
}

/** Whether decimal text is an amount that is paid in advance of a bill (BIL-14). */
export const isAdvance = (amount: string): boolean =>
  isPayableMoney(amount) && centsOf(amount) >= centsOf(leastPart)
