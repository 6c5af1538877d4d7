import { and, eq } from 'drizzle-orm'
import type { Locale } from '../../../../src/api/schemas/locales.ts'
import type { Queries, Transaction } from '../../../database/Database.ts'
import { isParent } from '../../../database/isParent.ts'
import { dayIn } from '../../../days.ts'
import type { FileAnswer } from '../../../http/Handler.ts'
import { HttpError } from '../../../http/HttpError.ts'
import { queueMail } from '../../../mail/queueMail.ts'
import { formats } from '../../../pdf/drawing.ts'
import { textIn } from '../../../texts/LocalizedText.ts'
import { contracts } from '../../contracts/tables.ts'
import { organizations, vendors } from '../../vendors/tables.ts'
import { isOrderOf } from '../isOrderOf.ts'
import type { PaymentServices } from '../PaymentServices.ts'
import { cardPaymentServices, paymentOrders } from '../tables.ts'
import type { ReceiptDocument } from './ReceiptDocument.ts'
import { receiptTexts } from './receiptTexts.ts'

/**
 * Returns the data of a receipt of a payment without an account.
 * @throws HttpError not_found if the payment is unknown or unpaid
 */
export async function findReceipt(
  queries: Queries | Transaction,
  payment: string,
  locale: Locale,
): Promise<ReceiptDocument> {
  const [row] = await queries
    .select({
      order: paymentOrders,
      contract: contracts,
      organization: organizations,
      vendor: vendors,
      service: cardPaymentServices.title,
    })
    .from(paymentOrders)
    .innerJoin(contracts, isParent(contracts, paymentOrders, paymentOrders.contractId))
    .innerJoin(organizations, eq(organizations.id, contracts.organizationId))
    .innerJoin(vendors, eq(vendors.id, paymentOrders.vendorId))
    .leftJoin(
      cardPaymentServices,
      and(
        eq(cardPaymentServices.code, paymentOrders.service),
        eq(cardPaymentServices.vendorId, paymentOrders.vendorId),
      ),
    )
    .where(
      and(
        eq(paymentOrders.reference, payment),
        eq(paymentOrders.kind, 'service'),
        eq(paymentOrders.state, 'success'),
      ),
    )
  if (!row) throw new HttpError('not_found')
  const { order, contract, organization, vendor, service } = row
  return {
    ...order,
    vendor,
    organization,
    number: order.reference.slice(0, 12),
    service: service ? textIn(service, locale) : vendor.title,
    reference: contract.username,
    payer: order.payerName,
    bank: order.bank && order.methodTitle,
    paidAt: order.paidAt ?? order.createdAt,
  }
}

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
    body: printReceipt(receipt, locale),
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
