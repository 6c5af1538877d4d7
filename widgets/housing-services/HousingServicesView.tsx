import { Gauge, type IconNode, KeyRound, Wrench, Zap } from 'lucide'
import { useT } from '../../src/i18n/useT.ts'
import { ExternalServiceList } from '../../src/lists/ExternalServiceList.tsx'
import { PanelError } from '../../src/runtime/PanelError.tsx'
import type { Panel } from '../../src/runtime/usePanel.ts'
import type { PublicService } from '../../src/suite/publicServices.ts'
import { EmptyState } from '../../src/ui/EmptyState.tsx'
import { ExternalServiceSkeletons } from '../../src/ui/ExternalServiceCard.tsx'
import externalServicesCss from '../../src/ui/externalServices.css?inline'
import { SlowNotice } from '../../src/ui/SlowNotice.tsx'
import { useSheet } from '../../src/ui/useSheet.ts'

export interface HousingServicesViewProps {
  /** Null if the platform has them disabled. */
  readonly panel: Panel<readonly PublicService[] | null>
  readonly onRetry: () => void
}

const icons: Readonly<Record<string, IconNode>> = {
  plumber: Wrench,
  electrician: Zap,
  locksmith: KeyRound,
  meters: Gauge,
}

/** Services for homes as cards with links (SVC-2). Omits unsafe addresses. */
export function HousingServicesView({ panel, onRetry }: HousingServicesViewProps) {
  useSheet(externalServicesCss)
  const t = useT()
  if (panel.kind === 'failed')
    return <PanelError title={t('failed')} text={panel.text} reference={panel.reference} onRetry={onRetry} />
  if (panel.kind === 'loading')
    return (
      <div className="outsides" aria-busy="true">
        {panel.slow && <SlowNotice>{t('shared:slow')}</SlowNotice>}
        <ExternalServiceSkeletons />
        <ExternalServiceSkeletons />
      </div>
    )
  if (panel.data === null) return <EmptyState icon={Wrench} title={t('off.title')} text={t('off.text')} />
  if (panel.data.length === 0)
    return <EmptyState icon={Wrench} title={t('none.title')} text={t('none.text')} />
  return <ExternalServiceList part="card" services={panel.data} icons={icons} icon={Wrench} />
}
