import { useId } from 'react'
import { inertForm } from '../../../src/api/rules/inertForm.ts'
import { addedMoney } from '../../../src/api/rules/money.ts'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { PayMethod } from '../../../src/payments/PayMethod.tsx'
import { PaymentMethodSkeletons } from '../../../src/payments/PaymentMethodSkeletons.tsx'
import payMethodsCss from '../../../src/payments/payMethods.css?inline'
import { useVisibleAmount } from '../../../src/payments/useVisibleAmount.ts'
import { lazyComponent } from '../../../src/runtime/lazyComponent.tsx'
import { Reference } from '../../../src/runtime/Reference.tsx'
import { Button } from '../../../src/ui/Button.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'
import { useSheet } from '../../../src/ui/useSheet.ts'
import type { CardPaymentViewProps, FormState } from '../types.ts'
import { OrderFields } from './OrderFields.tsx'

// Lazy, because only a partner's server fixes what is paid.
const FixedFacts = lazyComponent(async () => (await import('./FixedFacts.tsx')).FixedFacts)

type Props = Omit<CardPaymentViewProps, 'state'> & { readonly state: FormState }

/** The form: what is paid for, the payer, the payment method, and a button with the amount. */
export function PaymentForm({ state, ...on }: Props) {
  useSheet(payMethodsCss)
  const t = useT()
  const { money } = useFormat()
  const heading = useId()
  const amountLine = useVisibleAmount<HTMLParagraphElement>()
  const { method, values, errors, busy, amount, problem, fixed } = state
  const { currency = 'EUR', fee = '0.00' } = method ?? {}
  const total = amount && money(addedMoney(amount, fee), currency)
  const hasFee = /[1-9]/.test(fee)
  const button = () => {
    if (busy) return t('pay.going')
    if (total === undefined || !method) return t('pay.payPlain')
    return method.type === 'bank'
      ? t('pay.goTo', { bank: method.title, amount: total })
      : t('pay.pay', { amount: total })
  }
  return (
    <form
      {...inertForm}
      className="stack"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        on.onPay()
      }}
    >
      {fixed ? (
        <FixedFacts fixed={fixed} services={state.services} />
      ) : (
        <OrderFields state={state} onSet={on.onSet} />
      )}
      <div className="pay-fields">
        <TextField
          label={t('payer.name')}
          hint={t('payer.nameHint')}
          name="payerName"
          autoComplete="name"
          required
          value={values.payerName}
          error={errors.payerName}
          onInput={value => on.onSet('payerName', value)}
        />
        <TextField
          label={t('payer.email')}
          hint={t('payer.emailHint')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          value={values.email}
          error={errors.email}
          onInput={value => on.onSet('email', value)}
        />
      </div>
      <fieldset className="pay-methods" aria-labelledby={heading}>
        <h3 id={heading}>{t('pay.methods.title')}</h3>
        {state.methods?.map(option => (
          <PayMethod
            key={option.code}
            method={option}
            checked={option.code === method?.code}
            onChoose={() => on.onChoose(option)}
          />
        )) ?? <PaymentMethodSkeletons slow={state.slow} />}
      </fieldset>
      {state.card && (
        <div className="pay-card-fields stack">
          {state.card}
          <slot name="card" />
          <p className="muted small">{t('pay.card.strong')}</p>
        </div>
      )}
      {amount && total && method && (
        <p className="muted small" role="status" ref={amountLine}>
          {hasFee
            ? t('pay.withFee', { amount: money(amount, currency), fee: money(fee, currency), total })
            : t('pay.withoutFee', { amount: total })}
        </p>
      )}
      {problem && (
        <Notice
          tone="danger"
          title={t('pay.notStarted')}
          actions={
            problem.remedy !== 'none' &&
            problem.remedy !== 'card' && (
              <Button onClick={() => on.onRemedy(problem)}>{t(`pay.ways.${problem.remedy}`)}</Button>
            )
          }
        >
          <p>{problem.text}</p>
          <Reference of={problem.reference} />
        </Notice>
      )}
      <Button variant="primary" type="submit" busy={busy} wide part="submit">
        {button()}
      </Button>
      <p className="muted small">{t('savedLocally')}</p>
    </form>
  )
}
