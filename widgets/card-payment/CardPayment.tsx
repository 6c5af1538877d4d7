import { useContext, useMemo, useRef, useState } from 'react'
import type { PaymentMethod } from '../../src/api/schemas/payments.ts'
import { TextsContext } from '../../src/i18n/TextsContext.ts'
import { useT } from '../../src/i18n/useT.ts'
import type { Tokenize } from '../../src/payments/CardFields.tsx'
import type { PropsOf } from '../../src/runtime/attributes.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import { useSlow } from '../../src/runtime/useSlow.ts'
import { Button } from '../../src/ui/Button.tsx'
import { CardPaymentView } from './CardPaymentView.tsx'
import type { attributes } from './card-payment.widget.ts'
import { createStartedPayments } from './createStartedPayments.ts'
import { amountToPay } from './model.ts'
import { type PayProblem, payProblem } from './payProblem.ts'
import type { CardPaymentViewProps } from './types.ts'
import { useCardPayment } from './useCardPayment.ts'
import { useOpening } from './useOpening.ts'

type Props = PropsOf<typeof attributes>

/** Lazy, because most people pay through their bank. */
const CardFields = lazyComponent(async () => (await import('../../src/payments/CardFields.tsx')).CardFields)

/** Lazy, because it is shown after the return from the bank. */
const PaymentOutcome = lazyComponent(async () => {
  // The view of the outcome is fetched beside it instead of after it.
  const [{ PaymentOutcome }] = await Promise.all([
    import('./PaymentOutcome.tsx'),
    import('./components/Outcome.tsx'),
  ])
  return PaymentOutcome
})

/** The session is the key, because another payment session means another payment. */
export const CardPayment = (props: Props) => <OnePayment key={props.session} {...props} />

/** Pays for a service by its customer number, without an account (CRD-1). */
function OnePayment({ vendor, session, service, reference, amount, partnerKey }: Props) {
  const t = useT()
  const { suite, emit } = useElement()
  const { client } = suite
  const { locale } = useContext(TextsContext)
  const root = useRef<HTMLDivElement>(null)
  const tokenize = useRef<Tokenize>(undefined)
  const key = partnerKey ?? suite.config.key
  const { opening, again } = useOpening({ vendor, key, session })
  const slow = useSlow(opening.kind === 'loading')
  const ready = opening.kind === 'ready' ? opening : undefined
  const fixed = ready?.session

  const [code, setCode] = useState<string>()
  const methodsOf = (chosen: string) =>
    ready?.methods.filter(({ services }) => !chosen || !services || services.includes(chosen)) ?? []
  const methodOf = (chosen: string) => {
    const offered = methodsOf(chosen)
    return offered.find(known => known.code === code) ?? offered[0]
  }

  const started = useMemo(
    () => createStartedPayments(`${client.baseUrl} ${session ?? ''}`),
    [client, session],
  )
  const [openedWith] = useState(started.current)
  const [followed, setFollowed] = useState(openedWith)
  const [isDismissed, setDismissed] = useState(false)
  // A payment session knows its payment, whichever tab or device started it.
  const sessionPayment = fixed && fixed.state !== 'open' ? (fixed.payment ?? undefined) : undefined
  const payment = followed ?? (isDismissed ? undefined : sessionPayment)

  const focus = (field: string) => {
    const container = root.current
    const part = container?.querySelector(`[data-field="${field}"]`)
    const input =
      container?.querySelector<HTMLElement>(`[name="${field}"]`) ??
      part?.querySelector<HTMLElement>('button, input, select')
    input?.focus()
  }

  const paying = useCardPayment({
    services: ready?.services ?? [],
    named: { service, reference, amount },
    session,
    fixed,
    partner: key,
    methodOf,
    tokenize,
    started,
    follow: setFollowed,
    focus,
  })
  const { form } = paying
  const chosenService = fixed?.service ?? paying.service
  const methods = methodsOf(chosenService)
  const method = methodOf(chosenService)
  const firstBank = methods.find(({ type }) => type === 'bank')

  const leave = () => {
    if (payment !== undefined) started.forget(payment)
    setFollowed(undefined)
    setDismissed(true)
    if (session !== undefined) again()
  }
  const takeRemedy = ({ remedy }: PayProblem) => {
    if (remedy === 'again') return void form.submit()
    if (remedy === 'number') return focus('reference')
    if (remedy === 'amount' && !fixed) return focus('amount')
    if (remedy === 'methods' || remedy === 'amount') again()
  }

  const stateOf = (): CardPaymentViewProps['state'] => {
    // A payment session has to load first; a form without one can be filled in at once.
    if (opening.kind === 'loading' && session !== undefined) return { kind: 'loading', slow }
    if (opening.kind === 'refused') return opening
    if (opening.kind === 'failed') {
      if (session !== undefined && opening.error.status === 404) return { kind: 'expired' }
      return { kind: 'failed', problem: payProblem(t, opening.error) }
    }
    if (fixed?.state === 'expired') return { kind: 'expired' }
    if (ready?.services.length === 0) return { kind: 'none' }
    // The provider is down: of all services, or below of the chosen one.
    const unavailable = { text: t('pay.errors.payment_unavailable'), remedy: 'methods' } as const
    if (ready?.methods.length === 0) return { kind: 'failed', problem: unavailable }
    return {
      kind: 'filling',
      services: ready?.services ?? [],
      service: chosenService,
      methods: ready && methods,
      method,
      slow,
      values: form.values,
      errors: form.errors,
      busy: form.busy,
      bill: paying.bill,
      fixed,
      amount: amountToPay(form.values, fixed),
      problem: form.failure
        ? payProblem(t, form.failure)
        : ready && methods.length === 0
          ? unavailable
          : undefined,
      card: method?.cardFrameUrl && (
        <CardFields
          url={method.cardFrameUrl}
          locale={locale}
          tokenize={tokenize}
          fallbackAction={
            firstBank && (
              <Button onClick={() => setCode(firstBank.code)}>
                {t('pay.card.bank', { bank: firstBank.title })}
              </Button>
            )
          }
        />
      ),
    }
  }

  const on = {
    onRetry: again,
    onSet: form.set,
    onChoose: (chosen: PaymentMethod) => form.busy || setCode(chosen.code),
    onPay: () => void form.submit(),
    onRemedy: takeRemedy,
    onTryAgain: leave,
    onAnother: () => {
      leave()
      paying.reset()
    },
  }
  return (
    <div ref={root}>
      {payment === undefined ? (
        <CardPaymentView {...on} state={stateOf()} />
      ) : (
        <PaymentOutcome
          {...on}
          payment={payment}
          started={started}
          isFixed={session !== undefined}
          takesFocus={followed !== openedWith}
          onPaid={paid => {
            paying.forget()
            emit('resident-paid', { amount: paid.amount, currency: paid.currency, session: session ?? null })
          }}
        />
      )}
    </div>
  )
}
