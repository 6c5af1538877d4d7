import { centsText } from '../../../src/api/rules/money.ts'
import type { Payment } from '../../../src/api/schemas/payments.ts'
import type { Order } from './beginPayment.ts'

/** Returns whether an order was abandoned at the provider. */
export const isLeft = (order: Order, now: Date): boolean =>
  order.state === 'pending' && !order.isConfirming && order.expiresAt <= now

/** Whether a settled order found nothing due of its bill: it is refunded whole, with its fee. */
export const foundNothingDue = ({ state, invoiceId, appliedCents }: Order): boolean =>
  state === 'success' && invoiceId !== null && appliedCents === 0

/**
 * Cents that are given back of a settled order, because its bill was paid before it: the whole with its fee, or what a part
 * brought beyond what was due. Without an account people may pay more than the bill on purpose.
 */
export function excessCents(order: Order): number {
  if (foundNothingDue(order)) return order.amountCents + order.feeCents
  const { state, kind, invoiceId, amountCents, appliedCents } = order
  return state === 'success' && kind === 'invoice' && invoiceId !== null ? amountCents - appliedCents : 0
}

/** Converts an order to the API's shape; an abandoned one has the state "failed". */
export function paymentAnswer(order: Order, now: Date): Payment {
  const isExpired = isLeft(order, now)
  const state = isExpired ? 'failed' : order.state
  // The provider may report the refund after the payer has seen the outcome.
  const refundedCents = Math.max(order.refundedCents, excessCents(order))
  return {
    id: order.reference,
    state,
    isConfirming: order.isConfirming,
    amount: centsText(order.amountCents),
    fee: centsText(order.feeCents),
    currency: order.currency,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    method: { type: order.type, title: order.methodTitle },
    redirectUrl: state === 'pending' && !order.isConfirming ? order.redirectUrl : null,
    failure: isExpired ? 'link_expired' : order.failure,
    // Without an account the payer's number says nothing about the bill.
    ...(order.kind === 'invoice' && order.invoiceId !== null ? { invoiceId: order.invoiceId } : {}),
    ...(order.kind === 'advance' ? { isAdvance: true } : {}),
    ...(refundedCents > 0 ? { refunded: centsText(refundedCents) } : {}),
  }
}
