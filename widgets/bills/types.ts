import type { ReactNode } from 'react'
import type { HistoryEntry, Invoice, invoiceTypes } from '../../src/api/schemas/invoices.ts'
import type { FileState } from '../../src/files/useSignedFile.ts'
import type { Rows } from '../../src/lists/rowsOf.ts'
import type { Panel } from '../../src/runtime/usePanel.ts'

export type BillsTab = 'invoices' | 'history'

type InvoiceType = (typeof invoiceTypes)[number]

/** What a list is narrowed to: a type of invoice on one tab, invoices or payments on the other. */
export interface BillsFilter {
  readonly kind: 'all' | InvoiceType | 'invoice' | 'payment'
  readonly year: number | undefined
}

export type BillsListState =
  | { readonly tab: 'invoices'; readonly panel: Panel<Rows<Invoice>> }
  | { readonly tab: 'history'; readonly panel: Panel<Rows<HistoryEntry>> }

export interface BillsViewProps {
  readonly latest: Panel<Invoice | null>
  /** Undefined where the latest bill stands alone. */
  readonly list: BillsListState | undefined
  readonly filter: BillsFilter
  /** Years there can be bills of, newest first. */
  readonly years: readonly number[]
  readonly file: FileState | undefined
  /** Set while there is no connection: the time at which what is shown was loaded, as text. */
  readonly loadedAt?: string | undefined
  /** How a payment stands that was begun here. */
  readonly outcome?: ReactNode
  /** Paying, in a window of its own; undefined while nobody pays. */
  readonly paying?: ReactNode
  /** The latest bill beside earlier ones. */
  readonly compare?: ReactNode
  readonly onPay: () => void
  readonly onPayClose: () => void
  readonly onRetryLatest: () => void
  readonly onRetryList: () => void
  readonly onTab: (tab: BillsTab) => void
  readonly onFilter: (filter: BillsFilter) => void
  readonly onMore: () => void
  readonly onFile: (invoiceId: number, purpose: 'open' | 'download') => void
}
