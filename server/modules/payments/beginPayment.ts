import { and, desc, eq, lte, ne } from 'drizzle-orm'
import { centsText } from '../../../src/api/rules/money.ts'
import type { ErrorCode } from '../../../src/api/schemas/errors.ts'
import { randomSecret } from '../../crypto.ts'
import type { Transaction } from '../../database/Database.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import { HttpError } from '../../http/HttpError.ts'
import { type ContractKey, isOfContract } from '../contracts/isOfContract.ts'
import { invoices } from '../invoices/tables.ts'
import type { Merchant } from './findMerchant.ts'
import type { Choice } from './readChoice.ts'
import { paymentOrders } from './tables.ts'

export type Order = typeof paymentOrders.$inferSelect

/** Time to complete a payment at the provider. */
const openMilliseconds = 30 * 60 * 1000

/** Returns the row of a new order. */
export const newOrder = (
  { id, vendorId }: ContractKey,
  { type, bank, methodTitle, feeCents }: Choice,
  { providerName, account }: Merchant,
  now: Date,
): Pick<
  Order,
  | 'reference'
  | 'vendorId'
  | 'contractId'
  | 'type'
  | 'bank'
  | 'methodTitle'
  | 'provider'
  | 'account'
  | 'feeCents'
  | 'state'
  | 'isConfirming'
  | 'createdAt'
  | 'expiresAt'
> => ({
  reference: randomSecret(),
  vendorId,
  contractId: id,
  type,
  bank,
  methodTitle,
  provider: providerName,
  account,
  feeCents,
  state: 'pending',
  isConfirming: false,
  createdAt: now,
  expiresAt: new Date(now.getTime() + openMilliseconds),
})

/**
 * Starts a payment of the latest invoice, or returns its pending one: an invoice has one open payment
 * for all users. Amount, currency and payee are the invoice's.
 * @param seenAmount amount on the user's screen
 * @returns the order's reference
 * @throws HttpError with a code of the catalogue (BIL-3)
 */
export async function beginInvoicePayment(
  tx: Transaction,
  { clock }: Pick<CoreServices, 'clock'>,
  contract: ContractKey,
  invoiceId: number,
  choice: Choice,
  merchant: Merchant,
  seenAmount: string | undefined,
): Promise<string> {
  const refuse = (code: ErrorCode): never => {
    throw new HttpError(code)
  }
  const [invoice] = await tx
    .select()
    .from(invoices)
    .where(and(isOfContract(invoices, contract), ne(invoices.type, 'credit')))
    .orderBy(desc(invoices.date), desc(invoices.id))
    .limit(1)
    // Locks the invoice, so that a concurrent call finds the order of the first.
    .for('update')
  if (invoice?.id !== invoiceId) return refuse('invalid_object_id')
  if (invoice.dueCents === 0) return refuse('already_paid')
  // Methods and fees are in the organization's currency.
  if (invoice.currency !== merchant.currency) return refuse('payment_unavailable')
  if (seenAmount !== undefined && seenAmount !== centsText(invoice.dueCents))
    return refuse('invalid_payment_amount')
  const now = clock()
  const isOpen = and(
    eq(paymentOrders.vendorId, contract.vendorId),
    eq(paymentOrders.invoiceId, invoice.id),
    eq(paymentOrders.kind, 'invoice'),
    eq(paymentOrders.state, 'pending'),
  )
  await tx
    .update(paymentOrders)
    .set({ state: 'failed', failure: 'link_expired' })
    .where(and(isOpen, eq(paymentOrders.isConfirming, false), lte(paymentOrders.expiresAt, now)))
  const [openOrder] = await tx.select().from(paymentOrders).where(isOpen)
  if (openOrder) return openOrder.reference
  // A payment was started elsewhere, for example at the bank's own page.
  if (invoice.isPending) return refuse('payment_unavailable')
  const order = newOrder(contract, choice, merchant, now)
  await tx.insert(paymentOrders).values({
    ...order,
    kind: 'invoice',
    invoiceId: invoice.id,
    amountCents: invoice.dueCents,
    currency: invoice.currency,
  })
  return order.reference
}
