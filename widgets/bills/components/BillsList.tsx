import { useEffect, useState } from 'react'
import { useT } from '../../../src/i18n/useT.ts'
import { lazyComponent } from '../../../src/runtime/lazyComponent.tsx'
import { Tabs } from '../../../src/ui/Tabs.tsx'
import type { BillsListState, BillsTab, BillsViewProps } from '../types.ts'
import { Filters } from './Filters.tsx'
import { InvoiceTable } from './InvoiceTable.tsx'
import { ListPanel, RowsSkeleton } from './ListPanel.tsx'

// Lazy, because the bills are shown first.
const HistoryTable = lazyComponent(
  async () => (await import('./HistoryTable.tsx')).HistoryTable,
  <RowsSkeleton />,
)

const tabs: readonly BillsTab[] = ['invoices', 'history']

/**
 * The list, still loading until the latest bill above is painted: many rows below the view would be drawn in the same task.
 * It does not wait for a slow bill.
 */
function useAfterLatest(list: BillsListState, latest: BillsViewProps['latest']): BillsListState {
  const isLoading = list.panel.kind === 'loading'
  const isWaiting = isLoading || (latest.kind === 'loading' && !latest.slow)
  const [isDrawn, setDrawn] = useState(!isWaiting)
  useEffect(() => {
    if (!isWaiting) setDrawn(true)
  }, [isWaiting])
  return isDrawn || isLoading ? list : { ...list, panel: { kind: 'loading', slow: false } }
}

/** Invoices on one tab, invoices and payments on the other. */
export function BillsList(props: BillsViewProps & { readonly list: BillsListState }) {
  const t = useT()
  const { filter, file, latest, onPay, onFile } = props
  const list = useAfterLatest(props.list, latest)
  const pick = (tab: BillsTab) => {
    // The script comes beside the rows.
    if (tab === 'history') void HistoryTable.preload()
    props.onTab(tab)
  }
  const narrowed = filter.kind !== 'all' || filter.year !== undefined
  const nothing = !narrowed && list.panel.kind === 'ready' && list.panel.data.rows.length === 0
  const panel = {
    narrowed,
    onRetry: props.onRetryList,
    onMore: props.onMore,
    onShowAll: () => props.onFilter({ kind: 'all', year: undefined }),
  }
  return (
    <section className="card list" part="card">
      <h2 className="vh">{t('title')}</h2>
      <Tabs
        label={t('title')}
        tabs={tabs.map(id => ({ id, label: t(`tabs.${id}`) }))}
        current={list.tab}
        onPick={pick}
      >
        {!nothing && <Filters tab={list.tab} filter={filter} years={props.years} onFilter={props.onFilter} />}
        {list.tab === 'invoices' ? (
          <ListPanel tab="invoices" panel={list.panel} {...panel}>
            {rows => (
              <InvoiceTable
                rows={rows}
                latest={latest.kind === 'ready' ? latest.data?.id : undefined}
                file={file}
                onPay={onPay}
                onFile={onFile}
              />
            )}
          </ListPanel>
        ) : (
          <ListPanel tab="history" panel={list.panel} {...panel}>
            {rows => <HistoryTable rows={rows} file={file} onReceipt={props.onReceipt} />}
          </ListPanel>
        )}
      </Tabs>
    </section>
  )
}
