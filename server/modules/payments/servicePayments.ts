import { and, asc, desc, eq, ne } from 'drizzle-orm'
import type { Locale } from '../../../src/api/schemas/locales.ts'
import type { Queries, Transaction } from '../../database/Database.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import { HttpError } from '../../http/HttpError.ts'
import { textIn } from '../../texts/LocalizedText.ts'
import { contracts } from '../contracts/tables.ts'
import { invoices } from '../invoices/tables.ts'
import { vendors } from '../vendors/tables.ts'
import { checkPayee, newOrder } from './beginPayment.ts'
import { type Choice, readCents } from './readChoice.ts'
import { cardPaymentServices, paymentOrders } from './tables.ts'

/** Returns the payable services of one vendor or of all. */
export async function serviceTitles(queries: Queries, vendor: string | undefined, locale: Locale) {
  const rows = await queries
    .select({ service: cardPaymentServices, vendor: vendors.slug })
    .from(cardPaymentServices)
    .innerJoin(vendors, eq(vendors.id, cardPaymentServices.vendorId))
    .where(vendor === undefined ? undefined : eq(vendors.slug, vendor))
    .orderBy(asc(cardPaymentServices.position))
  return rows.map(row => ({
    code: row.service.code,
    title: textIn(row.service.title, locale),
    vendor: row.vendor,
    referenceHint: textIn(row.service.referenceHint, locale),
  }))
}

/** Returns the open bill of a service's number; undefined if the number is unknown. */
export async function openBill(queries: Queries | Transaction, service: string, number: string) {
  const [row] = await queries
    .select({
      contract: { id: contracts.id, vendorId: contracts.vendorId, organizationId: contracts.organizationId },
    })
    .from(cardPaymentServices)
    .innerJoin(
      contracts,
      and(
        eq(contracts.vendorId, cardPaymentServices.vendorId),
        eq(contracts.organizationId, cardPaymentServices.organizationId),
      ),
    )
    .where(and(eq(cardPaymentServices.code, service), eq(contracts.username, number)))
  if (!row) return undefined
  const [invoice] = await queries
    .select({ id: invoices.id, amountCents: invoices.dueCents, isPending: invoices.isPending })
    .from(invoices)
    .where(and(eq(invoices.contractId, row.contract.id), ne(invoices.type, 'credit')))
    .orderBy(desc(invoices.date), desc(invoices.id))
    .limit(1)
  const isOpen = invoice && !invoice.isPending && invoice.amountCents > 0
  return {
    contract: row.contract,
    invoiceId: isOpen ? invoice.id : null,
    amountCents: isOpen ? invoice.amountCents : 0,
  }
}

/** Payer without an account, and the language of the receipt. */
export interface Payer {
  readonly payerName: string
  readonly email: string
  readonly locale: Locale
}

/**
 * Starts a payment of a service by its number. The service sets the payee, the payer sets the amount.
 * @returns the order's reference
 * @throws HttpError invalid_object_id, invalid_payment_amount, payment_unavailable or
 *   bank_account_required
 */
export async function beginServicePayment(
  tx: Transaction,
  { clock }: Pick<CoreServices, 'clock'>,
  body: Payer & { readonly service: string; readonly reference: string; readonly amount: string },
  choice: Choice,
): Promise<string> {
  const bill = await openBill(tx, body.service, body.reference)
  if (!bill) throw new HttpError('invalid_object_id')
  await checkPayee(tx, bill.contract.organizationId)
  const amountCents = readCents(body.amount)
  const order = newOrder(bill.contract, choice, clock())
  await tx.insert(paymentOrders).values({
    ...order,
    kind: 'service',
    invoiceId: bill.invoiceId,
    amountCents,
    currency: 'EUR',
    service: body.service,
    payerName: body.payerName,
    payerEmail: body.email,
    locale: body.locale,
  })
  return order.reference
}
