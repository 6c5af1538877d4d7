import type { ApiError } from '../../src/client/ApiError.ts'
import type { Translate } from '../../src/i18n/TextsContext.ts'
import { errorText } from '../../src/shell/errorText.ts'

/** What a person can do about a payment that did not begin. */
export type WayOut = 'again' | 'bill' | 'methods' | 'card' | 'transfer'

/** Each refusal of the catalogue and its way out (BIL-3). */
const wayOf: Readonly<Record<string, WayOut>> = {
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

/** Why a payment did not begin, in words, and what to do now. */
export interface PayProblem {
  readonly text: string
  readonly way: WayOut
  readonly reference?: string | undefined
}

/** The sentence and the way out of a refusal. Where no answer came, nobody knows whether it began: it says so. */
export function payProblem(t: Translate, error: ApiError): PayProblem {
  const reference = error.correlationId
  if (error.kind === 'offline' || error.kind === 'timeout' || error.kind === 'malformed')
    return { text: t('pay.errors.lost'), way: 'again' }
  const way = wayOf[error.code]
  return way
    ? { text: t(`pay.errors.${error.code}`), way, reference }
    : { text: errorText(t, error), way: 'again', reference }
}
