import type { Locale } from '../../../../src/api/schemas/locales.ts'
import { dayIn } from '../../../common/days.ts'
import { shortReference } from '../../../common/shortReference.ts'
import type { Queries, Transaction } from '../../../database/Database.ts'
import { and, eq, ne, type SQL } from '../../../database/drizzle.ts'
import { isParent } from '../../../database/isParent.ts'
import type { FileAnswer } from '../../../http/Handler.ts'
import { HttpError } from '../../../http/HttpError.ts'
import { signedFileUrl } from '../../../http/signedFileUrl.ts'
import { queueMail } from '../../../mail/queueMail.ts'
import { formats } from '../../../pdf/drawing.ts'
import { fillText } from '../../../texts/fillText.ts'
import { type LocalizedText, textIn } from '../../../texts/LocalizedText.ts'
import { type ContractKey, isOfContract } from '../../contracts/isOfContract.ts'
import { contracts } from '../../contracts/tables.ts'
import { invoices } from '../../invoices/tables.ts'
import { organizations, vendors } from '../../vendors/tables.ts'
import { isOrderOf } from '../isOrderOf.ts'
import type { PaymentServices } from '../PaymentServices.ts'
import { cardPaymentServices, paymentOrders } from '../tables.ts'
import type { ReceiptDocument } from './ReceiptDocument.ts'
import { receiptTexts } from './receiptTexts.ts'

/** SQL condition: a payment without an account. */
export const isWithoutAccount = eq(paymentOrders.kind, 'service')

/** SQL condition: a payment that a holder of the contract made. */
export const isByHolder = (contract: ContractKey) =>
  and(isOfContract(paymentOrders, contract), ne(paymentOrders.kind, 'service'))

interface Row {
  readonly order: Pick<typeof paymentOrders.$inferSelect, 'kind' | 'amountCents'>
  readonly vendor: Pick<typeof vendors.$inferSelect, 'title'>
  readonly invoice: typeof invoices.$inferSelect | null
  readonly service: LocalizedText | null
}

/** What was paid for: a service, a bill or a part of it, or coming bills. */
function paidFor(
  { order, invoice, service, vendor }: Row,
  locale: Locale,
): Pick<ReceiptDocument, 'service' | 'billCents'> {
  const texts = receiptTexts[locale]
  if (order.kind === 'advance') return { service: texts.advance }
  // A service that is paid by the contract's number reduces its bill, too.
  if (order.kind === 'service' || !invoice)
    return { service: service ? textIn(service, locale) : vendor.title }
  const { number, amountCents, prepaidCents } = invoice
  return order.amountCents < amountCents - prepaidCents
    ? { service: fillText(texts.partOfBill, { number }), billCents: amountCents }
    : { service: fillText(texts.bill, { number }) }
}

/**
 * Returns the data of a payment's receipt.
 * @param isReadable SQL condition of orders that the caller may read; undefined if the address of the receipt was signed
 * @throws HttpError not_found if the payment is unknown or unpaid
 */
export async function findReceipt(
  queries: Queries | Transaction,
  payment: string,
  locale: Locale,
  isReadable?: SQL,
): Promise<ReceiptDocument> {
  const [row] = await queries
    .select({
      order: paymentOrders,
      contract: contracts,
      organization: organizations,
      vendor: vendors,
      invoice: invoices,
      service: cardPaymentServices.title,
    })
    .from(paymentOrders)
    .innerJoin(contracts, isParent(contracts, paymentOrders, paymentOrders.contractId))
    .innerJoin(organizations, eq(organizations.id, contracts.organizationId))
    .innerJoin(vendors, eq(vendors.id, paymentOrders.vendorId))
    .leftJoin(invoices, isParent(invoices, paymentOrders, paymentOrders.invoiceId))
    .leftJoin(
      cardPaymentServices,
      and(
        eq(cardPaymentServices.code, paymentOrders.service),
        eq(cardPaymentServices.vendorId, paymentOrders.vendorId),
      ),
    )
    .where(and(eq(paymentOrders.reference, payment), eq(paymentOrders.state, 'success'), isReadable))
  if (!row) throw new HttpError('not_found')
  const { order, contract, organization, vendor } = row
  return {
    ...order,
    vendor,
    organization,
    number: shortReference(order.reference),
    ...paidFor(row, locale),
    reference: contract.username,
    payer: order.payerName,
    bank: order.bank && order.methodTitle,
    paidAt: order.paidAt ?? order.createdAt,
  }
}

/** A short-lived address of a receipt that the caller may read. */
export const receiptUrl = (services: PaymentServices, payment: string, locale: Locale) =>
  signedFileUrl(services, {
    path: `receipts/${payment}`,
    purpose: 'receipt-file',
    ids: [payment],
    search: { locale },
  })

/**
 * Returns a receipt's PDF.
 * @param isDownload sends `Content-Disposition: attachment`
 * @throws HttpError not_found
 */
export async function receiptFile(
  { database: { queries }, printReceipt }: PaymentServices,
  payment: string,
  locale: Locale,
  isDownload: boolean,
): Promise<FileAnswer> {
  const receipt = await findReceipt(queries, payment, locale)
  return {
    body: await printReceipt(receipt, locale),
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `${isDownload ? 'attachment' : 'inline'}; filename="${receipt.number}.pdf"`,
      // Browsers' PDF viewers do not work under "default-src 'none'".
      'Content-Security-Policy': "frame-ancestors 'none'",
    },
  }
}

/** Mails the receipt of a paid order to its payer and deletes the address. */
export async function sendReceipt(
  tx: Transaction,
  order: Pick<typeof paymentOrders.$inferSelect, 'vendorId' | 'reference' | 'payerEmail' | 'locale'>,
  now: Date,
): Promise<void> {
  const { reference, payerEmail, locale } = order
  if (!payerEmail || !locale) return
  const receipt = await findReceipt(tx, reference, locale)
  const texts = receiptTexts[locale]
  const format = formats(locale, receipt.currency)
  await queueMail(
    tx,
    {
      kind: 'receipt',
      recipient: payerEmail,
      locale,
      placeholders: {
        service: receipt.service,
        amount: format.money(receipt.amountCents + receipt.feeCents),
        day: format.day(dayIn(receipt.vendor.timeZone, receipt.paidAt)),
      },
      facts: [
        [texts.service, receipt.service],
        [texts.reference, receipt.reference],
      ],
      link: `/card-payment?payment=${reference}`,
      vendorId: receipt.vendor.id,
      organizationId: receipt.organization.id,
    },
    now,
  )
  await tx.update(paymentOrders).set({ payerEmail: null }).where(isOrderOf(order))
}
