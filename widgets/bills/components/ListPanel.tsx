import type { ReactNode } from 'react'
import { useT } from '../../../src/i18n/useT.ts'
import { MoreRows } from '../../../src/lists/MoreRows.tsx'
import type { Rows } from '../../../src/lists/rowsOf.ts'
import { useShown } from '../../../src/lists/useShown.ts'
import { PanelFailed } from '../../../src/runtime/PanelFailed.tsx'
import { useGradually } from '../../../src/runtime/useGradually.ts'
import type { Panel } from '../../../src/runtime/usePanel.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { EmptyState } from '../../../src/ui/EmptyState.tsx'
import { SkeletonBar } from '../../../src/ui/SkeletonBar.tsx'
import { Slow } from '../../../src/ui/Slow.tsx'
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
      <PanelFailed title={t('listFailed')} text={panel.text} reference={panel.reference} onRetry={onRetry} />
    )
  if (panel.kind === 'loading')
    return (
      <div className="rows" aria-busy="true">
        {panel.slow && <Slow>{t('shared:slow')}</Slow>}
        {['a', 'b', 'c', 'd', 'e'].map(row => (
          <div key={row}>
            <SkeletonBar width="50%" />
            <SkeletonBar width="64px" />
          </div>
        ))}
      </div>
    )
  const { rows } = panel.data
  if (rows.length === 0)
    return narrowed ? (
      <EmptyState title={t('nothingFound')} action={<Button onClick={onShowAll}>{t('showAll')}</Button>} />
    ) : (
      <EmptyState title={t(`${tab}.none.title`)} text={t(`${tab}.none.text`)} />
    )
  return (
    <ShownRows all={panel.data} onMore={onMore}>
      {children}
    </ShownRows>
  )
}

interface ShownRowsProps<Row> extends Pick<Props<Row>, 'onMore' | 'children'> {
  readonly all: Rows<Row>
}

function ShownRows<Row>({ all, onMore, children }: ShownRowsProps<Row>) {
  const visible = useShown(all, onMore)
  const drawn = useGradually(visible.list.rows.length)
  return (
    <>
      {children(visible.list.rows.slice(0, drawn))}
      <MoreRows {...visible} />
    </>
  )
}
