import type { ErrorCode } from '../../../src/api/schemas/errors.ts'
import { and, eq, isNull } from '../../database/drizzle.ts'
import { describeError } from '../../http/describeError.ts'
import type { Order } from './beginPayment.ts'
import { isOrderOf } from './isOrderOf.ts'
import type { PaymentServices } from './PaymentServices.ts'
import { paymentOrders } from './tables.ts'

/**
 * Cancels an order at its provider. It stays open if the provider refuses or does not respond.
 * @param order may be older than its row: one that another call has submitted since is cancelled too
 * @param failure reason that the payer sees
 */
export async function cancelAtProvider(
  services: Pick<PaymentServices, 'database' | 'payments' | 'logger'>,
  order: Order,
  failure: ErrorCode,
): Promise<void> {
  const { queries } = services.database
  const isOpen = and(isOrderOf(order), eq(paymentOrders.state, 'pending'))
  if (order.redirectUrl === null) {
    // The provider does not know an order that was never submitted.
    const [cancelledOrder] = await queries
      .update(paymentOrders)
      .set({ state: 'failed', failure })
      .where(and(isOpen, isNull(paymentOrders.redirectUrl)))
      .returning()
    if (cancelledOrder) return
    const [submittedOrder] = await queries.select().from(paymentOrders).where(isOpen)
    if (submittedOrder) await cancelAtProvider(services, submittedOrder, failure)
    return
  }
  const isCancelled = await services.payments
    .get(order.provider)
    ?.cancel(order)
    .catch((error: unknown) => {
      services.logger.warn(describeError(error), 'an order could not be cancelled')
      return false
    })
  if (isCancelled) await queries.update(paymentOrders).set({ state: 'failed', failure }).where(isOpen)
}
