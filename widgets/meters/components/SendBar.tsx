import { Send } from 'lucide'
import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import type { Outcome, ReadingsProps } from '../types.ts'

type Props = Pick<ReadingsProps, 'outcome' | 'holding' | 'count' | 'sending'>

/** Result of the last submission, and the button. Stays visible below a long list. */
export function SendBar({ outcome, holding, count, sending }: Props) {
  const t = useT()
  return (
    <div className="send-bar">
      {holding > 0 && (
        <Notice tone="warning" title={t('holding.title', { count: holding })}>
          <p>{t('holding.text')}</p>
        </Notice>
      )}
      {outcome && <OutcomeMessage outcome={outcome} />}
      <div className="send">
        <Button variant="primary" type="submit" icon={Send} busy={sending}>
          {count === 0 ? t('send.none') : t(holding > 0 ? 'send.anyway' : 'send.some', { count })}
        </Button>
        {count > 0 && !sending && <p className="muted small">{t('draft.savedLocally')}</p>}
      </div>
    </div>
  )
}

function OutcomeMessage({ outcome }: { readonly outcome: Outcome }) {
  const t = useT()
  if (outcome.kind !== 'sent')
    return (
      <Notice tone="danger" title={t(`outcome.${outcome.kind}.title`)}>
        <p>{t(`outcome.${outcome.kind}.text`)}</p>
      </Notice>
    )
  const { sent, total } = outcome
  if (sent === total) return <Notice tone="success" title={t('outcome.all', { count: total })} />
  return (
    <Notice
      tone="danger"
      title={sent === 0 ? t('outcome.none', { count: total }) : t('outcome.some', { sent, count: total })}
    >
      <p>{t('outcome.retry')}</p>
    </Notice>
  )
}
