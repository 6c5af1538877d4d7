import { House as HouseIcon } from 'lucide'
import { useT } from '../../src/i18n/useT.ts'
import { PanelError } from '../../src/runtime/PanelError.tsx'
import { EmptyState } from '../../src/ui/EmptyState.tsx'
import { Notice } from '../../src/ui/Notice.tsx'
import rowsCss from '../../src/ui/rows.css?inline'
import { useSheet } from '../../src/ui/useSheet.ts'
import { Cleaning } from './components/Cleaning.tsx'
import { Fund } from './components/Fund.tsx'
import { HouseSkeleton } from './components/HouseSkeleton.tsx'
import { Manager } from './components/Manager.tsx'
import { ServiceList } from './components/ServiceList.tsx'
import type { House, MyHouseViewProps } from './types.ts'

const isKnown = ({ manager, services, fund, cleaningDays }: House) =>
  manager !== null || services.length > 0 || fund !== null || cleaningDays.length > 0

/** Manager, savings fund, services and cleaning days of the house (HOU-1). */
export function MyHouseView({ panel, loadedAt, onRetry, onCalendar, ...bills }: MyHouseViewProps) {
  useSheet(rowsCss)
  const t = useT()
  if (panel.kind === 'failed')
    return <PanelError title={t('failed')} text={panel.text} reference={panel.reference} onRetry={onRetry} />
  if (panel.kind === 'loading') return <HouseSkeleton slow={panel.slow} />
  const { address, manager, services, fund, cleaningDays } = panel.data
  if (!isKnown(panel.data))
    return <EmptyState icon={HouseIcon} title={t('none.title')} text={t('none.text')} />
  return (
    <div className="stack">
      <h2 className="vh">{t('title')}</h2>
      {loadedAt && <Notice tone="warning">{t('shared:stale', { time: loadedAt })}</Notice>}
      {address && <p className="address">{address}</p>}
      <div className="house">
        {(fund || services.length > 0) && (
          <div className="stack">
            {fund && (
              <section className="card" part="card">
                <Fund fund={fund} />
              </section>
            )}
            {services.length > 0 && (
              <section className="card" part="card">
                <ServiceList services={services} {...bills} />
              </section>
            )}
          </div>
        )}
        {(manager || cleaningDays.length > 0) && (
          <div className="stack">
            {manager && (
              <section className="card" part="card">
                <Manager manager={manager} />
              </section>
            )}
            {cleaningDays.length > 0 && (
              <section className="card" part="card">
                <Cleaning days={cleaningDays} onCalendar={onCalendar} />
              </section>
            )}
          </div>
        )}
      </div>
    </div>
  )
}
