import { Receipt } from 'lucide'
import type { Invoice } from '../../../src/api/schemas/invoices.ts'
import type { FileState } from '../../../src/files/useSignedFile.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { PanelError } from '../../../src/runtime/PanelError.tsx'
import type { Panel } from '../../../src/runtime/usePanel.ts'
import { EmptyState } from '../../../src/ui/EmptyState.tsx'
import { SkeletonBar } from '../../../src/ui/SkeletonBar.tsx'
import { SlowNotice } from '../../../src/ui/SlowNotice.tsx'
import type { LatestInvoice } from '../types.ts'
import { LatestBill } from './LatestBill.tsx'

interface Props {
  readonly panel: Panel<LatestInvoice | null>
  readonly takesPayments: boolean | undefined
  readonly file: FileState | undefined
  readonly onPay: (invoice: Invoice) => void
  readonly onAdvance?: (() => void) | undefined
  readonly onRetry: () => void
  readonly onFile: (invoiceId: number, purpose: 'open' | 'download') => void
}

/** The latest bill in all its states. */
export function Latest({ panel, onRetry, ...rest }: Props) {
  const t = useT()
  if (panel.kind === 'failed')
    return (
      <PanelError
        title={t('latest.failed')}
        text={panel.text}
        reference={panel.reference}
        onRetry={onRetry}
      />
    )
  if (panel.kind === 'ready')
    return panel.data ? (
      <LatestBill invoice={panel.data} {...rest} />
    ) : (
      <EmptyState icon={Receipt} title={t('latest.none.title')} text={t('latest.none.text')} />
    )
  return (
    <div className="card latest" aria-busy="true">
      <div className="stack">
        <SkeletonBar width="120px" height="16px" />
        <SkeletonBar width="180px" height="36px" />
        <SkeletonBar width="220px" height="16px" />
        {panel.slow && <SlowNotice>{t('shared:slow')}</SlowNotice>}
        <SkeletonBar width="140px" height="44px" />
      </div>
      <div className="facts stack">
        <SkeletonBar width="80%" />
        <SkeletonBar width="60%" />
        <SkeletonBar width="70%" />
      </div>
    </div>
  )
}
