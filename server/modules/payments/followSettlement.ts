import { and, eq, isNull, ne } from 'drizzle-orm'
import { HttpError } from '../../http/HttpError.ts'
import { invoices } from '../invoices/tables.ts'
import type { Order } from './beginPayment.ts'
import { cancelAtProvider } from './cancelAtProvider.ts'
import { isOrderOf } from './isOrderOf.ts'
import type { PaymentServices } from './PaymentServices.ts'
import { paymentOrders } from './tables.ts'

/**
 * Prevents that a bill is paid twice: after a payment it cancels the other open orders of a bill with
 * nothing due, and refunds a payment that found nothing due. Idempotent; the provider repeats its webhook
 * after an error, and so repeats this.
 * @throws Error if the provider does not accept the refund
 */
export async function followSettlement(services: PaymentServices, order: Order): Promise<void> {
  if (order.state !== 'success' || order.invoiceId === null) return
  await cancelOthers(services, order, order.invoiceId)
  if (order.appliedCents === 0) await refundWhole(services, order)
}

async function cancelOthers(services: PaymentServices, order: Order, invoiceId: number): Promise<void> {
  const { queries } = services.database
  const others = await queries
    .select({ order: paymentOrders })
    .from(paymentOrders)
    .innerJoin(
      invoices,
      and(eq(invoices.id, paymentOrders.invoiceId), eq(invoices.vendorId, paymentOrders.vendorId)),
    )
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

async function refundWhole(
  { database: { queries }, payments, clock, logger }: PaymentServices,
  order: Order,
): Promise<void> {
  const total = order.amountCents + order.feeCents
  if (order.refundRequestedAt !== null || order.refundedCents > 0) return
  const provider = payments.get(order.provider)
  if (!provider) throw new HttpError('payment_unavailable')
  await provider.refund(order, total)
  await queries
    .update(paymentOrders)
    .set({ refundRequestedAt: clock() })
    .where(and(isOrderOf(order), isNull(paymentOrders.refundRequestedAt)))
  logger.info({ reference: order.reference }, 'a bill was paid twice: the later payment is refunded')
}
