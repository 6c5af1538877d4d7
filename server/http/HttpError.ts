import type { ErrorCode } from '../../src/api/schemas/errors.ts'

/** HTTP status of each code. */
export const errorStatuses = {
  already_linked: 409,
  already_paid: 409,
  bad_json: 400,
  bank_account_required: 409,
  body_too_large: 413,
  forbidden: 403,
  consent_required: 409,
  idempotency_conflict: 409,
  internal: 500,
  invalid_bank: 422,
  invalid_card_token: 422,
  invalid_credentials: 401,
  invalid_object_id: 422,
  invalid_payment_amount: 422,
  invalid_payment_type: 422,
  link_expired: 410,
  link_not_found: 404,
  maintenance: 503,
  method_not_allowed: 405,
  not_found: 404,
  partner_capability_missing: 403,
  partner_key_unknown: 403,
  partner_origin_refused: 403,
  passkey_refused: 409,
  passkeys_full: 409,
  passkeys_unavailable: 409,
  payment_session_expired: 410,
  payment_session_used: 409,
  payment_unavailable: 409,
  offer_ended: 409,
  poll_answer_invalid: 422,
  poll_choice_not_counted: 409,
  poll_choice_not_found: 422,
  poll_mismatched: 409,
  poll_participant_not_found: 403,
  poll_question_mismatched: 422,
  poll_signature_unavailable: 502,
  poll_signing_not_allowed: 409,
  poll_update_not_allowed: 409,
  profile_not_confirmed: 403,
  rate_limited: 429,
  social_account_exists: 409,
  social_already_linked: 409,
  move_out_update_not_allowed: 409,
  task_update_not_allowed: 409,
  social_email_unverified: 409,
  social_failed: 409,
  social_link_failed: 409,
  social_link_unavailable: 409,
  social_linked_elsewhere: 409,
  social_unlink_unavailable: 409,
  unauthenticated: 401,
  unavailable: 503,
  unsupported_media_type: 415,
  validation_failed: 422,
} as const satisfies Record<ErrorCode, number>

/** English for developers; users see the client's text of `errors.<code>`. */
export const errorMessages: Record<ErrorCode, string> = {
  already_linked: 'This contract is linked to the account already.',
  already_paid: 'This bill is already paid.',
  bank_account_required: 'The organization has no bank account to pay to.',
  invalid_bank: 'There is no such bank.',
  invalid_card_token: 'The card token is not valid.',
  invalid_object_id: 'There is nothing to pay under this id.',
  invalid_payment_amount: 'The amount is not what is due.',
  invalid_payment_type: 'There is no such way to pay.',
  partner_capability_missing: 'This partner key does not cover what the page wants to show.',
  partner_key_unknown: 'There is no such partner key, or it was withdrawn.',
  partner_origin_refused: 'The partner key is not for pages of this origin.',
  passkey_refused: 'The passkey was not accepted.',
  passkeys_full: 'The account has as many passkeys as it may have.',
  passkeys_unavailable: 'Passkeys cannot be used on pages of this origin.',
  payment_session_expired: 'The payment session has ended.',
  payment_session_used: 'The payment session was paid already.',
  payment_unavailable: 'Paying is not possible now.',
  bad_json: 'The body is not valid JSON.',
  body_too_large: 'The body is too large.',
  forbidden: 'This is not allowed.',
  consent_required: 'The account has to agree to the terms of the payment service first.',
  idempotency_conflict: 'This Idempotency-Key was used for another request.',
  internal: 'Something went wrong on the server.',
  invalid_credentials: 'Incorrect login details: e-mail and/or password.',
  link_expired: 'This link is no longer valid.',
  link_not_found: 'No contract has this number, last bill and amount.',
  // The client recognises maintenance by exactly this message (NAV-13).
  maintenance: 'maintenance',
  method_not_allowed: 'This URL does not support that HTTP method.',
  not_found: 'There is nothing at this address.',
  offer_ended: 'This offer has ended.',
  poll_answer_invalid: 'A question is answered twice or not at all.',
  poll_choice_not_counted: 'The choice was not counted.',
  poll_choice_not_found: 'There is no choice to count.',
  poll_mismatched: 'The signing belongs to another poll.',
  poll_participant_not_found: 'Only an owner or an authorised person takes part.',
  poll_question_mismatched: 'The question belongs to another poll.',
  poll_signature_unavailable: 'The e-signature provider did not start.',
  poll_signing_not_allowed: 'This cannot be signed.',
  poll_update_not_allowed: 'The vote cannot be changed.',
  profile_not_confirmed: 'The email address of this account is not confirmed.',
  rate_limited: 'Too many attempts. Try again later.',
  social_account_exists:
    'An account already has this email address. Sign in to it and link the provider there.',
  social_already_linked: 'The provider’s account is already linked to this account.',
  move_out_update_not_allowed: 'The state of the move-out does not allow this.',
  task_update_not_allowed: 'The stage of the request does not allow this.',
  social_email_unverified: 'The provider has not confirmed an email address of this account.',
  social_failed: 'The sign-in through the provider did not work.',
  social_link_failed: 'The account could not be linked.',
  social_link_unavailable:
    'Another account of this provider is already linked, or there is no such provider.',
  social_linked_elsewhere: 'The provider’s account is linked to another account here.',
  social_unlink_unavailable: 'This account was created with the provider’s one, or that one is not linked.',
  unauthenticated: 'A valid Bearer token is needed.',
  unavailable: 'The server cannot answer now. Try again in a moment.',
  unsupported_media_type: 'The body must be application/json.',
  validation_failed: 'Some fields are not valid.',
}

export type FieldErrors = Readonly<Record<string, readonly string[]>>

interface Details {
  /** Replaces the code's message; English for developers. */
  readonly message?: string
  readonly fields?: FieldErrors
  readonly headers?: Readonly<Record<string, string>>
}

/** Ends a call with one of the catalogue's errors. Throw it anywhere below the adapter. */
export class HttpError extends Error {
  readonly code: ErrorCode
  readonly status: (typeof errorStatuses)[ErrorCode]
  readonly fields: FieldErrors | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? errorMessages[code])
    this.code = code
    this.status = errorStatuses[code]
    this.fields = details.fields
    this.headers = details.headers ?? {}
  }
}
