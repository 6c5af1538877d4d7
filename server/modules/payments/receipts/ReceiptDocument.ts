import type { Locale } from '../../../../src/api/schemas/locales.ts'
/** Data of a payment receipt. Amounts in whole cents. */
export interface ReceiptDocument {
  readonly vendor: {
    readonly id: number
    readonly title: string
    readonly color: string | null
    readonly timeZone: string
  }
  readonly organization: {
    readonly id: number
    readonly name: string
    readonly code: string
    readonly address: string
    readonly email: string
  }
  /** Payment number that the payee has. */
  readonly number: string
  readonly service: string
  /** The payer's number at the service. */
  readonly reference: string
  readonly payer: string | null
  /** Name of the bank; null for a card. */
  readonly bank: string | null
  readonly amountCents: number
  readonly feeCents: number
  /** Total of the bill if a part of it was paid. */
  readonly billCents?: number
  /** Total given back to the payer. */
  readonly refundedCents: number
  readonly currency: string
  readonly paidAt: Date
}

/** Renders a payment receipt as a PDF. */
export type PrintReceipt = (receipt: ReceiptDocument, locale: Locale) => Promise<ReadableStream<Uint8Array>>
