import type { invoiceTypes } from '../../../src/api/schemas/invoices.ts'
import type { Locale } from '../../../src/api/schemas/locales.ts'

type InvoiceType = (typeof invoiceTypes)[number]

/** Data of a printed invoice. Amounts in whole cents. */
export interface InvoiceDocument {
  readonly vendor: { readonly title: string; readonly color: string | null }
  readonly organization: {
    readonly name: string
    readonly code: string
    readonly address: string
    readonly email: string
    readonly bank: string
    readonly iban: string
  }
  readonly contract: { readonly username: string; readonly addresses: readonly string[] }
  readonly number: string
  readonly type: InvoiceType
  /** Days as "2026-11-05", the month as "2026-10". */
  readonly date: string
  readonly dueDate: string
  readonly period: string
  readonly amountCents: number
  readonly dueCents: number
  readonly currency: string
  readonly lines: readonly { readonly serviceCode: string; readonly amountCents: number }[]
}

/** Renders an invoice as a PDF stream. */
export type PrintInvoice = (invoice: InvoiceDocument, locale: Locale) => Promise<ReadableStream<Uint8Array>>
