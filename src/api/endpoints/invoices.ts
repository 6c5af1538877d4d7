import * as z from 'zod/mini'
import {
  BillChangesAnswer,
  BilledMonthsAnswer,
  FileUrlAnswer,
  HistoryAnswer,
  HistoryQuery,
  InvoicesAnswer,
  InvoicesQuery,
  LastInvoiceAnswer,
  ServiceCatalogueAnswer,
  TransferDetailsAnswer,
} from '../schemas/invoices.ts'
import { locales } from '../schemas/locales.ts'
import { IdText } from '../schemas/primitives.ts'
import { endpoint } from './endpoint.ts'

const contract = z.object({ contract: IdText })

export const lastInvoice = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/invoices/last',
  access: 'contract',
  permission: 'bills',
  summary: 'The latest bill, or null where there is none yet',
  params: contract,
  answer: LastInvoiceAnswer,
})

export const invoices = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/invoices',
  access: 'contract',
  permission: 'bills',
  summary: 'Invoices, newest first',
  params: contract,
  query: InvoicesQuery,
  answer: InvoicesAnswer,
})

export const invoiceHistory = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/invoices/history',
  access: 'contract',
  permission: 'bills',
  summary: 'Invoices and payments together, newest first',
  params: contract,
  query: HistoryQuery,
  answer: HistoryAnswer,
})

export const billedMonths = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/invoices/months',
  access: 'contract',
  permission: 'bills',
  summary: 'What was billed in each of the last 24 months, oldest first',
  params: contract,
  answer: BilledMonthsAnswer,
})

export const billChanges = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/invoices/{invoice}/changes',
  access: 'contract',
  permission: 'bills',
  summary: 'A monthly bill beside the month before and the same month a year before; 404 for other invoices',
  params: z.object({ contract: IdText, invoice: IdText }),
  answer: BillChangesAnswer,
  isWhole: true,
})

export const transferDetails = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/invoices/{invoice}/transfer-details',
  access: 'contract',
  permission: 'bills',
  summary: 'What a bank needs to be told to pay an invoice by an ordinary transfer',
  params: z.object({ contract: IdText, invoice: IdText }),
  answer: TransferDetailsAnswer,
  errors: ['already_paid', 'bank_account_required'],
})

export const serviceCatalogue = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'service-catalogue',
  access: 'anyone',
  summary: 'Services that bills are made of, with their names in four languages (BIL-6)',
  answer: ServiceCatalogueAnswer,
  cacheSeconds: 3600,
})

export const invoiceFileUrl = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/invoices/{invoice}/file-url',
  access: 'contract',
  permission: 'bills',
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
    locale: z.optional(z.enum(locales)),
  }),
  answer: 'file',
  mediaTypes: ['application/pdf'],
  errors: ['link_expired'],
})
