import { MailCheck } from 'lucide'
import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Icon } from '../../../src/ui/Icon.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import type { ProfileRepairState } from '../types.ts'

interface Props {
  readonly state: Extract<ProfileRepairState, { kind: 'waiting' }>
  readonly onConfirmed: () => void
  readonly onOther: () => void
}

/** Waiting for confirmation of the new address: instructions, and a button to continue. */
export function PendingEmail({ state, onConfirmed, onOther }: Props) {
  const t = useT()
  return (
    <section className="card stack repair" part="card">
      <div className="sent">
        <Icon node={MailCheck} />
        <div>
          <h2>{t('waiting.title')}</h2>
          <p>{t('waiting.text', { email: state.email, time: state.until })}</p>
        </div>
      </div>
      {state.problem && <Notice tone="warning">{state.problem}</Notice>}
      <div className="actions">
        <Button variant="primary" busy={state.busy} onClick={onConfirmed}>
          {t('waiting.go')}
        </Button>
        <Button variant="quiet" onClick={onOther}>
          {t('waiting.other')}
        </Button>
      </div>
    </section>
  )
}
