import { ChartColumn } from 'lucide'
import { type Ref, useMemo, useState } from 'react'
import type { BillChanges, BilledMonth } from '../../../src/api/schemas/invoices.ts'
import { Chart } from '../../../src/charts/Chart.tsx'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { PanelError } from '../../../src/runtime/PanelError.tsx'
import type { Panel } from '../../../src/runtime/usePanel.ts'
import { Button } from '../../../src/ui/Button.tsx'
import type { LinkProps } from '../../../src/ui/LinkProps.ts'
import { SkeletonBar } from '../../../src/ui/SkeletonBar.tsx'
import { Tabs } from '../../../src/ui/Tabs.tsx'
import { billParts, type Earlier } from '../model.ts'
import { monthsChart } from '../monthsChart.ts'
import { PartsTable } from './PartsTable.tsx'

export interface CompareCardProps {
  /** Undefined if the latest bill is not a monthly one. */
  readonly changes: Panel<BillChanges> | undefined
  readonly months: Panel<readonly BilledMonth[]>
  /** Where the amounts of the months are. */
  readonly monthsPlace?: Ref<HTMLDivElement> | undefined
  /** Link to the contract's use, its fuel mix and the parts of its price; absent while the bill loads. */
  readonly consumption?: LinkProps | undefined
  readonly onRetryChanges: () => void
  readonly onRetryMonths: () => void
}

/** What the bill is made of, compared with earlier bills, and the amounts of two years (BIL-1, BIL-6, BIL-8). */
export function CompareCard({ changes, months, consumption, ...props }: CompareCardProps) {
  const { monthsPlace, onRetryChanges, onRetryMonths } = props
  const t = useT()
  return (
    <section className="card compare" part="card">
      {changes && (
        <div>
          <h2>{t('compare.title')}</h2>
          {changes.kind === 'loading' && <Waiting />}
          {changes.kind === 'failed' && (
            <PanelError title={t('compare.failed')} {...changes} onRetry={onRetryChanges} />
          )}
          {changes.kind === 'ready' && <Changes changes={changes.data} />}
        </div>
      )}
      <div ref={monthsPlace}>
        <h2>{t('compare.chart.title')}</h2>
        {months.kind === 'failed' && (
          <PanelError title={t('compare.chart.failed')} {...months} onRetry={onRetryMonths} />
        )}
        {months.kind === 'loading' && (
          <div className="months">
            <SkeletonBar width="100%" height="320px" />
          </div>
        )}
        {months.kind === 'ready' && <Months months={months.data} />}
      </div>
      {consumption && (
        <p>
          <Button icon={ChartColumn} {...consumption}>
            {t('compare.consumption')}
          </Button>
        </p>
      )}
    </section>
  )
}

const waiting = { kind: 'loading', slow: false } as const
const nothing = () => undefined

/** Placeholder while the latest bill loads; reserves the height, so the content below does not jump. */
export const CompareSkeleton = () => (
  <CompareCard changes={waiting} months={waiting} onRetryChanges={nothing} onRetryMonths={nothing} />
)

function Waiting() {
  return (
    <div className="stack parts-waiting" aria-busy="true">
      <SkeletonBar width="60%" height="24px" />
      <SkeletonBar width="90%" />
      <SkeletonBar width="80%" />
      <SkeletonBar width="85%" />
    </div>
  )
}

const earlierBills: readonly Earlier[] = ['before', 'yearBefore']

function Changes({ changes }: { readonly changes: BillChanges }) {
  const t = useT()
  const { month } = useFormat()
  const [picked, setPicked] = useState<Earlier>('before')
  const tabs = earlierBills.flatMap(id => {
    const period = changes[id]?.period
    return period === undefined ? [] : [{ id, label: month(period) }]
  })
  const current = tabs.find(({ id }) => id === picked) ?? tabs[0]
  const table = (earlier: Earlier | undefined) => (
    <PartsTable {...billParts(changes, earlier)} currency={changes.currency} />
  )
  return current ? (
    <>
      <p className="muted small compare-with">{t('compare.with')}</p>
      <Tabs label={t('compare.with')} tabs={tabs} current={current.id} onPick={setPicked}>
        {table(current.id)}
      </Tabs>
    </>
  ) : (
    <>
      <p className="muted">{t('compare.none')}</p>
      {table(undefined)}
    </>
  )
}

function Months({ months }: { readonly months: readonly BilledMonth[] }) {
  const t = useT()
  const format = useFormat()
  const data = useMemo(() => monthsChart(months, format, t), [months, format, t])
  if (!data) return <p className="muted">{t('compare.chart.none')}</p>
  return (
    <div className="months">
      <Chart data={data} />
    </div>
  )
}
