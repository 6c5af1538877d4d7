import { type PayProblem as Problem, payProblems } from '../../src/payments/payProblems.ts'

/** What a person can do about a payment that did not begin. */
export type WayOut = 'again' | 'bill' | 'methods' | 'card' | 'transfer'

/** Each refusal of the catalogue and its way out (BIL-3). */
const ways: Readonly<Record<string, WayOut>> = {
  already_paid: 'bill',
  invalid_object_id: 'bill',
  invalid_payment_amount: 'bill',
  invalid_bank: 'methods',
  invalid_payment_type: 'methods',
  invalid_card_token: 'card',
  payment_unavailable: 'transfer',
  bank_account_required: 'transfer',
  idempotency_conflict: 'again',
  validation_failed: 'transfer',
  internal: 'again',
}

export type PayProblem = Problem<WayOut>

export const payProblem = payProblems(ways)
