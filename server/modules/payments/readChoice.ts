import { centsOf } from '../../../src/api/rules/money.ts'
import { isPayableMoney } from '../../../src/api/rules/payableMoney.ts'
import { HttpError } from '../../http/HttpError.ts'
import type { ProviderMethod } from '../../providers/payments/PaymentProvider.ts'

/** A validated payment method with its fee. */
export interface Choice {
  readonly type: 'bank' | 'card'
  /** Code of a bank's method; null for a card. */
  readonly bank: string | null
  /** Code of the method. */
  readonly method: string
  readonly methodTitle: string
  readonly cardToken: string | null
  readonly feeCents: number
}

/**
 * Parses decimal text with two places into cents.
 * @throws HttpError invalid_payment_amount
 */
export function readCents(amount: string): number {
  if (!isPayableMoney(amount)) throw new HttpError('invalid_payment_amount')
  return centsOf(amount)
}

/**
 * Finds the chosen method among those of the merchant.
 * @throws HttpError invalid_payment_type, invalid_bank or invalid_card_token
 */
export function readChoice(
  body: {
    readonly type: string
    readonly bank?: string | undefined
    readonly cardToken?: string | undefined
  },
  methods: readonly ProviderMethod[],
): Choice {
  const isCard = body.type === 'card'
  const method = methods.find(({ type, code }) => type === body.type && (isCard || code === body.bank))
  if (!method) throw new HttpError(body.type === 'bank' ? 'invalid_bank' : 'invalid_payment_type')
  const { type, code, title, feeCents, frameUrl } = method
  if (frameUrl !== null && !body.cardToken) throw new HttpError('invalid_card_token')
  return {
    type,
    bank: isCard ? null : code,
    method: code,
    methodTitle: title,
    cardToken: frameUrl === null ? null : (body.cardToken ?? null),
    feeCents,
  }
}
