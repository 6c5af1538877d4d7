import { ChartColumn } from 'lucide'
import { useT } from '../../src/i18n/useT.ts'
import { PanelError } from '../../src/runtime/PanelError.tsx'
import { EmptyState } from '../../src/ui/EmptyState.tsx'
import { Notice } from '../../src/ui/Notice.tsx'
import { Skeleton } from '../../src/ui/Skeleton.tsx'
import { SlowNotice } from '../../src/ui/SlowNotice.tsx'
import { Tabs } from '../../src/ui/Tabs.tsx'
import { EnergyDetails } from './components/EnergyDetails.tsx'
import { LastMonth } from './components/LastMonth.tsx'
import { YearChart } from './components/YearChart.tsx'
import type { ConsumptionViewProps } from './types.ts'

/** Last month's use of each service, its comparisons, and what belongs to its bill (CNS-1 to CNS-4). */
export function ConsumptionView({ panel, service, loadedAt, onService, onRetry }: ConsumptionViewProps) {
  const t = useT()
  if (panel.kind === 'failed')
    return <PanelError title={t('failed')} text={panel.text} reference={panel.reference} onRetry={onRetry} />
  if (panel.kind === 'loading')
    return (
      <>
        {panel.slow && <SlowNotice>{t('shared:slow')}</SlowNotice>}
        <Skeleton lines={6} />
      </>
    )
  const { services, information } = panel.data
  const chosen = services.find(each => each.service === service) ?? services[0]
  if (!chosen) return <EmptyState icon={ChartColumn} title={t('none.title')} text={t('none.text')} />
  const details = information.find(each => each.service === chosen.service)
  const body = (
    <div className="panel">
      <LastMonth consumption={chosen} howEstimated={details?.howEstimated ?? undefined} />
      {chosen.months.length > 1 && <YearChart consumption={chosen} />}
    </div>
  )
  return (
    <div className="stack consumption">
      {loadedAt && <Notice tone="warning">{t('shared:stale', { time: loadedAt })}</Notice>}
      <section className="card" part="card">
        <h2 className={services.length > 1 ? 'vh' : undefined}>
          {services.length > 1 ? t('title') : t(`services.${chosen.service}`)}
        </h2>
        {services.length > 1 ? (
          <Tabs
            label={t('title')}
            tabs={services.map(each => ({ id: each.service, label: t(`services.${each.service}`) }))}
            current={chosen.service}
            onPick={onService}
          >
            {body}
          </Tabs>
        ) : (
          body
        )}
      </section>
      {details && <EnergyDetails information={details} />}
    </div>
  )
}
