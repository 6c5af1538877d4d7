import type { Payment } from '../../../src/schemas/payments.ts'
import { centsText } from '../money.ts'
import type { Order } from './beginPayment.ts'

/** An order as it crosses the wire; one that was left lying at the provider for too long reads as failed. */
export function paymentAnswer(order: Order, now: Date): Payment {
  const isLeft = order.state === 'pending' && !order.isConfirming && order.expiresAt <= now
  const state = isLeft ? 'failed' : order.state
  return {
    id: order.reference,
    state,
    isConfirming: order.isConfirming,
    amount: centsText(order.amountCents),
    fee: centsText(order.feeCents),
    currency: order.currency,
    createdAt: order.createdAt.toISOString(),
    redirectUrl: state === 'pending' && !order.isConfirming ? order.redirectUrl : null,
    failure: isLeft ? 'link_expired' : order.failure,
  }
}
