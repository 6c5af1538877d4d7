import { Gauge, type IconNode, KeyRound, Wrench, Zap } from 'lucide'
import { useT } from '../../src/i18n/useT.ts'
import { OutsideList } from '../../src/lists/OutsideList.tsx'
import { PanelFailed } from '../../src/runtime/PanelFailed.tsx'
import type { Panel } from '../../src/runtime/usePanel.ts'
import type { PublicService } from '../../src/suite/publicServices.ts'
import { EmptyState } from '../../src/ui/EmptyState.tsx'
import { OutsideSkeletons } from '../../src/ui/OutsideCard.tsx'
import outsideCss from '../../src/ui/outside.css?inline'
import { Slow } from '../../src/ui/Slow.tsx'
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
  useSheet(outsideCss)
  const t = useT()
  if (panel.kind === 'failed')
    return <PanelFailed title={t('failed')} text={panel.text} reference={panel.reference} onRetry={onRetry} />
  if (panel.kind === 'loading')
    return (
      <div className="outsides" aria-busy="true">
        {panel.slow && <Slow>{t('shared:slow')}</Slow>}
        <OutsideSkeletons />
        <OutsideSkeletons />
      </div>
    )
  if (panel.data === null) return <EmptyState icon={Wrench} title={t('off.title')} text={t('off.text')} />
  if (panel.data.length === 0)
    return <EmptyState icon={Wrench} title={t('none.title')} text={t('none.text')} />
  return <OutsideList part="card" services={panel.data} icons={icons} icon={Wrench} />
}
