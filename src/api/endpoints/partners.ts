import * as z from 'zod/mini'
import {
  PartnerAccessAnswer,
  PartnerAccessQuery,
  PaymentSessionAnswer,
  PaymentSessionBody,
} from '../schemas/partners.ts'
import { Reference } from '../schemas/primitives.ts'
import { publicPaths } from '../schemas/publicPaths.ts'
import { endpoint } from './endpoint.ts'

const session = z.object({ session: Reference })

export const partnerAccess = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: publicPaths.partnerAccess,
  access: 'anyone',
  readableAnywhere: true,
  summary: "What a page may show by a partner's publishable key; a wrong origin is told so",
  query: PartnerAccessQuery,
  answer: PartnerAccessAnswer,
  errors: ['partner_capability_missing', 'partner_key_unknown', 'partner_origin_refused'],
})

export const createPaymentSession = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'partners/payment-sessions',
  access: 'partner',
  summary: "Fixes service, reference and amount of a payment, by the partner's server with its secret key",
  body: PaymentSessionBody,
  answer: PaymentSessionAnswer,
  successes: [201],
  idempotencyKey: true,
  errors: [
    'bank_account_required',
    'invalid_object_id',
    'invalid_payment_amount',
    'payment_unavailable',
    'rate_limited',
  ],
})

export const partnerPaymentSession = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'partners/payment-sessions/{session}',
  access: 'partner',
  summary: "How a payment that the partner's server fixed stands",
  params: session,
  answer: PaymentSessionAnswer,
})

export const paymentSession = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'card-payment/sessions/{session}',
  access: 'anyone',
  capability: 'card-payment',
  summary: "What a partner's server has fixed, for the page that shows it",
  params: session,
  answer: PaymentSessionAnswer,
  errors: ['partner_capability_missing', 'partner_key_unknown', 'partner_origin_refused'],
})
