import { useFormat, vendorDay, vendorTimeZone } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Confirm } from '../../../src/ui/Confirm.tsx'
import type { PollsViewProps, WithdrawalState } from '../types.ts'

interface Props extends Pick<PollsViewProps, 'onAskWithdrawal' | 'onKeepVote' | 'onWithdraw'> {
  readonly withdrawal: WithdrawalState
}

/** Withdraws the own vote after a question, until the moment that the poll names (VOT-6). */
export function Withdrawal({ withdrawal, onAskWithdrawal, onKeepVote, onWithdraw }: Props) {
  const t = useT()
  const { day, time } = useFormat()
  const { until, asking, busy, error } = withdrawal
  return (
    <>
      <p className="muted small">
        {t('withdrawal.until', { day: day(vendorDay(until)), time: time(new Date(until), vendorTimeZone) })}
      </p>
      <Button variant="quiet" onClick={onAskWithdrawal}>
        {t('withdrawal.action')}
      </Button>
      <Confirm
        open={asking}
        title={t('withdrawal.question')}
        closeLabel={t('shared:close')}
        cancelLabel={t('withdrawal.keep')}
        confirmLabel={t('withdrawal.action')}
        danger
        busy={busy}
        error={error}
        onClose={() => onKeepVote?.()}
        onConfirm={() => onWithdraw?.()}
      >
        <p>{t('withdrawal.consequence')}</p>
      </Confirm>
    </>
  )
}
