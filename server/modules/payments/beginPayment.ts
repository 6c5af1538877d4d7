import { centsOf, centsText } from '../../../src/api/rules/money.ts'
import { partProblem } from '../../../src/api/rules/partOfBill.ts'
import type { ErrorCode } from '../../../src/api/schemas/errors.ts'
import { randomSecret } from '../../common/crypto.ts'
import type { Transaction } from '../../database/Database.ts'
import { and, eq, lte, ne } from '../../database/drizzle.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import { HttpError } from '../../http/HttpError.ts'
import { type ContractKey, isOfContract } from '../contracts/isOfContract.ts'
import { invoices } from '../invoices/tables.ts'
import { vendors } from '../vendors/tables.ts'
import type { Merchant } from './findMerchant.ts'
import type { Choice } from './readChoice.ts'
import { paymentOrders } from './tables.ts'

export type Order = typeof paymentOrders.$inferSelect

/** How a payment is made, and who receives it. */
export interface PaymentTerms {
  readonly choice: Choice
  readonly merchant: Merchant
}

/**
 * Time to complete a payment, here and at the provider, so that no provider collects an order that was given up here.
 * Stripe takes between 30 minutes and 24 hours, and counts from its own receipt of the order.
 */
const openMilliseconds = 60 * 60 * 1000

/** Returns the row of a new order. */
export const newOrder = (
  { id, vendorId }: ContractKey,
  { choice: { type, bank, methodTitle, feeCents }, merchant: { providerName, account } }: PaymentTerms,
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

interface PayableInvoice {
  readonly id: number
  /** What the payer's screen shows as due. */
  readonly seenAmount?: string | undefined
  /** What to pay of it; all that is due without it. */
  readonly part?: string | undefined
}

/** Whether the vendor takes parts, and this is one of what is due (BIL-13). */
async function isPayablePart(
  tx: Transaction,
  { vendorId, dueCents }: typeof invoices.$inferSelect,
  part: string,
): Promise<boolean> {
  const [vendor] = await tx
    .select({ takesParts: vendors.partPaymentsEnabled })
    .from(vendors)
    .where(eq(vendors.id, vendorId))
  return vendor?.takesParts === true && partProblem(part, centsText(dueCents)) === undefined
}

/**
 * Starts a payment of an invoice, the latest or an older one, or returns its pending one: an invoice has one open payment
 * for all users. Currency and payee are the invoice's, and so is the amount unless the user pays a part.
 * @returns the order's reference
 * @throws HttpError with a code of the catalogue (BIL-3)
 */
export async function beginInvoicePayment(
  tx: Transaction,
  { clock }: Pick<CoreServices, 'clock'>,
  contract: ContractKey,
  terms: PaymentTerms,
  { id, seenAmount, part }: PayableInvoice,
): Promise<string> {
  const refuse = (code: ErrorCode): never => {
    throw new HttpError(code)
  }
  const [invoice] = await tx
    .select()
    .from(invoices)
    .where(and(isOfContract(invoices, contract), eq(invoices.id, id), ne(invoices.type, 'credit')))
    // Locks the invoice, so that a concurrent call finds the order of the first.
    .for('update')
  if (!invoice) return refuse('invalid_object_id')
  if (invoice.dueCents <= 0) return refuse('already_paid')
  // Methods and fees are in the organization's currency.
  if (invoice.currency !== terms.merchant.currency) return refuse('payment_unavailable')
  if (seenAmount !== undefined && seenAmount !== centsText(invoice.dueCents))
    return refuse('invalid_payment_amount')
  if (part !== undefined && !(await isPayablePart(tx, invoice, part))) return refuse('invalid_payment_amount')
  const amountCents = part === undefined ? invoice.dueCents : centsOf(part)
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
  // An order of another amount that could not be cancelled: two of them could pay more than is due.
  if (openOrder && openOrder.amountCents !== amountCents) return refuse('payment_unavailable')
  if (openOrder) return openOrder.reference
  // A payment was started elsewhere, for example at the bank's own page.
  if (invoice.isPending) return refuse('payment_unavailable')
  const order = newOrder(contract, terms, now)
  await tx.insert(paymentOrders).values({
    ...order,
    kind: 'invoice',
    invoiceId: invoice.id,
    amountCents,
    currency: invoice.currency,
  })
  return order.reference
}
