import { MailCheck } from 'lucide'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { Notice } from './Notice.tsx'

/** How far sending a mail once more has come. */
export type Resend = 'idle' | 'sending' | 'sent' | 'failed'

interface Props {
  readonly title: string
  /** Where it was sent and what to do. */
  readonly children: ReactNode
  readonly resend: Resend
  readonly labels: { readonly resend: string; readonly sent: string; readonly failed: string }
  readonly onResend: () => void
  /** Another way on, e.g. to another address. */
  readonly other?: ReactNode
}

/** A mail is on its way: says so, and sends it once more when asked. */
export function Inbox({ title, children, resend, labels, onResend, other }: Props) {
  return (
    <>
      <span className="round" aria-hidden="true">
        <Icon node={MailCheck} />
      </span>
      <h2>{title}</h2>
      {children}
      {resend === 'sent' && <Notice tone="success">{labels.sent}</Notice>}
      {resend === 'failed' && <Notice tone="danger">{labels.failed}</Notice>}
      <div className="actions">
        <Button busy={resend === 'sending'} onClick={onResend}>
          {labels.resend}
        </Button>
        {other}
      </div>
    </>
  )
}
