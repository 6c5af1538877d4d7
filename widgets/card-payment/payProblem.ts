import { type PayProblem as Problem, payProblems } from '../../src/payments/payProblems.ts'

/** What a person can do when a payment could not be started; `none` if only others can help. */
export type Remedy = 'again' | 'number' | 'amount' | 'methods' | 'card' | 'none'

/** Error codes of the catalogue and the remedy for each (BIL-3, CRD-1). */
const remedies: Readonly<Record<string, Remedy>> = {
  already_paid: 'none',
  bank_account_required: 'none',
  idempotency_conflict: 'again',
  internal: 'again',
  invalid_bank: 'methods',
  invalid_card_token: 'card',
  invalid_object_id: 'number',
  invalid_payment_amount: 'amount',
  invalid_payment_type: 'methods',
  partner_capability_missing: 'none',
  partner_key_unknown: 'none',
  partner_origin_refused: 'none',
  payment_session_expired: 'none',
  payment_session_used: 'none',
  payment_unavailable: 'again',
  validation_failed: 'none',
}

export type PayProblem = Problem<Remedy>

export const payProblem = payProblems(remedies)
