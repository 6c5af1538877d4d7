import type { Locale } from '../../../../src/api/schemas/locales.ts'
/** Everything that stands on a receipt of a payment. Money in whole cents. */
export interface ReceiptDocument {
  readonly vendor: { readonly title: string; readonly color: string | null; readonly timeZone: string }
  readonly organization: {
    readonly name: string
    readonly code: string
    readonly address: string
    readonly email: string
  }
  /** The payment's number as the payee has it. */
  readonly number: string
  readonly service: string
  /** The payer's number at that service. */
  readonly reference: string
  readonly payer: string | null
  /** The bank's name; null for a card. */
  readonly bank: string | null
  readonly amountCents: number
  readonly feeCents: number
  readonly currency: string
  readonly paidAt: Date
}

/** Draws a receipt of a payment as a PDF. */
export type PrintReceipt = (receipt: ReceiptDocument, locale: Locale) => ReadableStream<Uint8Array>
