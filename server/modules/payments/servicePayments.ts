import { centsOf } from '../../../src/api/rules/money.ts'
import type { Locale } from '../../../src/api/schemas/locales.ts'
import type { Queries, Transaction } from '../../database/Database.ts'
import { and, asc, desc, eq, ne } from '../../database/drizzle.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import { HttpError } from '../../http/HttpError.ts'
import { textIn } from '../../texts/LocalizedText.ts'
import { isOfContract } from '../contracts/isOfContract.ts'
import { contracts } from '../contracts/tables.ts'
import { invoices } from '../invoices/tables.ts'
import { organizations, vendors } from '../vendors/tables.ts'
import { newOrder, type PaymentTerms } from './beginPayment.ts'
import { readCents } from './readChoice.ts'
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

/** Returns the organization that a service pays; undefined if the service is unknown. */
export async function payeeOf(queries: Queries | Transaction, service: string) {
  const [payee] = await queries
    .select({ id: organizations.id, currency: organizations.currency })
    .from(cardPaymentServices)
    .innerJoin(organizations, eq(organizations.id, cardPaymentServices.organizationId))
    .where(eq(cardPaymentServices.code, service))
  return payee
}

/**
 * Returns the bill that an amount pays under a service's number: one of which exactly that is due, else the latest; undefined
 * if the number is unknown. So an older bill can be paid, and a second payment of the latest pays no other.
 * Bills in another currency than the organization's are left out, because money of one currency reduces no bill of another.
 */
export async function openBill(
  queries: Queries | Transaction,
  service: string,
  number: string,
  amount: string,
) {
  const [row] = await queries
    .select({
      contract: { id: contracts.id, vendorId: contracts.vendorId },
      currency: organizations.currency,
    })
    .from(cardPaymentServices)
    .innerJoin(organizations, eq(organizations.id, cardPaymentServices.organizationId))
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
    .where(
      and(
        isOfContract(invoices, row.contract),
        ne(invoices.type, 'credit'),
        eq(invoices.currency, row.currency),
      ),
    )
    .orderBy(desc(eq(invoices.dueCents, centsOf(amount))), desc(invoices.date), desc(invoices.id))
    .limit(1)
  const state = !invoice
    ? 'none'
    : invoice.amountCents === 0
      ? 'paid'
      : invoice.isPending
        ? 'pending'
        : 'open'
  const isOpen = invoice && state === 'open'
  return {
    contract: row.contract,
    /** State of the bill; "none" without one. */
    state,
    invoiceId: isOpen ? invoice.id : null,
    amountCents: isOpen ? invoice.amountCents : 0,
  } as const
}

/** Payer without an account, and the language of the receipt. */
export interface Payer {
  readonly payerName: string
  readonly email: string
  readonly locale: Locale
}

/**
 * Starts a payment of a service by its number. The service sets the payee, the payer sets the amount.
 * @param sessionId session in which a partner's server fixed the amount, which needs no bill to be due
 * @returns the order's reference
 * @throws HttpError invalid_object_id, invalid_payment_amount, already_paid, or payment_unavailable while
 *   another payment of the bill waits for the provider's confirmation
 */
export async function beginServicePayment(
  tx: Transaction,
  { clock }: Pick<CoreServices, 'clock'>,
  body: Payer & { readonly service: string; readonly reference: string; readonly amount: string },
  terms: PaymentTerms,
  sessionId: string | null = null,
): Promise<string> {
  const bill = await openBill(tx, body.service, body.reference, body.amount)
  if (!bill) throw new HttpError('invalid_object_id')
  const amountCents = readCents(body.amount)
  if (sessionId === null && bill.state === 'paid') throw new HttpError('already_paid')
  if (sessionId === null && bill.state === 'pending') throw new HttpError('payment_unavailable')
  const order = newOrder(bill.contract, terms, clock())
  await tx.insert(paymentOrders).values({
    ...order,
    kind: 'service',
    invoiceId: bill.invoiceId,
    sessionId,
    amountCents,
    currency: terms.merchant.currency,
    service: body.service,
    payerName: body.payerName,
    payerEmail: body.email,
    locale: body.locale,
  })
  return order.reference
}
