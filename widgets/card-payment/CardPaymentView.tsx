import { CircleSlash, Clock } from 'lucide'
import { useT } from '../../src/i18n/useT.ts'
import { PaymentMethodSkeletons } from '../../src/payments/PaymentMethodSkeletons.tsx'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import { PanelError } from '../../src/runtime/PanelError.tsx'
import { EmptyState } from '../../src/ui/EmptyState.tsx'
import { Notice } from '../../src/ui/Notice.tsx'
import { SkeletonBar } from '../../src/ui/SkeletonBar.tsx'
import { PaymentForm } from './components/PaymentForm.tsx'
import type { CardPaymentViewProps } from './types.ts'

/** Lazy, because it is shown after the return from the bank. */
const Outcome = lazyComponent(async () => (await import('./components/Outcome.tsx')).Outcome)

/** Payment without an account: the form, the outcome, or why it is unavailable (CRD-1). */
export function CardPaymentView({ state, ...on }: CardPaymentViewProps) {
  const t = useT()
  if (state.kind === 'none')
    return <EmptyState icon={CircleSlash} title={t('none.title')} text={t('none.text')} />
  if (state.kind === 'expired')
    return (
      <EmptyState icon={Clock} title={t('expired.title')} text={t('pay.errors.payment_session_expired')} />
    )
  return (
    <section className="card card-payment stack" part="card">
      <h2>{t('title')}</h2>
      {state.kind === 'loading' && <Loading slow={state.slow} />}
      {state.kind === 'refused' && (
        <Notice tone="danger" title={t('refused.title')}>
          <p>{t(`pay.errors.${state.code}`)}</p>
          <p className="muted small">{t('refused.code', { code: state.code })}</p>
        </Notice>
      )}
      {state.kind === 'failed' && (
        <PanelError
          title={t('shared:failed.title')}
          text={state.problem.text}
          reference={state.problem.reference}
          onRetry={on.onRetry}
        />
      )}
      {state.kind === 'filling' && <PaymentForm state={state} {...on} />}
      {state.kind === 'outcome' && <Outcome state={state} {...on} />}
    </section>
  )
}

/** Placeholder in the shape of the form. */
function Loading({ slow }: { readonly slow: boolean }) {
  return (
    <div className="stack" aria-busy="true">
      <div className="pay-fields">
        {['service', 'reference', 'amount', 'payer'].map(field => (
          <div key={field} className="pay-field-skeleton">
            <SkeletonBar width="40%" />
            <SkeletonBar width="100%" height="48px" />
          </div>
        ))}
      </div>
      <PaymentMethodSkeletons slow={slow} />
    </div>
  )
}
