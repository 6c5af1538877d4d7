import { type PayProblem as Problem, payProblems } from '../../src/payments/payProblems.ts'

/** What the resident can do when a payment could not be started. */
export type Remedy = 'again' | 'bill' | 'bills' | 'methods' | 'consent' | 'card' | 'transfer'

/** Error codes of the catalogue and the remedy for each (BIL-3). */
const remedies: Readonly<Record<string, Remedy>> = {
  already_paid: 'bill',
  invalid_object_id: 'bills',
  invalid_payment_amount: 'bill',
  invalid_bank: 'methods',
  invalid_payment_type: 'methods',
  invalid_card_token: 'card',
  payment_unavailable: 'transfer',
  bank_account_required: 'transfer',
  consent_required: 'consent',
  idempotency_conflict: 'again',
  validation_failed: 'transfer',
  internal: 'again',
}

export type PayProblem = Problem<Remedy>

export const payProblem = payProblems(remedies)
