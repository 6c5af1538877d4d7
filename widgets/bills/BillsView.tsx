import { useT } from '../../src/i18n/useT.ts'
import { Dialog } from '../../src/ui/Dialog.tsx'
import { Notice } from '../../src/ui/Notice.tsx'
import { BillsList } from './components/BillsList.tsx'
import { Latest } from './components/Latest.tsx'
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
      <Dialog
        open={props.paying !== undefined}
        title={t(props.isAdvance ? 'pay.advance.title' : 'pay.title')}
        closeLabel={t('shared:close')}
        onClose={props.onPayClose}
      >
        {props.paying}
      </Dialog>
    </div>
  )
}
