import * as z from 'zod/mini'
import { FileUrlAnswer } from '../schemas/invoices.ts'
import { locales } from '../schemas/locales.ts'
import { IdText, Reference } from '../schemas/primitives.ts'
import { endpoint } from './endpoint.ts'

export const paymentReceiptUrl = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/payments/{payment}/receipt-url',
  access: 'contract',
  permission: 'bills',
  summary: "A short-lived address of a payment's receipt; 404 until the payment has come (BIL-15)",
  params: z.object({ contract: IdText, payment: Reference }),
  answer: FileUrlAnswer,
})

export const cardPaymentReceiptUrl = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'card-payment/payments/{payment}/receipt-url',
  access: 'anyone',
  capability: 'card-payment',
  summary: "A short-lived address of a payment's receipt; 404 until the payment has come",
  params: z.object({ payment: Reference }),
  answer: FileUrlAnswer,
})

export const cardPaymentReceipt = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'files/receipts/{payment}',
  access: 'signature',
  summary: "The receipt's PDF, by the address that receipt-url gave",
  params: z.object({ payment: Reference }),
  query: z.object({
    expires: z.string().check(z.regex(/^\d{10,13}$/)),
    signature: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
    download: z.optional(z.enum(['0', '1'])),
    locale: z.optional(z.enum(locales)),
  }),
  answer: 'file',
  mediaTypes: ['application/pdf'],
  errors: ['link_expired'],
})
