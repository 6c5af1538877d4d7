import { centsText } from '../../../src/api/rules/money.ts'
import { and, eq } from '../../database/drizzle.ts'
import { enforceRateLimit } from '../../http/enforceRateLimit.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { idempotencyKeyOf, withIdempotencyKey } from '../../http/idempotency.ts'
import { checkFileUrl } from '../../http/signedFileUrl.ts'
import { partnerOfPage } from '../partners/partnerOfPage.ts'
import { checkReturnAddress } from '../vendors/checkReturnAddress.ts'
import { findMerchant } from './findMerchant.ts'
import { listServiceMethods } from './listServiceMethods.ts'
import { merchantMethods } from './merchantMethods.ts'
import type { PaymentServices } from './PaymentServices.ts'
import { paymentAnswer } from './paymentAnswer.ts'
import { beginSessionPayment, findPaymentSession, unknownSession } from './paymentSessions.ts'
import { readChoice } from './readChoice.ts'
import { findReceipt, isWithoutAccount, receiptFile, receiptUrl } from './receipts/findReceipt.ts'
import { beginServicePayment, openBill, payeeOf, serviceTitles } from './servicePayments.ts'
import { cancelPending, submitOrder } from './submitOrder.ts'
import { paymentOrders } from './tables.ts'

type CardPaymentRoutes = Omit<
  Routes['payments'],
  'paymentMethods' | 'startPayment' | 'payment' | 'paymentReceiptUrl' | 'paymentWebhook' | 'bankLogo'
>

/** Confirmed amounts of one number, and of one network address, so that amounts cannot be guessed. */
const confirmLimits = { action: 'card-bill', perAccount: 5, perAddress: 30, windowSeconds: 60 * 60 }
/** Rate limit of payments. Strangers who start payments of a number must not keep its payer from paying. */
const startLimits = { action: 'card-payment', perAccount: 10, perAddress: 30, windowSeconds: 15 * 60 }

/** Payments of services without an account (CRD-1). */
export function cardPaymentRoutes(services: PaymentServices): CardPaymentRoutes {
  const { database, clock } = services
  const { queries } = database

  return {
    async cardPaymentServices({ query, locale }) {
      return { data: await serviceTitles(queries, query.vendor, locale) }
    },

    async cardPaymentMethods({ query }) {
      return { data: await listServiceMethods(services, query.vendor) }
    },

    async cardPaymentBill({ query, address }) {
      const { service, reference, amount } = query
      const { currency = 'EUR' } = (await payeeOf(queries, service)) ?? {}
      const unconfirmed = { data: { amount: null, currency } }
      if (amount === undefined) return unconfirmed
      try {
        await enforceRateLimit(services, { ...confirmLimits, account: `${service} ${reference}`, address })
      } catch (error) {
        // Strangers who guess must not keep the payer from paying, who needs no confirmation for it.
        if (error instanceof HttpError && error.code === 'rate_limited') return unconfirmed
        throw error
      }
      const bill = await openBill(queries, service, reference, amount)
      const isOpen = bill !== undefined && bill.amountCents > 0 && centsText(bill.amountCents) === amount
      return isOpen ? { data: { amount, currency } } : unconfirmed
    },

    async startCardPayment({ body, request, address, locale, answerWith }) {
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
      await enforceRateLimit(services, {
        ...startLimits,
        account: `${address} ${body.service} ${body.reference}`,
        address,
      })
      const call = { scope: 'card payment', key: idempotencyKeyOf(request), request: body }
      const payee = await payeeOf(queries, body.service)
      if (!payee) throw new HttpError('invalid_object_id')
      const merchant = await findMerchant(services, payee.id)
      const choice = readChoice(body, await merchantMethods(services, merchant))
      if (paymentSession?.order)
        await cancelPending(
          services,
          eq(paymentOrders.reference, paymentSession.order.reference),
          choice,
          call,
        )
      const payer = { ...body, locale }
      const terms = { choice, merchant }
      const reference = await withIdempotencyKey(services, call, tx =>
        session === undefined
          ? beginServicePayment(tx, services, payer, terms)
          : beginSessionPayment(tx, services, session, payer, terms),
      )
      const order = await submitOrder(services, reference, { choice, returnUrl: body.returnUrl })
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
      await findReceipt(queries, payment, locale, isWithoutAccount)
      return { data: await receiptUrl(services, payment, locale) }
    },

    async cardPaymentReceipt({ params: { payment }, query, locale }) {
      await checkFileUrl(services, { purpose: 'receipt-file', ids: [payment] }, query)
      return receiptFile(services, payment, query.locale ?? locale, query.download === '1')
    },
  }
}
