import type { ReactNode } from 'react'
import { linkAddress } from '../api/rules/addresses.ts'
import { addedMoney } from '../api/rules/money.ts'
import type { Payment } from '../api/schemas/payments.ts'
import { useFormat } from '../i18n/useFormat.ts'
import { useT } from '../i18n/useT.ts'
import { PanelError } from '../runtime/PanelError.tsx'
import type { Panel } from '../runtime/usePanel.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** State of a payment, as shown to the payer. */
export type Outcome = 'success' | 'confirming' | 'waiting' | 'failed'

export const outcomeOf = ({ state, isConfirming }: Payment): Outcome =>
  state === 'pending' ? (isConfirming ? 'confirming' : 'waiting') : state

const tones = { success: 'success', confirming: 'info', waiting: 'warning', failed: 'danger' } as const

/** Failures with a text of their own. */
const failures = ['link_expired', 'payment_unavailable', 'invalid_card_token', 'invalid_bank']

interface Props {
  readonly panel: Panel<Payment>
  readonly onClose: () => void
  /** Buttons instead of "Close". */
  readonly actions?: ReactNode
  readonly onRetry: () => void
}

/** Outcome of a payment, as reported by the API (BIL-2). Texts are the widget's own, under `outcome`. */
export function OutcomeNotice({ panel, onClose, onRetry, actions }: Props) {
  const t = useT()
  const { money } = useFormat()
  if (panel.kind === 'loading') return <Skeleton lines={2} />
  if (panel.kind === 'failed')
    return (
      <PanelError
        title={t('outcome.unknown')}
        text={panel.text}
        reference={panel.reference}
        onRetry={onRetry}
      />
    )
  const { amount, fee, currency, redirectUrl, failure } = panel.data
  const outcome = outcomeOf(panel.data)
  const paid = money(addedMoney(amount, fee), currency)
  const reason = failures.find(known => known === failure) ?? 'payment_failed'
  const address = linkAddress(redirectUrl)
  const isOver = outcome === 'success' || outcome === 'failed'
  return (
    <Notice
      tone={tones[outcome]}
      title={t(`outcome.${outcome}.title`, { amount: paid })}
      actions={
        (isOver || actions || (outcome === 'waiting' && address)) && (
          <>
            {outcome === 'waiting' && address && (
              <Button href={address}>{t('outcome.waiting.action')}</Button>
            )}
            {actions ?? (isOver && <Button onClick={onClose}>{t('shared:close')}</Button>)}
          </>
        )
      }
    >
      <p>{outcome === 'failed' ? t(`outcome.failures.${reason}`) : t(`outcome.${outcome}.text`)}</p>
    </Notice>
  )
}
