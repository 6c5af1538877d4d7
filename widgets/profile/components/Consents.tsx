import type { ReactNode } from 'react'
import { useT } from '../../../src/i18n/useT.ts'
import { PanelFailed } from '../../../src/shell/PanelFailed.tsx'
import type { Panel } from '../../../src/shell/usePanel.ts'
import { Bone } from '../../../src/ui/Bone.tsx'
import { Slow } from '../../../src/ui/Slow.tsx'

interface Props<Row> {
  readonly panel: Panel<readonly Row[]>
  /** How many switches there will be. */
  readonly count: number
  readonly onRetry: () => void
  readonly children: (row: Row) => ReactNode
}

/** Switches, or what stands for them until they are there. */
export function Consents<Row>({ panel, count, onRetry, children }: Props<Row>) {
  const t = useT()
  if (panel.kind === 'failed')
    return (
      <PanelFailed
        title={t('consents.unavailable')}
        text={panel.text}
        reference={panel.reference}
        onRetry={onRetry}
      />
    )
  if (panel.kind === 'ready') return <div className="consents">{panel.data.map(children)}</div>
  return (
    <div className="consents" aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike
        <div className="consent-bone" key={index}>
          <Bone width="160px" height="16px" />
          <Bone width="300px" />
        </div>
      ))}
      {panel.slow && <Slow>{t('shared:slow')}</Slow>}
    </div>
  )
}
