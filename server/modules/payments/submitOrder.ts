import { and, eq, isNull, type SQL } from '../../database/drizzle.ts'
import { apiRoot } from '../../http/apiRoot.ts'
import { describeError } from '../../http/describeError.ts'
import { HttpError } from '../../http/HttpError.ts'
import { type IdempotencyOptions, isUnanswered } from '../../http/idempotency.ts'
import type { Order } from './beginPayment.ts'
import { cancelAtProvider } from './cancelAtProvider.ts'
import { isOrderOf } from './isOrderOf.ts'
import type { PaymentServices } from './PaymentServices.ts'
import { paymentDescription } from './paymentDescription.ts'
import type { Choice } from './readChoice.ts'
import { recordPayment } from './recordPayment.ts'
import { paymentOrders } from './tables.ts'

/** Time that an order must have left for a provider to take it: Stripe's least. */
const leastMilliseconds = 30 * 60 * 1000

/**
 * Cancels an open order with another payment method or amount, so that a user who returned from one bank can
 * choose another, and one that its provider has not taken and takes no more. An order that the provider cannot cancel stays
 * open. A repeated call cancels nothing and gets its own payment, also when a later one has replaced that.
 * @param matchesOrder SQL condition for the order, e.g. its invoice
 * @param call the call that starts the new payment
 * @param amountCents undefined if the order's is fixed
 */
export async function cancelPending(
  services: PaymentServices,
  matchesOrder: SQL | undefined,
  choice: Choice,
  call: IdempotencyOptions,
  amountCents?: number,
): Promise<void> {
  const { queries } = services.database
  const [openOrder] = await queries
    .select()
    .from(paymentOrders)
    .where(
      and(
        matchesOrder,
        eq(paymentOrders.state, 'pending'),
        eq(paymentOrders.isConfirming, false),
        isUnanswered(queries, call),
      ),
    )
  if (!openOrder) return
  const leftMilliseconds = openOrder.expiresAt.getTime() - services.clock().getTime()
  const isTooLate = openOrder.redirectUrl === null && leftMilliseconds < leastMilliseconds
  const isSameMethod = openOrder.type === choice.type && openOrder.bank === choice.bank
  const isSameAmount = openOrder.amountCents === (amountCents ?? openOrder.amountCents)
  if (isSameMethod && isSameAmount && !isTooLate) return
  await cancelAtProvider(services, openOrder, 'payment_unavailable')
}

/**
 * Submits an order without an address to the provider and stores the address. Idempotent, because the
 * provider identifies the order by its reference. The provider receives no data of the payer.
 * @throws HttpError payment_unavailable if the provider does not respond; the order can be submitted
 *   again
 */
export async function submitOrder(
  services: PaymentServices,
  reference: string,
  { choice, returnUrl }: { choice: Choice; returnUrl: string },
): Promise<Order> {
  const { database, payments, config, logger } = services
  const { queries } = database
  const readOrder = async () => {
    const [order] = await queries.select().from(paymentOrders).where(eq(paymentOrders.reference, reference))
    if (!order) throw new Error('An order has gone.')
    return order
  }
  const order = await readOrder()
  if (order.redirectUrl !== null || order.state !== 'pending') return order
  const provider = payments.get(order.provider)
  if (!provider) throw new HttpError('payment_unavailable')
  const returnPage = new URL(returnUrl)
  returnPage.searchParams.set('payment', reference)
  const { type, account, currency, expiresAt } = order
  const answer = await provider
    .start({
      reference,
      account,
      type,
      method: choice.method,
      cardToken: choice.cardToken,
      amountCents: order.amountCents + order.feeCents,
      currency,
      description: await paymentDescription(queries, order),
      returnUrl: returnPage.href,
      notifyUrl: `${config.publicUrl}${apiRoot}/payments/webhooks/${order.provider}`,
      expiresAt,
    })
    .catch((error: unknown) => {
      logger.error(describeError(error), 'the payment provider failed')
      throw new HttpError('payment_unavailable')
    })
  const isUnsubmitted = and(
    isOrderOf(order),
    isNull(paymentOrders.redirectUrl),
    eq(paymentOrders.state, 'pending'),
  )
  if (answer.kind === 'refused') {
    await queries.transaction(async tx => {
      const [failedOrder] = await tx
        .update(paymentOrders)
        .set({ state: 'failed', failure: answer.code })
        .where(isUnsubmitted)
        .returning()
      if (failedOrder)
        await recordPayment(tx, failedOrder, { kind: 'failed', failure: answer.code }, services.clock())
    })
    throw new HttpError(answer.code)
  }
  const { url: redirectUrl, providerReference } = answer
  const [submittedOrder] = await queries
    .update(paymentOrders)
    .set({ redirectUrl, providerReference })
    .where(isUnsubmitted)
    .returning()
  if (submittedOrder) return submittedOrder
  // Another call submitted it first, or cancelled it before the provider knew it.
  const currentOrder = await readOrder()
  if (currentOrder.state === 'failed' && currentOrder.redirectUrl === null)
    await provider
      .cancel({ ...currentOrder, providerReference })
      .catch((error: unknown) => logger.warn(describeError(error), 'an order could not be cancelled'))
  return currentOrder
}
