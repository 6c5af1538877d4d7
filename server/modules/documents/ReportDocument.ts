/** Data of a printed document. */
interface ReportDocument {
  readonly name: string
  /** "2026-03-30" */
  readonly date: string
  readonly paragraphs: readonly string[]
  readonly organization: { readonly name: string; readonly code: string; readonly address: string }
  readonly vendor: { readonly color: string | null }
}

/** Renders an organization's document as a PDF. */
export type PrintReport = (report: ReportDocument) => Promise<ReadableStream<Uint8Array>>
