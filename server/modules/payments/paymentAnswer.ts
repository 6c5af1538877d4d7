import { centsText } from '../../../src/api/rules/money.ts'
import type { Payment } from '../../../src/api/schemas/payments.ts'
import type { Order } from './beginPayment.ts'

/** Whether an order was left lying at the provider for too long. */
export const isLeft = (order: Order, now: Date): boolean =>
  order.state === 'pending' && !order.isConfirming && order.expiresAt <= now

/** An order as it crosses the wire: one that was left reads as failed. */
export function paymentAnswer(order: Order, now: Date): Payment {
  const left = isLeft(order, now)
  const state = left ? 'failed' : order.state
  return {
    id: order.reference,
    state,
    isConfirming: order.isConfirming,
    amount: centsText(order.amountCents),
    fee: centsText(order.feeCents),
    currency: order.currency,
    createdAt: order.createdAt.toISOString(),
    redirectUrl: state === 'pending' && !order.isConfirming ? order.redirectUrl : null,
    failure: left ? 'link_expired' : order.failure,
  }
}
