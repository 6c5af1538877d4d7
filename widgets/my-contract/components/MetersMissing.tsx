import { useT } from '../../../src/i18n/useT.ts'
import { PanelError } from '../../../src/runtime/PanelError.tsx'
import { SkeletonBar } from '../../../src/ui/SkeletonBar.tsx'
import type { MissingMeters } from '../types.ts'

interface Props {
  readonly meters: MissingMeters
  readonly onRetry: () => void
}

/** In place of last readings whose meters failed to load: why, and another attempt (MOV-6). */
export function MetersMissing({ meters, onRetry }: Props) {
  const t = useT()
  if (meters.kind === 'failed')
    return (
      <PanelError
        title={t('moving.metersFailed')}
        text={meters.text}
        reference={meters.reference}
        onRetry={onRetry}
      />
    )
  return (
    <div className="stack" aria-busy="true">
      <SkeletonBar width="80%" />
      <SkeletonBar width="45%" />
    </div>
  )
}
