import { and, eq } from 'drizzle-orm'
import { centsText } from '../../../src/api/rules/money.ts'
import type { PaymentMethod } from '../../../src/api/schemas/payments.ts'
import { drawingAnswer } from '../../http/drawingAnswer.ts'
import { enforceRateLimit } from '../../http/enforceRateLimit.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { idempotencyKeyOf, withIdempotencyKey } from '../../http/idempotency.ts'
import { pictureAddress } from '../../http/pictureAddress.ts'
import { checkFileUrl, signedFileUrl } from '../../http/signedFileUrl.ts'
import { signatureHeader } from '../../http/signedMessage.ts'
import { partnerOfPage } from '../partners/partnerOfPage.ts'
import { checkReturnAddress } from '../vendors/returnAddress.ts'
import { beginInvoicePayment, checkPayee } from './beginPayment.ts'
import type { PaymentServices } from './PaymentServices.ts'
import { paymentAnswer } from './paymentAnswer.ts'
import { bankOf, banks, cardFeeCents } from './paymentMethods.ts'
import { beginSessionPayment, findPaymentSession, unknownSession } from './paymentSessions.ts'
import { readChoice } from './readChoice.ts'
import { findReceipt, receiptFile } from './receipts/findReceipt.ts'
import { beginServicePayment, openBill, serviceTitles } from './servicePayments.ts'
import { settlePayment } from './settlePayment.ts'
import { cancelPending, submitOrder } from './submitOrder.ts'
import { paymentOrders } from './tables.ts'

/** Rate limit of number look-ups, so that numbers cannot be enumerated. */
const lookUps = { action: 'card-bill', perAccount: 10, perAddress: 30, windowSeconds: 15 * 60 }

/** Payments of the latest invoice (BIL-2, BIL-3) and of services without an account (CRD-1). */
export function paymentsRoutes(services: PaymentServices): Routes['payments'] {
  const { database, payments, clock, config } = services
  const { queries } = database

  const methods = (): PaymentMethod[] => [
    ...banks.map(({ code, title, feeCents }) => ({
      code,
      type: 'bank' as const,
      title,
      logo: pictureAddress(config, `payments/banks/${code}/logo.svg`),
      fee: centsText(feeCents),
      currency: 'EUR',
      cardFrameUrl: null,
    })),
    {
      code: 'card',
      type: 'card',
      title: 'Card',
      logo: null,
      fee: centsText(cardFeeCents),
      currency: 'EUR',
      cardFrameUrl: payments.cardFrameUrl,
    },
  ]

  return {
    async paymentMethods({ contract }) {
      await checkPayee(queries, contract.organizationId)
      return { data: methods() }
    },

    async startPayment({ session, contract, body, request, answerWith }) {
      const { returnUrl, amount, invoiceId } = body
      const choice = readChoice(body)
      await checkReturnAddress(services, returnUrl)
      const key = idempotencyKeyOf(request)
      const scope = `payment user ${session.user.id}`
      const ofInvoice = and(
        eq(paymentOrders.contractId, contract.id),
        eq(paymentOrders.invoiceId, invoiceId),
        eq(paymentOrders.kind, 'invoice'),
      )
      await cancelPending(services, ofInvoice, choice)
      const reference = await withIdempotencyKey(
        services,
        { scope, key, request: { contract: contract.id, body } },
        tx => beginInvoicePayment(tx, services, contract, invoiceId, choice, amount),
      )
      const order = await submitOrder(services, reference, {
        cardToken: choice.cardToken,
        returnUrl,
        description: `#${contract.username}`,
      })
      answerWith(201)
      return { data: paymentAnswer(order, clock()) }
    },

    async payment({ contract, params }) {
      const [order] = await queries
        .select()
        .from(paymentOrders)
        .where(and(eq(paymentOrders.reference, params.payment), eq(paymentOrders.contractId, contract.id)))
      if (!order) throw new HttpError('not_found')
      return { data: paymentAnswer(order, clock()) }
    },

    async paymentWebhook({ body, rawBody, request }) {
      const now = clock()
      if (!(await payments.isFromProvider(request.headers.get(signatureHeader), rawBody, now)))
        throw new HttpError('forbidden')
      await queries.transaction(tx => settlePayment(tx, body, now))
      services.wake()
    },

    async cardPaymentServices({ query, locale }) {
      return { data: await serviceTitles(queries, query.vendor, locale) }
    },

    async cardPaymentMethods() {
      return { data: methods() }
    },

    async cardPaymentBill({ query, address }) {
      await enforceRateLimit(services, {
        ...lookUps,
        account: `${query.service} ${query.reference}`,
        address,
      })
      const bill = await openBill(queries, query.service, query.reference)
      return { data: { amount: bill?.amountCents ? centsText(bill.amountCents) : null, currency: 'EUR' } }
    },

    async startCardPayment({ body, request, address, locale, answerWith }) {
      const choice = readChoice(body)
      const { partner, session } = body
      const paymentSession = session === undefined ? undefined : await findPaymentSession(queries, session)
      if (session !== undefined && !paymentSession) throw unknownSession()
      const partnerFilter = paymentSession
        ? { id: paymentSession.session.partnerId }
        : partner && { publishableKey: partner }
      const page = partnerFilter
        ? await partnerOfPage(services, partnerFilter, request, 'card-payment')
        : undefined
      if (partner && partner !== page?.partner.publishableKey) throw unknownSession()
      await checkReturnAddress(services, body.returnUrl, { more: page?.origins ?? [] })
      await enforceRateLimit(services, { ...lookUps, account: `${body.service} ${body.reference}`, address })
      const key = idempotencyKeyOf(request)
      if (paymentSession?.order)
        await cancelPending(services, eq(paymentOrders.reference, paymentSession.order.reference), choice)
      const payer = { ...body, locale }
      const reference = await withIdempotencyKey(
        services,
        { scope: 'card payment', key, request: body },
        tx =>
          session === undefined
            ? beginServicePayment(tx, services, payer, choice)
            : beginSessionPayment(tx, services, session, payer, choice),
      )
      const order = await submitOrder(services, reference, {
        cardToken: choice.cardToken,
        returnUrl: body.returnUrl,
        description: body.reference,
      })
      answerWith(201)
      return { data: paymentAnswer(order, clock()) }
    },

    async cardPayment({ params }) {
      const [order] = await queries
        .select()
        .from(paymentOrders)
        .where(and(eq(paymentOrders.reference, params.payment), eq(paymentOrders.kind, 'service')))
      if (!order) throw new HttpError('not_found')
      return { data: paymentAnswer(order, clock()) }
    },

    async cardPaymentReceiptUrl({ params: { payment }, locale }) {
      await findReceipt(queries, payment, locale)
      const data = await signedFileUrl(services, {
        path: `receipts/${payment}`,
        purpose: 'receipt-file',
        ids: [payment],
        search: { locale },
      })
      return { data }
    },

    async cardPaymentReceipt({ params: { payment }, query, locale }) {
      await checkFileUrl(services, { purpose: 'receipt-file', ids: [payment] }, query)
      return receiptFile(services, payment, query.locale ?? locale, query.download === '1')
    },

    async bankLogo({ params }) {
      const bank = bankOf(params.bank)
      if (!bank) throw new HttpError('not_found')
      return drawingAnswer(bank.logo)
    },
  }
}
