import { useT } from '../../src/i18n/useT.ts'
import { Button } from '../../src/ui/Button.tsx'
import { Field } from '../../src/ui/Field.tsx'
import { Logo } from '../../src/ui/Logo.tsx'
import { Notice } from '../../src/ui/Notice.tsx'
import { PasswordField } from '../../src/ui/PasswordField.tsx'
import { SkeletonBar } from '../../src/ui/SkeletonBar.tsx'
import { Problem } from './components/Problem.tsx'
import { SignedIn } from './components/SignedIn.tsx'
import type { LoginViewProps } from './types.ts'

/** Sign-in (AUT-1 to AUT-4). The inputs are slotted as `email` and `password`. */
export function LoginView(props: LoginViewProps) {
  const t = useT()
  const { state, vendor, onFocus } = props
  return (
    <section className="card login stack" part="card">
      {vendor && <Logo name={vendor.title} src={vendor.logo} colour={vendor.color} />}
      {state.kind === 'signedIn' ? (
        <SignedIn {...state} onSignOut={props.onSignOut} />
      ) : (
        <>
          <h2>{vendor ? t('titleVendor', { vendor: vendor.title }) : t('title')}</h2>
          {state.ended && !state.problem && <Notice tone="info">{t('shared:signedOut.expired')}</Notice>}
          {state.problem && <Problem problem={state.problem} onResend={props.onResend} />}
          <slot name="form" />
          <Field label={t('email')} error={state.errors.email} onLabelClick={() => onFocus('email')}>
            <slot name="email" />
          </Field>
          <PasswordField
            label={t('password')}
            error={state.errors.password}
            visible={state.passwordShown}
            toggleLabel={t(state.passwordShown ? 'shared:hidePassword' : 'shared:showPassword')}
            onToggle={props.onTogglePassword}
            onLabelClick={() => onFocus('password')}
          >
            <slot name="password" />
          </PasswordField>
          <p className="forgot">
            <a {...props.forgot}>{t('forgot')}</a>
          </p>
          <Button variant="primary" wide busy={state.sending} onClick={props.onSubmit} part="submit">
            {t(state.sending ? 'sending' : 'shared:signIn')}
          </Button>
          {state.providers?.length !== 0 && (
            <div className="providers">
              {state.providers?.map(({ id, name }) => (
                <Button key={id} wide busy={state.waitingFor === id} onClick={() => props.onProvider(id)}>
                  {t(state.waitingFor === id ? 'waitingFor' : 'with', { provider: name })}
                </Button>
              )) ?? [1, 2].map(row => <SkeletonBar key={row} width="100%" height="48px" />)}
            </div>
          )}
          <p className="register">
            {t('noAccount')} <a {...props.register}>{t('register')}</a>
          </p>
        </>
      )}
    </section>
  )
}
