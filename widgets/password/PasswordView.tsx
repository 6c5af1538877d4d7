import { Done } from '../../src/forms/Done.tsx'
import { Inbox } from '../../src/forms/Inbox.tsx'
import { PasswordPair } from '../../src/forms/PasswordPair.tsx'
import { useT } from '../../src/i18n/useT.ts'
import accountTaskCss from '../../src/ui/accountTask.css?inline'
import { Button } from '../../src/ui/Button.tsx'
import { Field } from '../../src/ui/Field.tsx'
import { Notice } from '../../src/ui/Notice.tsx'
import { Skeleton } from '../../src/ui/Skeleton.tsx'
import { useSheet } from '../../src/ui/useSheet.ts'
import { VendorRow } from '../../src/ui/VendorRow.tsx'
import type { PasswordState, PasswordViewProps } from './types.ts'

/** Forgotten, new and first password (AUT-8, AUT-9). */
export function PasswordView(props: PasswordViewProps) {
  useSheet(accountTaskCss)
  const { state, vendor } = props
  if (state.kind === 'checking') return <Skeleton lines={5} />
  return (
    <section className="card journey stack" part="card">
      <VendorRow vendor={vendor} />
      {state.kind === 'forgot' || state.kind === 'inbox' ? (
        <Forgot {...props} state={state} />
      ) : (
        <NewPassword {...props} state={state} />
      )}
    </section>
  )
}

type StateOf<Kind extends PasswordState['kind']> = Extract<PasswordState, { kind: Kind }>

function Forgot({
  state,
  ...props
}: Omit<PasswordViewProps, 'state'> & { readonly state: StateOf<'forgot' | 'inbox'> }) {
  const t = useT()
  if (state.kind === 'inbox')
    return (
      <Inbox
        email={state.email}
        resend={state.resend}
        failed={t('forgot.failed')}
        onResend={props.onResend}
        onChangeEmail={props.onChangeEmail}
      />
    )
  return (
    <>
      <div>
        <h2>{t('forgot.title')}</h2>
        <p className="muted">{t('forgot.text')}</p>
      </div>
      {state.problem && (
        <Notice tone="danger" title={t('forgot.failed')}>
          <p>{state.problem}</p>
        </Notice>
      )}
      <slot name="form" />
      <Field label={t('email')} error={state.error} onLabelClick={() => props.onFocus?.('email')}>
        <slot name="email" />
      </Field>
      <Button variant="primary" wide busy={state.sending} onClick={props.onSubmit} part="submit">
        {t(state.sending ? 'forgot.sending' : 'forgot.submit')}
      </Button>
      <p>
        <a className="line-link" {...props.signIn}>
          {t('toSignIn')}
        </a>
      </p>
    </>
  )
}

function NewPassword({
  state,
  ...props
}: Omit<PasswordViewProps, 'state'> & { readonly state: StateOf<'new' | 'done' | 'expired' | 'failed'> }) {
  const t = useT()
  if (state.kind === 'failed')
    return (
      <Notice tone="danger" actions={<Button onClick={props.onRetry}>{t('shared:retry')}</Button>}>
        <p>{state.text}</p>
      </Notice>
    )
  if (state.kind === 'done')
    return <Done title={t('done.title')} text={t('done.text', { email: state.email })} to={props.signIn} />
  if (state.kind === 'expired')
    return (
      <>
        <div>
          <h2>{t(state.missing ? 'missing.title' : 'expired.title')}</h2>
          <p>{t(state.missing ? 'missing.text' : `expired.${state.purpose}`)}</p>
        </div>
        <Button variant="primary" wide {...props.forgot}>
          {t('expired.action')}
        </Button>
      </>
    )
  return (
    <>
      <div>
        <h2>{t(`${state.purpose}.title`)}</h2>
        <p className="muted">{t(`${state.purpose}.text`, { email: state.email })}</p>
      </div>
      {state.problem && (
        <Notice tone="danger" title={t('notSaved')}>
          <p>{state.problem}</p>
        </Notice>
      )}
      <slot name="form" />
      <PasswordPair
        label={t('password')}
        repeatLabel={t('passwordRepeat')}
        hint={t('passwordHint')}
        strength={state.strength}
        errors={state.errors}
        visible={state.visible}
        onToggle={() => props.onTogglePassword?.()}
        onFocus={field => props.onFocus?.(field)}
        password={<slot name="password" />}
        confirmation={<slot name="passwordConfirmation" />}
      />
      <Button variant="primary" wide busy={state.sending} onClick={props.onSubmit} part="submit">
        {t(state.sending ? 'saving' : 'save')}
      </Button>
    </>
  )
}
