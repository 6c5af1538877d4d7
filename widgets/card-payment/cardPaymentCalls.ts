import * as z from 'zod/mini'
import { paymentSession } from '../../src/api/endpoints/partners.ts'
import { cardPayment, cardPaymentBill, startCardPayment } from '../../src/api/endpoints/payments.ts'
import { cardPaymentReceiptUrl } from '../../src/api/endpoints/receipts.ts'
import { isPayableMoney } from '../../src/api/rules/payableMoney.ts'
import type { PaymentSession } from '../../src/api/schemas/partners.ts'
import { CardPaymentBody, type Payment } from '../../src/api/schemas/payments.ts'
import type { Client } from '../../src/client/createClient.ts'

// Loaded when the form is first filled in, so that pages that only show it load no schemas.

const { service, reference, payerName, email } = CardPaymentBody.shape

/** The fields a person fills in; the rest of the body is derived. */
export const schema = z.object({
  service,
  reference,
  amount: z.string().check(z.refine(isPayableMoney, 'validation.amount')),
  payerName,
  email,
})

/** Fetches what a partner's server has fixed. @throws ApiError */
export const fetchSession = async (client: Client, session: string): Promise<PaymentSession> =>
  (await client.call(paymentSession, { params: { session } })).data

/**
 * Returns the amount if it is what a customer number has open, else null.
 * @throws ApiError, or the signal's reason
 */
export const fetchBill = async (
  client: Client,
  query: { readonly service: string; readonly reference: string; readonly amount: string },
  signal: AbortSignal,
): Promise<string | null> => (await client.call(cardPaymentBill, { query, signal })).data.amount

/** Fetches a payment. @throws ApiError, or the signal's reason */
export const fetchPayment = async (client: Client, payment: string, signal?: AbortSignal): Promise<Payment> =>
  (await client.call(cardPayment, { params: { payment }, signal })).data

/** Starts a payment; the idempotency key prevents a second one. @throws ApiError */
export const beginPayment = async (
  client: Client,
  body: z.input<typeof CardPaymentBody>,
  idempotencyKey: string,
): Promise<Payment> => (await client.call(startCardPayment, { body, idempotencyKey })).data

/** Fetches a signed URL of a payment's receipt, valid for one minute. @throws ApiError */
export const fetchReceiptUrl = async (client: Client, payment: string): Promise<string> =>
  (await client.call(cardPaymentReceiptUrl, { params: { payment } })).data.url
