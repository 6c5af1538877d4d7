import { and, eq, isNull, ne } from 'drizzle-orm'
import { isParent } from '../../database/isParent.ts'
import { HttpError } from '../../http/HttpError.ts'
import { invoices } from '../invoices/tables.ts'
import type { Order } from './beginPayment.ts'
import { cancelAtProvider } from './cancelAtProvider.ts'
import { isOrderOf } from './isOrderOf.ts'
import type { PaymentServices } from './PaymentServices.ts'
import { paymentOrders } from './tables.ts'

/**
 * Prevents that a bill is paid twice: after a payment it cancels the other open orders of a bill with
 * nothing due, and refunds what a payment brought beyond what was due: of a payment that found nothing due the whole with
 * its fee. Without an account people may pay more than the bill on purpose. Idempotent; the provider repeats its webhook after
 * an error, and so repeats this.
 * @throws Error if the provider does not accept the refund
 */
export async function followSettlement(services: PaymentServices, order: Order): Promise<void> {
  if (order.state !== 'success' || order.invoiceId === null) return
  await cancelOthers(services, order, order.invoiceId)
  const excessCents = order.amountCents - order.appliedCents
  if (order.appliedCents === 0) await refund(services, order, order.amountCents + order.feeCents)
  else if (order.kind === 'invoice' && excessCents > 0) await refund(services, order, excessCents)
}

async function cancelOthers(services: PaymentServices, order: Order, invoiceId: number): Promise<void> {
  const { queries } = services.database
  const others = await queries
    .select({ order: paymentOrders })
    .from(paymentOrders)
    .innerJoin(invoices, isParent(invoices, paymentOrders, paymentOrders.invoiceId))
    .where(
      and(
        eq(paymentOrders.vendorId, order.vendorId),
        eq(paymentOrders.invoiceId, invoiceId),
        ne(paymentOrders.reference, order.reference),
        eq(paymentOrders.state, 'pending'),
        eq(paymentOrders.isConfirming, false),
        eq(invoices.dueCents, 0),
      ),
    )
  for (const other of others) await cancelAtProvider(services, other.order, 'already_paid')
}

async function refund(
  { database: { queries }, payments, clock, logger }: PaymentServices,
  order: Order,
  cents: number,
): Promise<void> {
  if (order.refundRequestedAt !== null || order.refundedCents > 0) return
  const provider = payments.get(order.provider)
  if (!provider) throw new HttpError('payment_unavailable')
  await provider.refund(order, cents)
  await queries
    .update(paymentOrders)
    .set({ refundRequestedAt: clock() })
    .where(and(isOrderOf(order), isNull(paymentOrders.refundRequestedAt)))
  logger.info({ reference: order.reference }, 'a bill was paid twice: what is beyond it is refunded')
}
