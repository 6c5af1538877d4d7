import { useT } from '../../src/i18n/useT.ts'
import { Notice } from '../../src/ui/Notice.tsx'
import { BillsList } from './components/BillsList.tsx'
import { Latest } from './components/Latest.tsx'
import { PayDialog } from './components/PayButton.tsx'
import type { BillsViewProps } from './types.ts'

/** The latest bill and its payment, how it compares, and the lists of invoices and payments (BIL-1, BIL-2). */
export function BillsView(props: BillsViewProps) {
  const t = useT()
  return (
    <div className="stack">
      {props.loadedAt && <Notice tone="warning">{t('shared:stale', { time: props.loadedAt })}</Notice>}
      {props.outcome}
      <Latest
        panel={props.latest}
        file={props.file}
        takesPayments={props.takesPayments}
        onPay={props.onPay}
        onAdvance={props.onAdvance}
        onRetry={props.onRetryLatest}
        onFile={props.onFile}
      />
      {props.compare}
      {props.list && <BillsList {...props} list={props.list} />}
      {props.paying !== undefined && (
        <PayDialog open={props.paying !== null} isAdvance={props.isAdvance} onClose={props.onPayClose}>
          {props.paying}
        </PayDialog>
      )}
    </div>
  )
}
