import type { documentCategories, Report } from '../../src/api/schemas/documents.ts'
import type { FileState } from '../../src/files/useSignedFile.ts'
import type { Rows } from '../../src/lists/rowsOf.ts'
import type { Panel } from '../../src/runtime/usePanel.ts'

type DocumentCategory = (typeof documentCategories)[number]

export interface DocumentsFilter {
  readonly category: DocumentCategory | undefined
  readonly year: number | undefined
  /** Part of a name or a comment. */
  readonly search: string
}

export interface DocumentsViewProps {
  readonly panel: Panel<Rows<Report>>
  readonly filter: DocumentsFilter
  /** Text of the search field; the list follows after a debounce of half a second. */
  readonly search: string
  /** Categories with their number of documents; empty while unknown. */
  readonly categories: readonly { readonly category: DocumentCategory; readonly count: number }[]
  /** Years that can contain documents, newest first. */
  readonly years: readonly number[]
  readonly file: FileState | undefined
  /** Load time of the cached data, as text; set while offline. */
  readonly loadedAt?: string | undefined
  readonly onFilter: (filter: DocumentsFilter) => void
  readonly onSearch: (text: string) => void
  readonly onShowAll: () => void
  readonly onRetry: () => void
  readonly onMore: () => void
  readonly onFile: (id: number) => void
}
