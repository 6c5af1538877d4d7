import { useT } from '../../../src/i18n/useT.ts'
import { PanelError } from '../../../src/runtime/PanelError.tsx'
import { Button } from '../../../src/ui/Button.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import { SkeletonBar } from '../../../src/ui/SkeletonBar.tsx'
import { SlowNotice } from '../../../src/ui/SlowNotice.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'
import type { EmailState, RowCallbacks } from '../types.ts'

interface Props extends RowCallbacks {
  readonly email: EmailState
  readonly number: string
}

/** E-mail address of a contract, an unconfirmed new one, and a field to change it (CON-8, AUT-16). */
export function EmailPanel(props: Props) {
  const t = useT()
  const { panel, typed, error, problem, busy, again } = props.email
  if (panel.kind === 'failed')
    return (
      <PanelError
        title={t('email.failed')}
        text={panel.text}
        reference={panel.reference}
        onRetry={props.onEmailRetry}
      />
    )
  if (panel.kind === 'loading')
    return (
      <div className="stack" aria-busy="true">
        <SkeletonBar width="70%" height="20px" />
        <SkeletonBar width="100%" height="48px" />
        {panel.slow && <SlowNotice>{t('shared:slow')}</SlowNotice>}
      </div>
    )
  const { email, pending } = panel.data
  return (
    <div className="stack">
      <p>{email === null ? t('email.none') : t('email.now', { email })}</p>
      {pending && (
        <Notice
          tone="warning"
          title={t('email.waits', { email: pending.email })}
          actions={
            <Button busy={again.kind === 'sending'} onClick={props.onEmailAgain}>
              {t('email.again')}
            </Button>
          }
        >
          <p>{t('email.until', { time: pending.until })}</p>
          {again.kind === 'sent' && <p role="status">{t('email.sent')}</p>}
          {again.kind === 'failed' && <p role="alert">{again.text}</p>}
        </Notice>
      )}
      {problem && <Notice tone="danger">{problem}</Notice>}
      <form
        className="email-form"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          props.onEmailSubmit()
        }}
      >
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          label={t(email === null ? 'email.label' : 'email.labelNew')}
          value={typed}
          error={error}
          onInput={props.onEmailType}
        />
        <Button type="submit" busy={busy}>
          {t('email.save')}
        </Button>
      </form>
    </div>
  )
}
