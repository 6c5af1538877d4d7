import { CircleSlash, Clock } from 'lucide'
import type { ReactNode } from 'react'
import type { Payment, PaymentMethod } from '../../src/api/schemas/payments.ts'
import type { FileState } from '../../src/files/useSignedFile.ts'
import { useT } from '../../src/i18n/useT.ts'
import { PaymentMethodSkeletons } from '../../src/payments/PaymentMethodSkeletons.tsx'
import { PanelFailed } from '../../src/runtime/PanelFailed.tsx'
import type { Panel } from '../../src/runtime/usePanel.ts'
import { EmptyState } from '../../src/ui/EmptyState.tsx'
import { Notice } from '../../src/ui/Notice.tsx'
import { SkeletonBar } from '../../src/ui/SkeletonBar.tsx'
import { Filling } from './components/Filling.tsx'
import { Outcome } from './components/Outcome.tsx'
import type { Fixed, PayField, PayValues } from './model.ts'
import type { CardPaymentService, Refusal } from './openPayment.ts'
import type { PayProblem } from './payProblem.ts'

export interface FillingState {
  readonly kind: 'filling'
  readonly services: readonly CardPaymentService[]
  /** Code of the one chosen; empty while none is. */
  readonly service: string
  /** Undefined while they and the services are fetched: what needs neither can be filled in already. */
  readonly methods: readonly PaymentMethod[] | undefined
  readonly method: PaymentMethod | undefined
  /** Whether fetching them takes long. */
  readonly slow: boolean
  readonly values: PayValues
  readonly errors: Readonly<Partial<Record<PayField, string>>>
  readonly busy: boolean
  /** What is open under the number, where that is known. */
  readonly bill: string | undefined
  /** Set where the partner's server has fixed what is paid. */
  readonly fixed: Fixed | undefined
  /** Decimal text, once there is an amount that can be paid. */
  readonly amount: string | undefined
  readonly problem: PayProblem | undefined
  /** Fields of a card, where a card was chosen. */
  readonly card: ReactNode
}

export interface OutcomeState {
  readonly kind: 'outcome'
  readonly panel: Panel<Payment>
  /** The receipt that was asked for. */
  readonly file: FileState | undefined
  /** Whether the partner's server has fixed what is paid: there is nothing else to pay for here then. */
  readonly isFixed: boolean
}

export interface CardPaymentViewProps {
  readonly state:
    | { readonly kind: 'loading'; readonly slow: boolean }
    | { readonly kind: 'refused'; readonly code: Refusal }
    | { readonly kind: 'failed'; readonly problem: Pick<PayProblem, 'text' | 'reference'> }
    | { readonly kind: 'none' }
    | { readonly kind: 'expired' }
    | FillingState
    | OutcomeState
  readonly onRetry: () => void
  readonly onSet: (field: PayField, value: string) => void
  readonly onChoose: (method: PaymentMethod) => void
  readonly onPay: () => void
  readonly onWayOut: (problem: PayProblem) => void
  readonly onRetryOutcome: () => void
  readonly onReceipt: (purpose: 'open' | 'download') => void
  /** Back to the form as it was. */
  readonly onTryAgain: () => void
  /** Back to an empty form. */
  readonly onAnother: () => void
}

/** Paying without an account: the form, what became of it, and why it cannot be (CRD-1). */
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
        <PanelFailed
          title={t('shared:failed.title')}
          text={state.problem.text}
          reference={state.problem.reference}
          onRetry={on.onRetry}
        />
      )}
      {state.kind === 'filling' && <Filling state={state} {...on} />}
      {state.kind === 'outcome' && <Outcome state={state} {...on} />}
    </section>
  )
}

/** In the shape of the form to come. */
function Loading({ slow }: { readonly slow: boolean }) {
  return (
    <div className="stack" aria-busy="true">
      <div className="pay-fields">
        {['service', 'reference', 'amount', 'payer'].map(field => (
          <div key={field} className="pay-bone">
            <SkeletonBar width="40%" />
            <SkeletonBar width="100%" height="48px" />
          </div>
        ))}
      </div>
      <PaymentMethodSkeletons slow={slow} />
    </div>
  )
}
