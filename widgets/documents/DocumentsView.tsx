import { FolderOpen } from 'lucide'
import { useT } from '../../src/i18n/useT.ts'
import { MoreRows } from '../../src/lists/MoreRows.tsx'
import { PanelError } from '../../src/runtime/PanelError.tsx'
import { Button } from '../../src/ui/Button.tsx'
import { EmptyState } from '../../src/ui/EmptyState.tsx'
import { Notice } from '../../src/ui/Notice.tsx'
import { DocumentsSkeleton } from './components/DocumentsSkeleton.tsx'
import { DocumentTable } from './components/DocumentTable.tsx'
import { Filters } from './components/Filters.tsx'
import type { DocumentsViewProps } from './types.ts'

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
    return <PanelError title={t('failed')} text={panel.text} reference={panel.reference} onRetry={onRetry} />
  if (panel.kind === 'loading') return <DocumentsSkeleton slow={panel.slow} />
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
