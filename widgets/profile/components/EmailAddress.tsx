import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { KeptFocus } from '../../../src/ui/KeptFocus.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import { SkeletonBar } from '../../../src/ui/SkeletonBar.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'
import type { EmailProps, EmailState } from '../types.ts'
import { Section } from './Section.tsx'

/** E-mail address of the sign-in, and an unconfirmed new one (AUT-16). */
export function EmailAddress({ email, ...on }: EmailProps) {
  const t = useT()
  return (
    <Section title={t('email.title')} text={t('email.text')}>
      <p className="fact">{email.current}</p>
      <KeptFocus of={email.kind}>
        {email.kind === 'loading' && (
          <div aria-busy="true">
            <SkeletonBar width="180px" height="44px" />
          </div>
        )}
        {email.kind === 'idle' && (
          <div>
            <Button onClick={() => on.onEmailOpen(true)}>{t('email.change')}</Button>
          </div>
        )}
        {email.kind === 'form' && (
          <form
            className="stack"
            noValidate
            onSubmit={event => {
              event.preventDefault()
              on.onEmailSend()
            }}
          >
            {email.problem && <Notice tone="danger">{email.problem}</Notice>}
            <TextField
              name="email"
              type="email"
              autoComplete="email"
              label={t('email.new')}
              hint={t('email.hint')}
              value={email.value}
              error={email.error}
              onInput={on.onEmailInput}
              required
            />
            <div className="end">
              <Button type="submit" busy={email.busy}>
                {t(email.busy ? 'email.sending' : 'email.send')}
              </Button>
              <Button variant="quiet" onClick={() => on.onEmailOpen(false)}>
                {t('shared:cancel')}
              </Button>
            </div>
          </form>
        )}
        {email.kind === 'pending' && <Pending email={email} {...on} />}
      </KeptFocus>
      <p className="said" role="status">
        {email.kind === 'idle' && email.notice && t(`email.${email.notice}`)}
      </p>
    </Section>
  )
}

function Pending({
  email,
  onEmailResend,
  onEmailCancel,
}: { readonly email: Extract<EmailState, { kind: 'pending' }> } & Pick<
  EmailProps,
  'onEmailResend' | 'onEmailCancel'
>) {
  const t = useT()
  return (
    <>
      {email.problem && <Notice tone="danger">{email.problem}</Notice>}
      <Notice
        tone="info"
        title={t(email.resent ? 'email.pending.again' : 'email.pending.title')}
        actions={
          <>
            <Button busy={email.busy === 'sending'} onClick={onEmailResend}>
              {t('email.pending.resend')}
            </Button>
            <Button variant="quiet" busy={email.busy === 'cancelling'} onClick={onEmailCancel}>
              {t('email.pending.cancel')}
            </Button>
          </>
        }
      >
        <p>{t('email.pending.text', { email: email.newEmail, time: email.until })}</p>
      </Notice>
    </>
  )
}
