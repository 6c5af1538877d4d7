import type { ApiError } from '../../src/client/ApiError.ts'
import type { Translate } from '../../src/i18n/TextsContext.ts'
import { errorText } from '../../src/shell/errorText.ts'

/** What a person can do about a payment that did not begin; `none` where only others can. */
export type WayOut = 'again' | 'number' | 'amount' | 'methods' | 'card' | 'none'

/** Each refusal of the catalogue and its way out (BIL-3, CRD-1). */
const wayOf: Readonly<Record<string, WayOut>> = {
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
