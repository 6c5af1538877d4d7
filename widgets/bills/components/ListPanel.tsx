import type { ReactNode } from 'react'
import { useT } from '../../../src/i18n/useT.ts'
import { MoreRows } from '../../../src/lists/MoreRows.tsx'
import type { Rows } from '../../../src/lists/rowsOf.ts'
import { useVisibleRows } from '../../../src/lists/useVisibleRows.ts'
import { PanelError } from '../../../src/runtime/PanelError.tsx'
import { useIncrementalRender } from '../../../src/runtime/useIncrementalRender.ts'
import type { Panel } from '../../../src/runtime/usePanel.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { EmptyState } from '../../../src/ui/EmptyState.tsx'
import { SkeletonBar } from '../../../src/ui/SkeletonBar.tsx'
import { SlowNotice } from '../../../src/ui/SlowNotice.tsx'
import type { BillsTab } from '../types.ts'

interface Props<Row> {
  readonly tab: BillsTab
  readonly panel: Panel<Rows<Row>>
  /** Whether a filter is active: an empty result then reads "nothing found" instead of "nothing yet". */
  readonly narrowed: boolean
  readonly onRetry: () => void
  readonly onMore: () => void
  readonly onShowAll: () => void
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** Content below the filters: skeleton, empty state, rows or error. */
export function ListPanel<Row>({ tab, panel, narrowed, onRetry, onMore, onShowAll, children }: Props<Row>) {
  const t = useT()
  if (panel.kind === 'failed')
    return (
      <PanelError title={t('listFailed')} text={panel.text} reference={panel.reference} onRetry={onRetry} />
    )
  if (panel.kind === 'loading')
    return <RowsSkeleton>{panel.slow && <SlowNotice>{t('shared:slow')}</SlowNotice>}</RowsSkeleton>
  const { rows } = panel.data
  if (rows.length === 0)
    return narrowed ? (
      <EmptyState title={t('nothingFound')} action={<Button onClick={onShowAll}>{t('showAll')}</Button>} />
    ) : (
      <EmptyState title={t(`${tab}.none.title`)} text={t(`${tab}.none.text`)} />
    )
  return (
    <VisibleRows all={panel.data} onMore={onMore}>
      {children}
    </VisibleRows>
  )
}

/** Skeleton in the shape of rows. */
export const RowsSkeleton = ({ children }: { readonly children?: ReactNode }) => (
  <div className="rows" aria-busy="true">
    {children}
    {['a', 'b', 'c', 'd', 'e'].map(row => (
      <div key={row}>
        <SkeletonBar width="50%" />
        <SkeletonBar width="64px" />
      </div>
    ))}
  </div>
)

interface VisibleRowsProps<Row> extends Pick<Props<Row>, 'onMore' | 'children'> {
  readonly all: Rows<Row>
}

function VisibleRows<Row>({ all, onMore, children }: VisibleRowsProps<Row>) {
  const visible = useVisibleRows(all, onMore)
  const drawn = useIncrementalRender(visible.list.rows.length)
  return (
    <>
      {children(visible.list.rows.slice(0, drawn))}
      <MoreRows {...visible} />
    </>
  )
}
