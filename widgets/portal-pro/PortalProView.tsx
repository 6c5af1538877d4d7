import { BadgeCheck, BrushCleaning, CalendarDays, Hammer, HardHat, type IconNode, Truck } from 'lucide'
import { useFormat } from '../../src/i18n/useFormat.ts'
import { useT } from '../../src/i18n/useT.ts'
import { ExternalServiceList } from '../../src/lists/ExternalServiceList.tsx'
import { PanelError } from '../../src/runtime/PanelError.tsx'
import type { Panel } from '../../src/runtime/usePanel.ts'
import { EmptyState } from '../../src/ui/EmptyState.tsx'
import { ExternalServiceSkeletons } from '../../src/ui/ExternalServiceCard.tsx'
import externalServicesCss from '../../src/ui/externalServices.css?inline'
import { Icon } from '../../src/ui/Icon.tsx'
import { SkeletonBar } from '../../src/ui/SkeletonBar.tsx'
import { SlowNotice } from '../../src/ui/SlowNotice.tsx'
import { useSheet } from '../../src/ui/useSheet.ts'
import type { PortalPro } from './loadPortalPro.ts'

export interface PortalProViewProps {
  /** Null if the platform has it disabled. */
  readonly panel: Panel<PortalPro | null>
  readonly onRetry: () => void
}

const icons: Readonly<Record<string, IconNode>> = { repairs: Hammer, cleaning: BrushCleaning, moving: Truck }
const steps = ['choose', 'tell', 'agree'] as const

/** Claims, services and explanation of the professional-services portal (SVC-1). */
export function PortalProView({ panel, onRetry }: PortalProViewProps) {
  useSheet(externalServicesCss)
  const t = useT()
  if (panel.kind === 'failed')
    return <PanelError title={t('failed')} text={panel.text} reference={panel.reference} onRetry={onRetry} />
  if (panel.kind === 'ready' && panel.data === null)
    return <EmptyState icon={HardHat} title={t('off.title')} text={t('off.text')} />
  return (
    <div className="pro">
      <header className="pro-hero">
        <h2>{t('title')}</h2>
        <p>{t('lead')}</p>
        <Claims panel={panel} />
      </header>
      <section className="stack">
        <h2>{t('services.title')}</h2>
        <Services panel={panel} />
      </section>
      <section className="stack">
        <h2>{t('how.title')}</h2>
        <ol className="pro-steps">
          {steps.map((step, index) => (
            <li key={step}>
              <span className="pro-number" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <strong>{t(`how.${step}.title`)}</strong>
                <p className="muted">{t(`how.${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

type PartProps = Pick<PortalProViewProps, 'panel'>

/** Number of professionals and founding year; renders nothing if the platform does not state them. */
function Claims({ panel }: PartProps) {
  const t = useT()
  const { number } = useFormat()
  if (panel.kind === 'loading')
    return (
      <div className="pro-claims" aria-hidden="true">
        <SkeletonBar width="220px" height="24px" />
        <SkeletonBar width="180px" height="24px" />
      </div>
    )
  const claims = panel.kind === 'ready' ? panel.data?.claims : undefined
  if (!claims) return null
  return (
    <ul className="pro-claims">
      <li part="claim">
        <Icon node={BadgeCheck} />
        {t('claims.masters', { count: claims.masters, masters: number(claims.masters) })}
      </li>
      <li part="claim">
        <Icon node={CalendarDays} />
        {t('claims.since', { year: claims.since })}
      </li>
    </ul>
  )
}

/** Available services; at least one block once loaded. */
function Services({ panel }: PartProps) {
  const t = useT()
  if (panel.kind !== 'ready')
    return (
      <div className="outsides" aria-busy="true">
        {panel.kind === 'loading' && panel.slow && <SlowNotice>{t('shared:slow')}</SlowNotice>}
        {['a', 'b', 'c'].map(block => (
          <ExternalServiceSkeletons key={block} />
        ))}
      </div>
    )
  const services = panel.data?.services ?? []
  if (services.length === 0)
    return <EmptyState icon={HardHat} title={t('services.none.title')} text={t('services.none.text')} />
  return <ExternalServiceList part="card" services={services} icons={icons} icon={HardHat} />
}
