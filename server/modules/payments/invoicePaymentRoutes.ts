import { centsOf } from '../../../src/api/rules/money.ts'
import type { PaymentMethod } from '../../../src/api/schemas/payments.ts'
import { and, desc, eq } from '../../database/drizzle.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { type IdempotencyOptions, idempotencyKeyOf, withIdempotencyKey } from '../../http/idempotency.ts'
import { isConsentGiven } from '../accounts/consents.ts'
import { type ContractKey, isOfContract } from '../contracts/isOfContract.ts'
import { invoices } from '../invoices/tables.ts'
import { checkReturnAddress } from '../vendors/checkReturnAddress.ts'
import { beginAdvancePayment } from './beginAdvancePayment.ts'
import { beginInvoicePayment } from './beginPayment.ts'
import { findMerchant } from './findMerchant.ts'
import { listPaymentMethods } from './listPaymentMethods.ts'
import { merchantMethods } from './merchantMethods.ts'
import type { PaymentServices } from './PaymentServices.ts'
import { paymentAnswer } from './paymentAnswer.ts'
import { type Choice, readChoice } from './readChoice.ts'
import { findReceipt, isByHolder, receiptUrl } from './receipts/findReceipt.ts'
import { cancelPending, submitOrder } from './submitOrder.ts'
import { paymentOrders } from './tables.ts'

/** Payments of an invoice, the latest or an older one, and in advance of one (BIL-2, BIL-3, BIL-14, BIL-16). */
export function invoicePaymentRoutes(
  services: PaymentServices,
): Pick<Routes['payments'], 'paymentMethods' | 'startPayment' | 'payment' | 'paymentReceiptUrl'> {
  const { database, clock } = services
  const { queries } = database

  /** Cancels the open order of an invoice if it is of another method or amount. */
  async function cancelOther(
    contract: ContractKey,
    invoiceId: number,
    choice: Choice,
    call: IdempotencyOptions,
    part?: string,
  ) {
    const ofInvoice = and(
      isOfContract(paymentOrders, contract),
      eq(paymentOrders.invoiceId, invoiceId),
      eq(paymentOrders.kind, 'invoice'),
    )
    const [invoice] = await queries
      .select({ dueCents: invoices.dueCents })
      .from(invoices)
      .where(and(isOfContract(invoices, contract), eq(invoices.id, invoiceId)))
    const amountCents = part === undefined ? invoice?.dueCents : centsOf(part)
    await cancelPending(services, ofInvoice, choice, call, amountCents)
  }

  return {
    async paymentMethods({ contract }) {
      const merchant = await findMerchant(services, contract.organizationId)
      const [methods, [last]] = await Promise.all([
        listPaymentMethods(services, merchant),
        queries
          .select({ type: paymentOrders.type, bank: paymentOrders.bank })
          .from(paymentOrders)
          .where(
            and(
              isOfContract(paymentOrders, contract),
              eq(paymentOrders.kind, 'invoice'),
              eq(paymentOrders.state, 'success'),
            ),
          )
          .orderBy(desc(paymentOrders.createdAt))
          .limit(1),
      ])
      const isLast = ({ type, code }: PaymentMethod) =>
        type === last?.type && (type === 'card' || code === last.bank)
      const used = methods.filter(isLast).map(method => ({ ...method, wasUsed: true }))
      return { data: [...used, ...methods.filter(method => !isLast(method))] }
    },

    async startPayment({ session, contract, body, request, answerWith }) {
      const { returnUrl, invoiceId } = body
      await checkReturnAddress(services, returnUrl)
      const merchant = await findMerchant(services, contract.organizationId)
      if (!(await isConsentGiven(queries, session.user.id, 'paymentService')))
        throw new HttpError('consent_required')
      const choice = readChoice(body, await merchantMethods(services, merchant))
      const call = {
        scope: `payment user ${session.user.id}`,
        key: idempotencyKeyOf(request),
        request: { contract: contract.id, body },
      }
      if (invoiceId !== null) await cancelOther(contract, invoiceId, choice, call, body.part)
      const terms = { choice, merchant }
      const reference = await withIdempotencyKey(services, call, tx =>
        invoiceId === null
          ? beginAdvancePayment(tx, services, contract, terms, body.amount)
          : beginInvoicePayment(tx, services, contract, terms, {
              id: invoiceId,
              seenAmount: body.amount,
              part: body.part,
            }),
      )
      const order = await submitOrder(services, reference, { choice, returnUrl })
      answerWith(201)
      return { data: paymentAnswer(order, clock()) }
    },

    async payment({ contract, params }) {
      const [order] = await queries
        .select()
        .from(paymentOrders)
        .where(and(eq(paymentOrders.reference, params.payment), isOfContract(paymentOrders, contract)))
      if (!order) throw new HttpError('not_found')
      return { data: paymentAnswer(order, clock()) }
    },

    async paymentReceiptUrl({ contract, params: { payment }, locale }) {
      await findReceipt(queries, payment, locale, isByHolder(contract))
      return { data: await receiptUrl(services, payment, locale) }
    },
  }
}
