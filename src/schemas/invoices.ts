import * as z from 'zod/mini'
import { Day, data, Id, known, Moment, Money, Month, page, pageQuery, year } from './primitives.ts'

export const invoiceTypes = ['monthly', 'additional', 'credit', 'past_due_fee'] as const

export const invoiceStates = ['unpaid', 'overdue', 'pending', 'paid'] as const

/** One invoice (BIL-1). A type or state this client has not heard of reads as "other". */
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
  /** What was billed. */
  amount: Money,
  /** What is still to be paid of it. */
  amountDue: Money,
  currency: z.string(),
  hasFile: z.boolean(),
})
export type Invoice = z.infer<typeof Invoice>

export const LastInvoiceAnswer = data(z.nullable(Invoice))
export const InvoicesAnswer = page(Invoice)

/** One line of what happened on the account: an invoice issued or a payment received. */
export const HistoryEntry = z.object({
  id: z.string(),
  kind: known(['invoice', 'payment'], 'other'),
  date: Day,
  /** Invoice number or payment reference. */
  reference: z.string(),
  period: z.nullable(Month),
  amount: Money,
  currency: z.string(),
  /** Who the payment came through, e.g. a bank; null for invoices. */
  payer: z.nullable(z.string()),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

export const HistoryAnswer = page(HistoryEntry)

export const InvoicesQuery = z.object({ ...pageQuery, type: z.optional(z.enum(invoiceTypes)), year })
export const HistoryQuery = z.object({ ...pageQuery, kind: z.optional(z.enum(['invoice', 'payment'])), year })

/** A signed address of a file, good until `expiresAt` and for its user only. */
export const FileUrlAnswer = data(z.object({ url: z.string(), expiresAt: Moment }))
