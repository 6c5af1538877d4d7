import * as z from 'zod/mini'

/** Every error code of the API. The client has a text for each under `errors.<code>`. */
export const errorCodes = [
  'already_linked',
  'already_paid',
  'bad_json',
  'bank_account_required',
  'body_too_large',
  'consent_required',
  'forbidden',
  'idempotency_conflict',
  'internal',
  'invalid_bank',
  'invalid_card_token',
  'invalid_credentials',
  'invalid_object_id',
  'invalid_payment_amount',
  'invalid_payment_type',
  'link_expired',
  'link_not_found',
  'maintenance',
  'method_not_allowed',
  'move_out_update_not_allowed',
  'not_found',
  'offer_ended',
  'partner_capability_missing',
  'partner_key_unknown',
  'partner_origin_refused',
  'passkey_refused',
  'passkeys_full',
  'passkeys_unavailable',
  'payment_session_expired',
  'payment_session_used',
  'payment_unavailable',
  'poll_answer_invalid',
  'poll_choice_not_counted',
  'poll_choice_not_found',
  'poll_mismatched',
  'poll_participant_not_found',
  'poll_question_mismatched',
  'poll_signature_unavailable',
  'poll_signing_not_allowed',
  'poll_update_not_allowed',
  'profile_not_confirmed',
  'rate_limited',
  'social_account_exists',
  'social_already_linked',
  'social_email_unverified',
  'social_failed',
  'social_link_failed',
  'social_link_unavailable',
  'social_linked_elsewhere',
  'social_unlink_unavailable',
  'task_update_not_allowed',
  'unauthenticated',
  'unavailable',
  'unsupported_media_type',
  'validation_failed',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/**
 * The one shape of an error answer. `errors` maps a field to message keys (first one is shown);
 * `correlationId` is the reference for support; `message` is plain English for developers.
 */
export const ErrorAnswer = z.object({
  code: z.string(),
  message: z.string(),
  messageKey: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  correlationId: z.string(),
})
export type ErrorAnswer = z.infer<typeof ErrorAnswer>
