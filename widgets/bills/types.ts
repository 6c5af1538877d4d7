import type { ReactNode } from 'react'
import type { HistoryEntry, Invoice, invoiceTypes, LastInvoice } from '../../src/api/schemas/invoices.ts'
import type { FileState } from '../../src/files/useSignedFile.ts'
import type { Rows } from '../../src/lists/rowsOf.ts'
import type { Panel } from '../../src/runtime/usePanel.ts'

/** The latest bill, with what is owed in all where it is known (BIL-12), and what is paid in advance (BIL-14). */
export type LatestInvoice = Invoice & Pick<LastInvoice, 'dueInAll' | 'prepaid'>

export type BillsTab = 'invoices' | 'history'

type InvoiceType = (typeof invoiceTypes)[number]

/** Filter of a list: invoice types on one tab, invoices or payments on the other. */
export interface BillsFilter {
  readonly kind: 'all' | InvoiceType | 'invoice' | 'payment'
  readonly year: number | undefined
}

export type BillsListState =
  | { readonly tab: 'invoices'; readonly panel: Panel<Rows<Invoice>> }
  | { readonly tab: 'history'; readonly panel: Panel<Rows<HistoryEntry>> }

export interface BillsViewProps {
  readonly latest: Panel<LatestInvoice | null>
  /** Whether the organization takes payments here; undefined while unknown. */
  readonly takesPayments: boolean | undefined
  /** Undefined if only the latest bill is shown. */
  readonly list: BillsListState | undefined
  readonly filter: BillsFilter
  /** Years that can contain bills, newest first. */
  readonly years: readonly number[]
  readonly file: FileState | undefined
  /** Load time of the cached data, as text; set while offline. */
  readonly loadedAt?: string | undefined
  /** Outcome of the payment started here. */
  readonly outcome?: ReactNode
  /** Content of the payment dialog; undefined until it was opened once, and null when it is closed. */
  readonly paying?: ReactNode
  /** Comparison of the latest bill with earlier ones. */
  readonly compare?: ReactNode
  /** Whether the payment dialog is for coming bills. */
  readonly isAdvance?: boolean
  readonly onPay: (invoice: Invoice) => void
  /** Undefined if paying in advance is not offered. */
  readonly onAdvance?: (() => void) | undefined
  readonly onPayClose: () => void
  readonly onRetryLatest: () => void
  readonly onRetryList: () => void
  readonly onTab: (tab: BillsTab) => void
  readonly onFilter: (filter: BillsFilter) => void
  readonly onMore: () => void
  /** Opens the receipt of a payment that was made here. */
  readonly onReceipt: (payment: string) => void
  readonly onFile: (invoiceId: number, purpose: 'open' | 'download') => void
}
