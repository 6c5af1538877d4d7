import { centsText } from '../../../src/api/rules/money.ts'
import type { Transaction } from '../../database/Database.ts'
import { isRow } from '../../database/isRow.ts'
import { recordChange } from '../changes/recordChange.ts'
import { recordEvent } from '../events/recordEvent.ts'
import { invoices } from '../invoices/tables.ts'
import type { paymentOrders } from './tables.ts'

type Result =
  | { readonly kind: 'settled' }
  | { readonly kind: 'failed'; readonly failure: string }
  /** Total given back so far. */
  | { readonly kind: 'refunded'; readonly refundedCents: number }

/** Writes the event of an order whose result is known. */
export async function recordPayment(
  tx: Transaction,
  order: typeof paymentOrders.$inferSelect,
  result: Result,
  at: Date,
): Promise<void> {
  const { vendorId, contractId, reference, type: method, currency } = order
  const [invoice = null] =
    order.invoiceId === null
      ? []
      : await tx
          .select({ number: invoices.number, sourceId: invoices.sourceId })
          .from(invoices)
          .where(isRow(invoices, { id: order.invoiceId, vendorId }))
  const [amount, fee] = [centsText(order.amountCents), centsText(order.feeCents)]
  const isAdvance = order.kind === 'advance'
  const payment = { reference, invoice, isAdvance, method, amount, fee, currency }
  const subject = { vendorId, contractId }
  // The resident may have the bill open on another device.
  if (contractId !== null) await recordChange(tx, { vendorId, contractId, topic: 'invoices' })
  if (result.kind === 'settled')
    await recordEvent(tx, 'payment.settled', subject, { ...payment, paidAt: at.toISOString() }, at)
  else if (result.kind === 'failed')
    await recordEvent(tx, 'payment.failed', subject, { ...payment, failure: result.failure }, at)
  else
    await recordEvent(
      tx,
      'payment.refunded',
      subject,
      { ...payment, refunded: centsText(result.refundedCents) },
      at,
    )
}
