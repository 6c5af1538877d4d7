import { useMemo, useState } from 'react'
import type { BillChanges, BilledMonth } from '../../../src/api/schemas/invoices.ts'
import { Chart } from '../../../src/charts/Chart.tsx'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { PanelError } from '../../../src/runtime/PanelError.tsx'
import type { Panel } from '../../../src/runtime/usePanel.ts'
import { SkeletonBar } from '../../../src/ui/SkeletonBar.tsx'
import { Tabs } from '../../../src/ui/Tabs.tsx'
import { changesSince, type Earlier } from '../model.ts'
import { monthsChart } from '../monthsChart.ts'
import { ChangedLines } from './ChangedLines.tsx'

export interface CompareCardProps {
  /** Undefined if the latest bill is not a monthly one. */
  readonly changes: Panel<BillChanges> | undefined
  readonly months: Panel<readonly BilledMonth[]>
  /** Display name of a service code. */
  readonly nameOf: (service: string) => string
  readonly onRetryChanges: () => void
  readonly onRetryMonths: () => void
}

/** Differences to earlier bills, line by line, and the amounts of two years (BIL-1, BIL-6). */
export function CompareCard({ changes, months, nameOf, onRetryChanges, onRetryMonths }: CompareCardProps) {
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
          {changes.kind === 'ready' && <Changes changes={changes.data} nameOf={nameOf} />}
        </div>
      )}
      <div>
        <h2>{t('compare.chart.title')}</h2>
        {months.kind === 'failed' && (
          <PanelError title={t('compare.chart.failed')} {...months} onRetry={onRetryMonths} />
        )}
        {months.kind === 'loading' && <SkeletonBar width="100%" height="320px" />}
        {months.kind === 'ready' && <Months months={months.data} />}
      </div>
    </section>
  )
}

const waiting = { kind: 'loading', slow: false } as const
const nothing = () => undefined

/** Placeholder while the latest bill loads; reserves the height, so the content below does not jump. */
export const CompareSkeleton = () => (
  <CompareCard
    changes={waiting}
    months={waiting}
    nameOf={code => code}
    onRetryChanges={nothing}
    onRetryMonths={nothing}
  />
)

function Waiting() {
  return (
    <div className="stack" aria-busy="true">
      <SkeletonBar width="60%" height="24px" />
      <SkeletonBar width="90%" />
      <SkeletonBar width="80%" />
      <SkeletonBar width="85%" />
    </div>
  )
}

function Changes({ changes, nameOf }: { readonly changes: BillChanges } & Pick<CompareCardProps, 'nameOf'>) {
  const t = useT()
  const { month } = useFormat()
  const all = (['before', 'yearBefore'] as const).flatMap(id => {
    const since = changesSince(changes, id)
    return since ? [{ id, since }] : []
  })
  const [picked, setPicked] = useState<Earlier>('before')
  const selected = all.find(({ id }) => id === picked) ?? all[0]
  if (!selected) return <p className="muted">{t('compare.none')}</p>
  return (
    <Tabs
      label={t('compare.title')}
      tabs={all.map(({ id, since }) => ({ id, label: month(since.period) }))}
      current={selected.id}
      onPick={setPicked}
    >
      <ChangedLines changes={selected.since} currency={changes.currency} nameOf={nameOf} />
    </Tabs>
  )
}

function Months({ months }: { readonly months: readonly BilledMonth[] }) {
  const t = useT()
  const format = useFormat()
  const data = useMemo(() => monthsChart(months, format, t), [months, format, t])
  return data ? <Chart data={data} /> : <p className="muted">{t('compare.chart.none')}</p>
}
