import { and, eq, isNull, ne, type SQL } from '../../database/drizzle.ts'
import { isParent } from '../../database/isParent.ts'
import { HttpError } from '../../http/HttpError.ts'
import { invoices } from '../invoices/tables.ts'
import type { Order } from './beginPayment.ts'
import { cancelAtProvider } from './cancelAtProvider.ts'
import { isOrderOf } from './isOrderOf.ts'
import type { PaymentServices } from './PaymentServices.ts'
import { excessCents } from './paymentAnswer.ts'
import { isSessionPaidByOther } from './sessionOfOrder.ts'
import { paymentOrders } from './tables.ts'

/**
 * Prevents that a bill or a partner's session is paid twice: after a payment it cancels the other open orders of the session,
 * and of a bill with nothing due, and refunds what a payment brought beyond what was due: of a payment that found its session
 * paid or nothing due the whole with its fee. Idempotent; the provider repeats its webhook after an error, and so repeats this.
 * @throws Error if the provider does not accept the refund
 */
export async function followSettlement(services: PaymentServices, order: Order): Promise<void> {
  const { state, sessionId, invoiceId } = order
  if (state !== 'success') return
  if (sessionId !== null) {
    await cancelOthers(services, order, eq(paymentOrders.sessionId, sessionId))
    if (await isSessionPaidByOther(services.database.queries, order))
      return refund(services, order, order.amountCents + order.feeCents)
  }
  if (invoiceId === null) return
  await cancelOthers(services, order, and(eq(paymentOrders.invoiceId, invoiceId), eq(invoices.dueCents, 0)))
  const cents = excessCents(order)
  if (cents > 0) await refund(services, order, cents)
}

/** @param isRelated SQL condition for the other orders and their invoices */
async function cancelOthers(
  services: PaymentServices,
  order: Order,
  isRelated: SQL | undefined,
): Promise<void> {
  const { queries } = services.database
  const others = await queries
    .select({ order: paymentOrders })
    .from(paymentOrders)
    .leftJoin(invoices, isParent(invoices, paymentOrders, paymentOrders.invoiceId))
    .where(
      and(
        eq(paymentOrders.vendorId, order.vendorId),
        isRelated,
        ne(paymentOrders.reference, order.reference),
        eq(paymentOrders.state, 'pending'),
        eq(paymentOrders.isConfirming, false),
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
  logger.info(
    { reference: order.reference },
    'a bill or session was paid twice: what is beyond it is refunded',
  )
}
