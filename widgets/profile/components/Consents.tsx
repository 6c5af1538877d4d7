import type { ReactNode } from 'react'
import { useT } from '../../../src/i18n/useT.ts'
import { PanelError } from '../../../src/runtime/PanelError.tsx'
import type { Panel } from '../../../src/runtime/usePanel.ts'
import { SlowNotice } from '../../../src/ui/SlowNotice.tsx'

interface Props<Row> {
  readonly panel: Panel<readonly Row[]>
  /** Rows without their state; reserve the space while it loads. */
  readonly waiting: readonly Row[]
  readonly onRetry: () => void
  readonly children: (row: Row) => ReactNode
}

/** Switches whose labels are visible before their state is loaded. */
export function Consents<Row>({ panel, waiting, onRetry, children }: Props<Row>) {
  const t = useT()
  if (panel.kind === 'failed')
    return (
      <PanelError
        title={t('consents.unavailable')}
        text={panel.text}
        reference={panel.reference}
        onRetry={onRetry}
      />
    )
  return (
    <div className="consents">
      {(panel.kind === 'ready' ? panel.data : waiting).map(children)}
      {panel.kind === 'loading' && panel.slow && <SlowNotice>{t('shared:slow')}</SlowNotice>}
    </div>
  )
}
