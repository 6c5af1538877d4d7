import type { documentCategories, Report } from '../../src/api/schemas/documents.ts'
import type { FileState } from '../../src/files/useSignedFile.ts'
import type { Rows } from '../../src/lists/rowsOf.ts'
import type { Panel } from '../../src/runtime/usePanel.ts'

type DocumentCategory = (typeof documentCategories)[number]

/** What the list is narrowed to. */
export interface DocumentsFilter {
  readonly category: DocumentCategory | undefined
  readonly year: number | undefined
  /** Part of a name or a comment. */
  readonly search: string
}

export interface DocumentsViewProps {
  readonly panel: Panel<Rows<Report>>
  readonly filter: DocumentsFilter
  /** What stands in the search field; the list follows half a second later. */
  readonly search: string
  /** Categories that have documents, with how many; none while they are not known. */
  readonly categories: readonly { readonly category: DocumentCategory; readonly count: number }[]
  /** Years there can be documents of, newest first. */
  readonly years: readonly number[]
  readonly file: FileState | undefined
  /** Set while there is no connection: the time at which what is shown was loaded, as text. */
  readonly loadedAt?: string | undefined
  readonly onFilter: (filter: DocumentsFilter) => void
  readonly onSearch: (text: string) => void
  readonly onShowAll: () => void
  readonly onRetry: () => void
  readonly onMore: () => void
  readonly onFile: (id: number) => void
}
