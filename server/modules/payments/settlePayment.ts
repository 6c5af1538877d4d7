import { dayIn } from '../../common/days.ts'
import { shortReference } from '../../common/shortReference.ts'
import type { Transaction } from '../../database/Database.ts'
import { and, eq, exists, sql } from '../../database/drizzle.ts'
import { isRow } from '../../database/isRow.ts'
import { HttpError } from '../../http/HttpError.ts'
import type { ProviderEvent } from '../../providers/payments/PaymentProvider.ts'
import { contracts } from '../contracts/tables.ts'
import { invoices, payments } from '../invoices/tables.ts'
import { vendors } from '../vendors/tables.ts'
import { applyPaymentEvent, type PaymentTransition } from './applyPaymentEvent.ts'
import type { Order } from './beginPayment.ts'
import { isOrderOf } from './isOrderOf.ts'
import { sendReceipt } from './receipts/findReceipt.ts'
import { recordPayment } from './recordPayment.ts'
import { refundShares } from './refundShares.ts'
import { lockSessionOf, paySession } from './sessionOfOrder.ts'
import { paymentOrders } from './tables.ts'

/** SQL condition: the invoice that an order pays; none for a payment without an invoice. */
const isInvoiceOf = ({ vendorId, invoiceId }: Pick<Order, 'vendorId' | 'invoiceId'>) =>
  isRow(invoices, { id: invoiceId ?? 0, vendorId })

/** Orders of the same bill that wait for their provider's confirmation: a bill paid in parts has several orders. */
const confirmingOrders = (tx: Transaction, { vendorId, invoiceId }: Pick<Order, 'vendorId' | 'invoiceId'>) =>
  tx
    .select({ reference: paymentOrders.reference })
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.vendorId, vendorId),
        eq(paymentOrders.invoiceId, invoiceId ?? 0),
        eq(paymentOrders.kind, 'invoice'),
        eq(paymentOrders.state, 'pending'),
        eq(paymentOrders.isConfirming, true),
      ),
    )

/** @throws HttpError invalid_payment_amount if the event is about other money than the order */
function checkMoney(order: Order, { kind, amountCents, currency }: ProviderEvent): void {
  const total = order.amountCents + order.feeCents
  const isRight = kind === 'refunded' ? amountCents > 0 && amountCents <= total : amountCents === total
  if (!isRight || currency !== order.currency) throw new HttpError('invalid_payment_amount')
}

/**
 * Applies a provider's event to its order and books what follows from it. Idempotent, see
 * applyPaymentEvent. Queues the receipt of a payment without an account: call `services.wake()` afterwards.
 * @param provider name of the provider that sent the event
 * @returns the order after the event
 * @throws HttpError not_found if no order of that merchant has the reference, or invalid_payment_amount
 */
export async function settlePayment(
  tx: Transaction,
  provider: string,
  event: ProviderEvent,
  now: Date,
): Promise<Order> {
  const isNamed = and(
    eq(paymentOrders.reference, event.reference),
    eq(paymentOrders.provider, provider),
    // Merchants of one platform can write references of other merchants into their own payments.
    eq(paymentOrders.account, event.account),
  )
  // Locks the session and then the invoice, in the same order as a new payment, because other orders can deadlock.
  const [orderRow] = await tx
    .select({
      vendorId: paymentOrders.vendorId,
      invoiceId: paymentOrders.invoiceId,
      sessionId: paymentOrders.sessionId,
    })
    .from(paymentOrders)
    .where(isNamed)
  if (!orderRow) throw new HttpError('not_found')
  const isOrder = and(eq(paymentOrders.vendorId, orderRow.vendorId), isNamed)
  if (orderRow.sessionId !== null) await lockSessionOf(tx, orderRow)
  await tx.select({ id: invoices.id }).from(invoices).where(isInvoiceOf(orderRow)).for('update')
  const [order] = await tx.select().from(paymentOrders).where(isOrder).for('update')
  if (!order) throw new HttpError('not_found')
  checkMoney(order, event)
  const { status, transitions } = applyPaymentEvent(order, event)
  if (transitions.length === 0 && status.isConfirming === order.isConfirming) return order

  await tx
    .update(paymentOrders)
    .set({
      ...status,
      failure: status.state === 'failed' ? 'payment_failed' : null,
      paidAt: order.paidAt ?? (status.state === 'success' ? now : null),
    })
    .where(isOrder)
  if (order.sessionId !== null && transitions.includes('settled')) await paySession(tx, order)
  if (order.kind === 'invoice')
    await tx
      .update(invoices)
      .set({ isPending: exists(confirmingOrders(tx, order)) })
      .where(isInvoiceOf(order))
  await book(tx, order, transitions, status.refundedCents, now)
  const [after] = await tx.select().from(paymentOrders).where(isOrder)
  return after ?? order
}

/** Books the transitions of an order in its invoice and in the contract's payments. */
async function book(
  tx: Transaction,
  order: Order,
  transitions: readonly PaymentTransition[],
  refundedCents: number,
  now: Date,
): Promise<void> {
  let { appliedCents } = order
  if (transitions.includes('failed'))
    await recordPayment(tx, order, { kind: 'failed', failure: 'payment_failed' }, now)
  if (transitions.includes('settled')) {
    appliedCents = await applyToInvoice(tx, order)
    await insertPayment(tx, order, order.amountCents, now)
    await recordPayment(tx, order, { kind: 'settled' }, now)
    await sendReceipt(tx, order, now)
  }
  if (transitions.includes('refunded')) {
    const shares = refundShares({ ...order, appliedCents }, order.refundedCents, refundedCents)
    if (shares.dueCents > 0)
      await tx
        .update(invoices)
        // The vendor may have reduced the invoice meanwhile.
        .set({
          dueCents: sql`least(${invoices.dueCents} + ${shares.dueCents}, greatest(${invoices.amountCents}, 0))`,
        })
        .where(isInvoiceOf(order))
    if (shares.paidCents > 0) await insertPayment(tx, order, -shares.paidCents, now)
    await recordPayment(tx, order, { kind: 'refunded', refundedCents }, now)
  }
}

/** Reduces the order's invoice. @returns the cents by which it was reduced */
async function applyToInvoice(tx: Transaction, order: Order): Promise<number> {
  if (order.invoiceId === null) return 0
  const [invoice] = await tx.select({ dueCents: invoices.dueCents }).from(invoices).where(isInvoiceOf(order))
  const appliedCents = Math.min(invoice?.dueCents ?? 0, order.amountCents)
  await tx
    .update(invoices)
    .set({ dueCents: sql`${invoices.dueCents} - ${appliedCents}` })
    .where(isInvoiceOf(order))
  await tx.update(paymentOrders).set({ appliedCents }).where(isOrderOf(order))
  return appliedCents
}

async function insertPayment(tx: Transaction, order: Order, amountCents: number, now: Date): Promise<void> {
  const [vendor] = await tx
    .select({ timeZone: vendors.timeZone })
    .from(contracts)
    .innerJoin(vendors, eq(vendors.id, contracts.vendorId))
    .where(isRow(contracts, { id: order.contractId, vendorId: order.vendorId }))
  await tx.insert(payments).values({
    vendorId: order.vendorId,
    contractId: order.contractId,
    date: dayIn(vendor?.timeZone ?? 'UTC', now),
    reference: shortReference(order.reference),
    amountCents,
    currency: order.currency,
    payer: order.methodTitle,
    isAdvance: order.kind === 'advance',
    orderReference: order.kind !== 'service' && amountCents > 0 ? order.reference : null,
  })
}
