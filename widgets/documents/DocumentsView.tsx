import { FolderOpen } from 'lucide'
import type { documentCategories, Report } from '../../src/api/schemas/documents.ts'
import type { FileState } from '../../src/files/useSignedFile.ts'
import { useT } from '../../src/i18n/useT.ts'
import { MoreRows } from '../../src/lists/MoreRows.tsx'
import type { Rows } from '../../src/lists/rowsOf.ts'
import { PanelFailed } from '../../src/runtime/PanelFailed.tsx'
import type { Panel } from '../../src/runtime/usePanel.ts'
import { Button } from '../../src/ui/Button.tsx'
import { EmptyState } from '../../src/ui/EmptyState.tsx'
import { Notice } from '../../src/ui/Notice.tsx'
import { DocumentTable } from './components/DocumentTable.tsx'
import { Filters } from './components/Filters.tsx'
import { RowsToCome } from './components/RowsToCome.tsx'

export type DocumentCategory = (typeof documentCategories)[number]

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

/** Documents and yearly reports, newest first (DOC-1). */
export function DocumentsView(props: DocumentsViewProps) {
  const t = useT()
  const { panel, filter, search } = props
  const narrowed = filter.category !== undefined || filter.year !== undefined || search !== ''
  const isEmpty = !narrowed && panel.kind === 'ready' && panel.data.rows.length === 0
  return (
    <section className="card stack" part="card">
      <h2 className="vh">{t('title')}</h2>
      {props.loadedAt && <Notice tone="warning">{t('shared:stale', { time: props.loadedAt })}</Notice>}
      {isEmpty ? (
        <EmptyState icon={FolderOpen} title={t('none.title')} text={t('none.text')} />
      ) : (
        <>
          <Filters {...props} />
          <List {...props} />
        </>
      )}
    </section>
  )
}

function List({ panel, file, onFile, onMore, onRetry, onShowAll }: DocumentsViewProps) {
  const t = useT()
  if (panel.kind === 'failed')
    return <PanelFailed title={t('failed')} text={panel.text} reference={panel.reference} onRetry={onRetry} />
  if (panel.kind === 'loading') return <RowsToCome slow={panel.slow} />
  const { rows } = panel.data
  if (rows.length === 0)
    return (
      <EmptyState title={t('nothingFound')} action={<Button onClick={onShowAll}>{t('showAll')}</Button>} />
    )
  return (
    <div>
      <DocumentTable rows={rows} file={file} onFile={onFile} />
      <MoreRows list={panel.data} onMore={onMore} />
    </div>
  )
}
