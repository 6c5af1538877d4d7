import { MailCheck } from 'lucide'
import { useT } from '../i18n/useT.ts'
import accountTaskCss from '../ui/accountTask.css?inline'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useSheet } from '../ui/useSheet.ts'

/** State of resending a mail. */
export type Resend = 'idle' | 'sending' | 'sent' | 'failed'

interface Props {
  /** The address. */
  readonly email: string
  readonly resend: Resend
  /** Error if it could not be resent. */
  readonly failed: string
  readonly onResend: (() => void) | undefined
  /** Changes the address, if that is possible. */
  readonly onChangeEmail?: (() => void) | undefined
}

/** Says that a mail was sent and offers to resend it. The widget has the texts "inbox.…". */
export function Inbox({ email, resend, failed, onResend, onChangeEmail }: Props) {
  useSheet(accountTaskCss)
  const t = useT()
  return (
    <>
      <span className="round" aria-hidden="true">
        <Icon node={MailCheck} />
      </span>
      <h2>{t('inbox.title')}</h2>
      <p>{t('inbox.text', { email })}</p>
      <p className="muted">{t('inbox.hint')}</p>
      {resend === 'sent' && <Notice tone="success">{t('inbox.sent')}</Notice>}
      {resend === 'failed' && <Notice tone="danger">{failed}</Notice>}
      <div className="actions">
        <Button busy={resend === 'sending'} onClick={onResend}>
          {t('inbox.resend')}
        </Button>
        {onChangeEmail && (
          <Button variant="quiet" onClick={onChangeEmail}>
            {t('inbox.change')}
          </Button>
        )}
      </div>
    </>
  )
}
