import { and, eq, sql } from 'drizzle-orm'
import { centsText } from '../../../src/api/rules/money.ts'
import type { Transaction } from '../../database/Database.ts'
import { dayIn } from '../../days.ts'
import { HttpError } from '../../http/HttpError.ts'
import { contracts } from '../contracts/tables.ts'
import { invoices, payments } from '../invoices/tables.ts'
import { vendors } from '../vendors/tables.ts'
import { bankOf } from './paymentMethods.ts'
import { sendReceipt } from './receipts/findReceipt.ts'
import { paymentOrders } from './tables.ts'

export interface PaymentWebhookEvent {
  readonly reference: string
  readonly state: 'pending' | 'success' | 'failed'
  readonly amount: string
  readonly currency: string
}

/**
 * Applies a webhook event to its order. Idempotent; "paid" is final; a payment that arrives after its
 * order expired is booked too. Queues the receipt of a payment without an account: call
 * `services.wake()` afterwards.
 * @throws HttpError not_found, or invalid_payment_amount if the amount differs from the order's
 */
export async function settlePayment(tx: Transaction, event: PaymentWebhookEvent, now: Date): Promise<void> {
  const isOrder = eq(paymentOrders.reference, event.reference)
  // Locks the invoice first, in the same order as a new payment, because other orders can deadlock.
  const [orderRow] = await tx
    .select({ invoiceId: paymentOrders.invoiceId })
    .from(paymentOrders)
    .where(isOrder)
  if (!orderRow) throw new HttpError('not_found')
  const isInvoice = eq(invoices.id, orderRow.invoiceId ?? 0)
  await tx.select({ id: invoices.id }).from(invoices).where(isInvoice).for('update')
  const [order] = await tx.select().from(paymentOrders).where(isOrder).for('update')
  if (!order) throw new HttpError('not_found')
  if (event.amount !== centsText(order.amountCents + order.feeCents) || event.currency !== order.currency)
    throw new HttpError('invalid_payment_amount')
  if (order.state === 'success' || (order.state === 'failed' && event.state !== 'success')) return

  await tx
    .update(paymentOrders)
    .set({
      state: event.state,
      isConfirming: event.state === 'pending',
      failure: event.state === 'failed' ? 'payment_failed' : null,
      paidAt: event.state === 'success' ? now : null,
    })
    .where(isOrder)
  if (order.kind === 'invoice')
    await tx
      .update(invoices)
      .set({ isPending: event.state === 'pending' })
      .where(isInvoice)
  if (event.state !== 'success') return

  await tx
    .update(invoices)
    .set({ dueCents: sql`greatest(${invoices.dueCents} - ${order.amountCents}, 0)` })
    .where(isInvoice)
  const [vendor] = await tx
    .select({ timeZone: vendors.timeZone })
    .from(contracts)
    .innerJoin(vendors, eq(vendors.id, contracts.vendorId))
    .where(and(eq(contracts.id, order.contractId), eq(contracts.vendorId, order.vendorId)))
  await tx.insert(payments).values({
    vendorId: order.vendorId,
    contractId: order.contractId,
    date: dayIn(vendor?.timeZone ?? 'UTC', now),
    reference: order.reference.slice(0, 12),
    amountCents: order.amountCents,
    currency: order.currency,
    payer: bankOf(order.bank ?? undefined)?.title ?? 'Card',
  })
  await sendReceipt(tx, order, now)
}
