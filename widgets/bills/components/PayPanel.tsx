import { ChevronDown } from 'lucide'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { addedMoney } from '../../../src/api/rules/money.ts'
import type { Invoice } from '../../../src/api/schemas/invoices.ts'
import type { PaymentMethod } from '../../../src/api/schemas/payments.ts'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { PayMethod } from '../../../src/payments/PayMethod.tsx'
import { PaymentMethodSkeletons } from '../../../src/payments/PaymentMethodSkeletons.tsx'
import payMethodsCss from '../../../src/payments/payMethods.css?inline'
import { useVisibleAmount } from '../../../src/payments/useVisibleAmount.ts'
import { PanelError } from '../../../src/runtime/PanelError.tsx'
import { Reference } from '../../../src/runtime/Reference.tsx'
import type { Panel } from '../../../src/runtime/usePanel.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Icon } from '../../../src/ui/Icon.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import { useSheet } from '../../../src/ui/useSheet.ts'
import type { PayProblem } from '../payProblem.ts'
import payCss from './pay.css?inline'

export interface PayPanelProps {
  /** Undefined to pay in advance of one. */
  readonly invoice: Invoice | undefined
  readonly currency: string
  /** Undefined if the bill can be paid by a bank transfer alone. */
  readonly methods: Panel<readonly PaymentMethod[]> | undefined
  /** Whether paying means to agree to the terms of the payment service, which is asked once. */
  readonly needsConsent: boolean
  readonly chosen: PaymentMethod | undefined
  readonly busy: boolean
  readonly problem: PayProblem | undefined
  /** What is paid now; undefined while what was typed is no part of the bill. */
  readonly amount: string | undefined
  /** The choice to pay a part; undefined where the vendor takes none. */
  readonly part: ReactNode
  /** Card fields, if a card is selected. */
  readonly card: ReactNode
  /** Details of a manual bank transfer. */
  readonly transfer: ReactNode
  readonly onChoose: (method: PaymentMethod) => void
  readonly onPay: () => void
  readonly onRemedy: (problem: PayProblem) => void
  readonly onRetry: () => void
}

/**
 * Ways to pay a bill or in advance: the amount, the banks with their fees, one button, and the transfer details
 * (BIL-2).
 */
export function PayPanel(props: PayPanelProps) {
  useSheet(payCss)
  useSheet(payMethodsCss)
  const { invoice, currency, methods, needsConsent, chosen, busy, problem, card, transfer, onRemedy } = props
  const t = useT()
  const { money } = useFormat()
  const heading = useId()
  const amountLine = useVisibleAmount<HTMLParagraphElement>()
  const amount = props.amount && money(props.amount, currency)
  const total = props.amount && money(chosen ? addedMoney(props.amount, chosen.fee) : props.amount, currency)
  const known: readonly PaymentMethod[] = methods?.kind === 'ready' ? methods.data : []
  // The way of the last time comes first, and the others are behind it.
  const usual = known.filter(method => method.wasUsed)
  const others = known.filter(method => !method.wasUsed)
  const toChoose = (method: PaymentMethod) => (
    <PayMethod
      key={method.code}
      method={method}
      checked={method.code === chosen?.code}
      onChoose={() => props.onChoose(method)}
    />
  )
  const form = useRef<HTMLFormElement>(null)
  const isReady = methods?.kind === 'ready'
  // The dialog's heading has the focus while the ways load.
  useEffect(() => {
    const root = form.current?.getRootNode() as ShadowRoot | undefined
    if (isReady && root?.activeElement?.matches('h2, summary'))
      form.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }, [isReady])
  return (
    <div className="stack">
      {invoice && (
        <div>
          <p className="muted">{t('pay.invoice', { number: invoice.number })}</p>
          <p className="pay-amount money" ref={amountLine}>
            {money(invoice.amountDue, currency)}
          </p>
        </div>
      )}
      {problem && (
        <Notice
          tone="danger"
          title={t('pay.notStarted')}
          actions={
            problem.remedy !== 'card' && (
              <Button onClick={() => onRemedy(problem)}>{t(`pay.ways.${problem.remedy}`)}</Button>
            )
          }
        >
          <p>{problem.text}</p>
          <Reference of={problem.reference} />
        </Notice>
      )}
      {methods?.kind === 'failed' && (
        <PanelError
          title={t('pay.methods.failed')}
          text={methods.text}
          reference={methods.reference}
          onRetry={props.onRetry}
        />
      )}
      {methods?.kind === 'loading' && <PaymentMethodSkeletons />}
      {methods?.kind === 'ready' && (
        <form
          className="stack"
          ref={form}
          onSubmit={event => {
            event.preventDefault()
            props.onPay()
          }}
        >
          {props.part}
          <fieldset className="pay-methods" aria-labelledby={heading}>
            <h3 id={heading}>{t('pay.methods.title')}</h3>
            {usual.map(toChoose)}
            {usual.length > 0 && others.length > 0 ? (
              <details className="pay-others" open={others.some(({ code }) => code === chosen?.code)}>
                <summary>
                  <span>{t('pay.methods.others')}</span>
                  <Icon node={ChevronDown} />
                </summary>
                <div className="pay-methods">{others.map(toChoose)}</div>
              </details>
            ) : (
              others.map(toChoose)
            )}
          </fieldset>
          {card}
          {chosen && amount && total && (
            <p className="muted small" role="status" ref={invoice ? undefined : amountLine}>
              {/[1-9]/.test(chosen.fee)
                ? t(invoice ? 'pay.withFee' : 'pay.advance.withFee', {
                    amount,
                    fee: money(chosen.fee, chosen.currency),
                    total,
                  })
                : t('pay.withoutFee', { amount: total })}
            </p>
          )}
          {needsConsent && <p className="small">{t('pay.consent.text')}</p>}
          <Button variant="primary" type="submit" busy={busy} wide>
            {busy
              ? t('pay.going')
              : !total
                ? t('pay.payPlain')
                : needsConsent
                  ? t('pay.consent.action', { amount: total })
                  : chosen?.type === 'bank'
                    ? t('pay.goTo', { bank: chosen.title, amount: total })
                    : t('pay.pay', { amount: total })}
          </Button>
        </form>
      )}
      {transfer}
    </div>
  )
}
