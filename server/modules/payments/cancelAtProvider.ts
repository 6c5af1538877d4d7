import { and, eq } from 'drizzle-orm'
import type { ErrorCode } from '../../../src/api/schemas/errors.ts'
import { describeError } from '../../http/describeError.ts'
import type { Order } from './beginPayment.ts'
import { isOrderOf } from './isOrderOf.ts'
import type { PaymentServices } from './PaymentServices.ts'
import { paymentOrders } from './tables.ts'

/**
 * Cancels an order at its provider. It stays open if the provider refuses or does not respond.
 * @param failure reason that the payer sees
 */
export async function cancelAtProvider(
  { database: { queries }, payments, logger }: PaymentServices,
  order: Order,
  failure: ErrorCode,
): Promise<void> {
  // An order that was never submitted is unknown to the provider.
  const isCancelled =
    order.redirectUrl === null ||
    (await payments
      .get(order.provider)
      ?.cancel(order)
      .catch((error: unknown) => {
        logger.warn(describeError(error), 'an order could not be cancelled')
        return false
      }))
  if (!isCancelled) return
  await queries
    .update(paymentOrders)
    .set({ state: 'failed', failure })
    .where(and(isOrderOf(order), eq(paymentOrders.state, 'pending')))
}
