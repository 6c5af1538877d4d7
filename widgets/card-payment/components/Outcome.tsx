import { Download, FileText } from 'lucide'
import { useT } from '../../../src/i18n/useT.ts'
import { OutcomeCard, outcomeOf } from '../../../src/payments/OutcomeCard.tsx'
import { Button } from '../../../src/ui/Button.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import type { CardPaymentViewProps, OutcomeState } from '../types.ts'

type Props = Omit<CardPaymentViewProps, 'state'> & { readonly state: OutcomeState }

/** State of the payment, its receipt and the next step. */
export function Outcome({ state, ...on }: Props) {
  const t = useT()
  const { panel, file, isFixed, takesFocus } = state
  const outcome = panel.kind === 'ready' ? outcomeOf(panel.data) : undefined
  const isPaid = outcome === 'success' || (panel.kind === 'ready' && panel.data.failure === 'already_paid')
  const actions = () => {
    if (outcome === 'waiting') return <Button onClick={on.onTryAgain}>{t('outcome.otherWay')}</Button>
    // The form of an amount that the partner has fixed would ask for what is paid.
    return isPaid && !isFixed ? <Button onClick={on.onAnother}>{t('outcome.another')}</Button> : null
  }
  return (
    <div className="stack">
      <OutcomeCard
        panel={panel}
        takesFocus={takesFocus}
        onClose={on.onAnother}
        onRetry={() => on.onRetryOutcome?.()}
        onTryAgain={on.onTryAgain}
        actions={actions()}
      />
      {outcome === 'success' && (
        <div className="pay-receipt">
          <h3>{t('receipt.title')}</h3>
          <p className="muted">{t('receipt.text')}</p>
          <div className="actions">
            <Button icon={FileText} busy={file?.kind === 'opening'} onClick={() => on.onReceipt?.('open')}>
              {t('receipt.open')}
            </Button>
            <Button variant="quiet" icon={Download} onClick={() => on.onReceipt?.('download')}>
              {t('receipt.download')}
            </Button>
          </div>
          {file?.kind === 'failed' && (
            <Notice tone="danger" title={t('receipt.failed')}>
              <p>{file.text}</p>
            </Notice>
          )}
          {file?.kind === 'ready' && (
            <Notice
              tone="info"
              actions={
                <Button href={file.url} target="_blank">
                  {t('receipt.open')}
                </Button>
              }
            >
              <p>{t('receipt.ready')}</p>
            </Notice>
          )}
        </div>
      )}
    </div>
  )
}
