import * as z from 'zod/mini'
import {
  FileUrlAnswer,
  HistoryAnswer,
  HistoryQuery,
  InvoicesAnswer,
  InvoicesQuery,
  LastInvoiceAnswer,
} from '../schemas/invoices.ts'
import { IdText } from '../schemas/primitives.ts'
import { endpoint } from './endpoint.ts'

const contract = z.object({ contract: IdText })

export const lastInvoice = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/invoices/last',
  access: 'contract',
  summary: 'The latest bill, or null where there is none yet',
  params: contract,
  answer: LastInvoiceAnswer,
})

export const invoices = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/invoices',
  access: 'contract',
  summary: 'Invoices, newest first',
  params: contract,
  query: InvoicesQuery,
  answer: InvoicesAnswer,
})

export const invoiceHistory = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/invoices/history',
  access: 'contract',
  summary: 'Invoices and payments together, newest first',
  params: contract,
  query: HistoryQuery,
  answer: HistoryAnswer,
})

export const invoiceFileUrl = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/invoices/{invoice}/file-url',
  access: 'contract',
  summary: "A short-lived address of the invoice's PDF",
  params: z.object({ contract: IdText, invoice: IdText }),
  answer: FileUrlAnswer,
})

export const invoiceFile = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'files/invoices/{invoice}',
  access: 'signature',
  summary: "The invoice's PDF, by the address that file-url gave",
  params: z.object({ invoice: IdText }),
  query: z.object({
    user: IdText,
    expires: z.string().check(z.regex(/^\d{10,13}$/)),
    signature: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
    download: z.optional(z.enum(['0', '1'])),
    locale: z.optional(z.enum(['en', 'lt', 'lv', 'ru'])),
  }),
  answer: 'file',
})
