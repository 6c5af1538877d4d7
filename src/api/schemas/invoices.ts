import * as z from 'zod/mini'
import { type Locale, locales } from './locales.ts'
import { Day, data, Id, known, Moment, Money, Month, page, pageQuery, year } from './primitives.ts'

export const invoiceTypes = ['monthly', 'additional', 'credit', 'past_due_fee'] as const

const invoiceStates = ['unpaid', 'overdue', 'pending', 'paid'] as const

/** An invoice (BIL-1). Unknown types and states become "other". */
export const Invoice = z.object({
  id: Id,
  number: z.string(),
  type: known(invoiceTypes, 'other'),
  state: known(invoiceStates, 'other'),
  /** The day it was issued. */
  date: Day,
  /** The month it bills. */
  period: Month,
  dueDate: Day,
  /** Billed amount. */
  amount: Money,
  /** Amount still to be paid. */
  amountDue: Money,
  currency: z.string(),
  hasFile: z.boolean(),
})
export type Invoice = z.infer<typeof Invoice>

/** What is owed in one currency. */
export const AmountDue = z.object({ amount: Money, currency: z.string() })
export type AmountDue = z.infer<typeof AmountDue>

/** The newest bill; only this one has a read state (MSG-4). */
export const LastInvoice = z.extend(Invoice, {
  isRead: z.boolean(),
  /** What is owed in all, on every contract with this vendor (BIL-12). Absent from back ends that do not know. */
  dueInAll: z.optional(z.array(AmountDue)),
  /** What was paid in advance on the contract and no bill has taken yet, in the bill's currency (BIL-14). Absent if nothing. */
  prepaid: z.optional(Money),
})
export type LastInvoice = z.infer<typeof LastInvoice>

export const LastInvoiceAnswer = data(z.nullable(LastInvoice))
export const InvoicesAnswer = page(Invoice)

/** One entry of the account's history: an invoice or a payment. */
export const HistoryEntry = z.object({
  id: z.string(),
  kind: known(['invoice', 'payment'], 'other'),
  date: Day,
  /** Invoice number or payment reference. */
  reference: z.string(),
  period: z.nullable(Month),
  amount: Money,
  currency: z.string(),
  /** Channel of the payment, e.g. a bank; null for invoices. */
  payer: z.nullable(z.string()),
  /** The payment made here, by which its receipt is asked; null or absent for other entries. */
  payment: z.optional(z.nullable(z.string())),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

export const HistoryAnswer = page(HistoryEntry)

export const InvoicesQuery = z.object({ ...pageQuery, type: z.optional(z.enum(invoiceTypes)), year })
export const HistoryQuery = z.object({ ...pageQuery, kind: z.optional(z.enum(['invoice', 'payment'])), year })

/** Total of one month's invoices. */
export const BilledMonth = z.object({ period: Month, amount: Money, currency: z.string() })
export type BilledMonth = z.infer<typeof BilledMonth>
export const BilledMonthsAnswer = data(z.array(BilledMonth))

/** A bill to compare with: its month and its amount. */
export const ComparedBill = z.object({ period: Month, amount: Money })

/** A service of the compared bills. */
export const ComparedService = z.object({
  /** A code of the service catalogue. */
  service: z.string(),
  /** In the language of the call. */
  name: z.string(),
  /** Amount in each bill; null if it is not in it. */
  amount: z.nullable(Money),
  before: z.nullable(Money),
  yearBefore: z.nullable(Money),
})

/** A monthly bill compared by service with the previous month and with the same month a year before. */
export const BillChanges = z.object({
  period: Month,
  amount: Money,
  currency: z.string(),
  before: z.nullable(ComparedBill),
  yearBefore: z.nullable(ComparedBill),
  lines: z.array(ComparedService),
})
export type BillChanges = z.infer<typeof BillChanges>
export const BillChangesAnswer = data(BillChanges)

/** A text in every interface language. */
export const NameByLocale = z.object(
  Object.fromEntries(locales.map(locale => [locale, z.string()])) as Record<Locale, z.ZodMiniString>,
)

/** A service on bills, with its name in each language (BIL-6). */
export const CatalogueService = z.object({
  code: z.string(),
  names: NameByLocale,
})
export const ServiceCatalogueAnswer = data(z.array(CatalogueService))

/** What a bank asks for to pay each bill of a contract by itself (BIL-10). */
export const AutomaticPayment = z.object({
  bank: z.string(),
  supplier: z.string(),
  customerCode: z.string(),
  website: z.nullable(z.string()),
})

/** Details of a bank transfer for an invoice. */
export const TransferDetails = z.object({
  payee: z.string(),
  bank: z.string(),
  iban: z.string(),
  /** Payment reference. */
  reference: z.string(),
  amount: Money,
  currency: z.string(),
  /** ISO 11649; null or absent without one. */
  creditorReference: z.optional(z.nullable(z.string())),
  /** Absent from back ends that do not know. */
  automaticPayments: z.optional(z.array(AutomaticPayment)),
})
export type TransferDetails = z.infer<typeof TransferDetails>
export const TransferDetailsAnswer = data(TransferDetails)

/** A signed URL of a file, valid until `expiresAt` and for its user only. */
export const FileUrl = z.object({ url: z.string(), expiresAt: Moment })
export const FileUrlAnswer = data(FileUrl)
