import { CircleAlert, CircleCheck, Clock, FileText } from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'
import { linkAddress } from '../api/rules/addresses.ts'
import { addedMoney } from '../api/rules/money.ts'
import type { Payment } from '../api/schemas/payments.ts'
import { FileNotice } from '../files/FileNotice.tsx'
import type { FileState } from '../files/useSignedFile.ts'
import { dayIn } from '../i18n/formats.ts'
import { useFormat, vendorTimeZone } from '../i18n/useFormat.ts'
import { useT } from '../i18n/useT.ts'
import { PanelError } from '../runtime/PanelError.tsx'
import type { Panel } from '../runtime/usePanel.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { LinkProps } from '../ui/LinkProps.ts'
import { useSheet } from '../ui/useSheet.ts'
import { OutcomeSkeleton } from './OutcomeSkeleton.tsx'
import outcomeCss from './outcome.css?inline'

/** State of a payment, as shown to the payer. */
export type Outcome = 'success' | 'confirming' | 'waiting' | 'failed'

export const outcomeOf = ({ state, isConfirming }: Payment): Outcome =>
  state === 'pending' ? (isConfirming ? 'confirming' : 'waiting') : state

const looks = {
  success: { tone: 'success', icon: CircleCheck },
  confirming: { tone: 'info', icon: Clock },
  waiting: { tone: 'warning', icon: Clock },
  failed: { tone: 'danger', icon: CircleAlert },
} as const

/** Failures with a text of their own. */
const failures = ['link_expired', 'payment_unavailable', 'invalid_card_token', 'invalid_bank']

export interface OutcomeCardProps {
  readonly panel: Panel<Payment>
  /** Whether the payer has just paid in a dialog: the heading, or the error, receives the focus and comes into view. */
  readonly takesFocus?: boolean
  /** Number of the bill that is paid. */
  readonly bill?: string | undefined
  /** Where everything else that is to be paid is; offered once this is paid. */
  readonly next?: LinkProps | undefined
  /** Starts another payment of the same; offered where this one failed. */
  readonly onTryAgain?: (() => void) | undefined
  /** Opens the receipt of what is paid. */
  readonly onReceipt?: ((payment: string) => void) | undefined
  /** The requested receipt. */
  readonly receipt?: FileState | undefined
  /** Buttons instead of "Close"; null for none. */
  readonly actions?: ReactNode
  readonly onClose: () => void
  readonly onRetry: () => void
}

/**
 * Outcome of a payment, as reported by the API (BIL-2): the amount, the way, the time and the bill, and what to do next.
 * Texts are the widget's own, under `outcome` and `pay.errors`.
 */
export function OutcomeCard(props: OutcomeCardProps) {
  useSheet(outcomeCss)
  const {
    panel,
    takesFocus = false,
    bill,
    next,
    onTryAgain,
    onReceipt,
    receipt,
    actions,
    onClose,
    onRetry,
  } = props
  const t = useT()
  const { money, day, time } = useFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  const error = useRef<HTMLDivElement>(null)
  const { kind } = panel
  useEffect(() => {
    if (takesFocus && kind !== 'loading') (heading.current ?? error.current)?.focus()
  }, [takesFocus, kind])
  if (panel.kind === 'loading') return <OutcomeSkeleton />
  if (panel.kind === 'failed')
    return (
      <div ref={error} tabIndex={-1}>
        <PanelError
          title={t('outcome.unknown')}
          text={panel.text}
          reference={panel.reference}
          onRetry={onRetry}
        />
      </div>
    )
  const { id, amount, fee, currency, redirectUrl, failure, method, createdAt, paidAt, refunded } = panel.data
  const outcome = outcomeOf(panel.data)
  const { tone, icon } = looks[outcome]
  const isNeedless = failure === 'already_paid'
  const reason = failures.find(known => known === failure) ?? 'payment_failed'
  const address = linkAddress(redirectUrl)
  const isPaid = outcome === 'success'
  const at = new Date(paidAt ?? createdAt)
  const facts = [
    ['method', method && (method.type === 'card' ? t('pay.card.title') : method.title)],
    ['time', `${day(dayIn(vendorTimeZone, at))}, ${time(at, vendorTimeZone)}`],
    ['fee', /[1-9]/.test(fee) && money(fee, currency)],
    ['bill', bill],
  ] as const
  return (
    <section className="card outcome" part="card">
      <div className={`outcome-head ${tone}`} role={outcome === 'failed' ? 'alert' : 'status'}>
        <Icon node={icon} />
        <h2 ref={heading} tabIndex={-1}>
          {t(`outcome.${outcome}.title`, { amount: money(addedMoney(amount, fee), currency) })}
        </h2>
        <p>
          {outcome === 'failed'
            ? t(isNeedless ? 'pay.errors.already_paid' : `outcome.failures.${reason}`)
            : refunded
              ? t('outcome.success.refunded', { amount: money(refunded, currency) })
              : t(`outcome.${outcome}.text`)}
        </p>
      </div>
      {outcome !== 'failed' && (
        <dl>
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt>{t(`outcome.facts.${name}`)}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      )}
      <FileNotice file={receipt} id={id} />
      <div className="actions">
        {outcome === 'waiting' && address && (
          <Button variant="primary" href={address}>
            {t('outcome.waiting.action')}
          </Button>
        )}
        {outcome === 'failed' && !isNeedless && onTryAgain && (
          <Button variant="primary" onClick={onTryAgain}>
            {t('outcome.again')}
          </Button>
        )}
        {isPaid && onReceipt && (
          <Button icon={FileText} busy={receipt?.kind === 'opening'} onClick={() => onReceipt(id)}>
            {t('outcome.receipt')}
          </Button>
        )}
        {isPaid && next && <Button {...next}>{t('outcome.next')}</Button>}
        {actions === undefined && (isPaid || outcome === 'failed') ? (
          <Button variant="quiet" onClick={onClose}>
            {t('shared:close')}
          </Button>
        ) : (
          actions
        )}
      </div>
    </section>
  )
}
