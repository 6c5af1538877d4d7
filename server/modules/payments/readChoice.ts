import { centsOf } from '../../../src/api/rules/money.ts'
import { isPayableMoney } from '../../../src/api/rules/payableMoney.ts'
import { HttpError } from '../../http/HttpError.ts'
import { bankOf, cardFeeCents } from './paymentMethods.ts'

/** A validated payment method with its fee. */
export interface Choice {
  readonly type: 'bank' | 'card'
  readonly bank: string | null
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

/** @throws HttpError invalid_payment_type, invalid_bank or invalid_card_token */
export function readChoice(body: {
  readonly type: string
  readonly bank?: string | undefined
  readonly cardToken?: string | undefined
}): Choice {
  if (body.type === 'card') {
    if (!body.cardToken) throw new HttpError('invalid_card_token')
    return { type: 'card', bank: null, cardToken: body.cardToken, feeCents: cardFeeCents }
  }
  if (body.type !== 'bank') throw new HttpError('invalid_payment_type')
  const bank = bankOf(body.bank)
  if (!bank) throw new HttpError('invalid_bank')
  return { type: 'bank', bank: bank.code, cardToken: null, feeCents: bank.feeCents }
}
