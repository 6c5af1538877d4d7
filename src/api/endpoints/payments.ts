import * as z from 'zod/mini'
import {
  CardPaymentBillAnswer,
  CardPaymentBillQuery,
  CardPaymentBody,
  CardPaymentServicesAnswer,
  PaymentAnswer,
  PaymentBody,
  PaymentMethodsAnswer,
  PaymentWebhookBody,
} from '../schemas/payments.ts'
import { IdText, Reference, Slug } from '../schemas/primitives.ts'
import { publicPaths } from '../schemas/publicPaths.ts'
import { endpoint } from './endpoint.ts'

export const paymentMethods = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/payments/payment-methods',
  access: 'contract',
  permission: 'bills',
  summary: 'Ways to pay an invoice, with their fees',
  params: z.object({ contract: IdText }),
  answer: PaymentMethodsAnswer,
  errors: ['bank_account_required', 'payment_unavailable'],
})

export const startPayment = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'contracts/{contract}/payments',
  access: 'contract',
  permission: 'bills',
  summary: 'Starts a payment of what is due of an invoice, or of a part of it (BIL-2, BIL-13, BIL-16)',
  params: z.object({ contract: IdText }),
  body: PaymentBody,
  answer: PaymentAnswer,
  successes: [201],
  idempotencyKey: true,
  errors: [
    'already_paid',
    'bank_account_required',
    'consent_required',
    'invalid_bank',
    'invalid_card_token',
    'invalid_object_id',
    'invalid_payment_amount',
    'invalid_payment_type',
    'payment_unavailable',
  ],
})

export const payment = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/payments/{payment}',
  access: 'contract',
  permission: 'bills',
  summary: 'How a payment stands: the only place that tells its outcome',
  params: z.object({ contract: IdText, payment: Reference }),
  answer: PaymentAnswer,
})

export const paymentWebhook = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'payments/webhooks/{provider}',
  access: 'signature',
  summary: "Takes a payment provider's event, signed over its raw body in the provider's own way",
  params: z.object({ provider: Slug }),
  body: PaymentWebhookBody,
  answer: 'none',
  errors: ['invalid_payment_amount'],
})

export const cardPaymentServices = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: publicPaths.cardServices,
  access: 'anyone',
  capability: 'card-payment',
  summary: 'Services that anyone can pay for (CRD-1)',
  query: z.object({ vendor: z.optional(Slug) }),
  answer: CardPaymentServicesAnswer,
})

export const cardPaymentMethods = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: publicPaths.cardMethods,
  access: 'anyone',
  capability: 'card-payment',
  summary: 'Ways to pay without an account',
  query: z.object({ vendor: z.optional(Slug) }),
  answer: PaymentMethodsAnswer,
})

export const cardPaymentBill = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'card-payment/bills',
  access: 'anyone',
  capability: 'card-payment',
  summary: 'Whether a typed amount is what a service number has open: the amount again, else null',
  query: CardPaymentBillQuery,
  answer: CardPaymentBillAnswer,
  errors: ['rate_limited'],
})

export const startCardPayment = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'card-payment/payments',
  access: 'anyone',
  capability: 'card-payment',
  summary: 'Starts a payment without an account',
  body: CardPaymentBody,
  answer: PaymentAnswer,
  successes: [201],
  idempotencyKey: true,
  errors: [
    'already_paid',
    'bank_account_required',
    'invalid_bank',
    'invalid_card_token',
    'invalid_object_id',
    'invalid_payment_amount',
    'invalid_payment_type',
    'partner_capability_missing',
    'partner_key_unknown',
    'partner_origin_refused',
    'payment_session_expired',
    'payment_session_used',
    'payment_unavailable',
    'rate_limited',
  ],
})

export const cardPayment = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'card-payment/payments/{payment}',
  access: 'anyone',
  capability: 'card-payment',
  summary: 'How a payment without an account stands',
  params: z.object({ payment: Reference }),
  answer: PaymentAnswer,
})

export const bankLogo = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'payments/banks/{bank}/logo.svg',
  access: 'anyone',
  summary: "A bank's logo",
  params: z.object({ bank: z.string().check(z.regex(/^[a-z0-9_-]{1,40}$/)) }),
  query: z.object({ organization: IdText }),
  answer: 'file',
  mediaTypes: ['image/svg+xml'],
  cacheSeconds: 3600,
  errors: ['bank_account_required', 'payment_unavailable'],
})
