import { useT } from '../../src/i18n/useT.ts'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import { Button } from '../../src/ui/Button.tsx'
import { Field } from '../../src/ui/Field.tsx'
import { Notice } from '../../src/ui/Notice.tsx'
import { PasswordField } from '../../src/ui/PasswordField.tsx'
import { SkeletonBar } from '../../src/ui/SkeletonBar.tsx'
import { VendorRow } from '../../src/ui/VendorRow.tsx'
import { Problem } from './components/Problem.tsx'
import type { LoginViewProps } from './types.ts'

// Lazy, because the portal never shows it.
const SignedIn = lazyComponent(async () => (await import('./components/SignedIn.tsx')).SignedIn)
// Lazy, because only pages with a sign-in of their own show them.
const pageSignIn = () => import('./components/PageSignIn.tsx')
const PageSignInNotice = lazyComponent(async () => (await pageSignIn()).PageSignInNotice)
const LinkButtons = lazyComponent(async () => (await pageSignIn()).LinkButtons)

/** Sign-in (AUT-1 to AUT-4). The inputs are slotted as `email` and `password`. */
export function LoginView(props: LoginViewProps) {
  const t = useT()
  const { state, vendor, onFocus } = props
  const title = <h2>{t('title')}</h2>
  return (
    <section className="card login stack" part="card">
      <VendorRow vendor={vendor} />
      {state.kind === 'signedIn' ? (
        <SignedIn {...state} onSignOut={props.onSignOut} />
      ) : state.kind === 'asking' ? (
        <>
          {title}
          <Button variant="primary" wide busy>
            {t('sending')}
          </Button>
        </>
      ) : (
        <>
          {title}
          {state.pageSignIn && !state.problem && (
            <PageSignInNotice kind={state.pageSignIn} onPageSignIn={props.onPageSignIn} />
          )}
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
          {state.pageSignIn === 'unlinked' ? (
            <LinkButtons sending={state.sending} onLink={props.onLink} onSubmit={props.onSubmit} />
          ) : (
            <slot name="submit">
              <Button variant="primary" wide busy={state.sending} onClick={props.onSubmit} part="submit">
                {t(state.sending ? 'sending' : 'shared:signIn')}
              </Button>
            </slot>
          )}
          {(state.providers?.length !== 0 || state.passkey !== 'none') && (
            <div className="providers">
              {state.passkey === 'unknown' && <SkeletonBar />}
              {(state.passkey === 'ready' || state.passkey === 'busy') && (
                <Button wide busy={state.passkey === 'busy'} onClick={props.onPasskey}>
                  {t(state.passkey === 'busy' ? 'passkey.busy' : 'passkey.signIn')}
                </Button>
              )}
              {state.providers?.map(({ id, name }) => (
                <Button key={id} wide busy={state.waitingFor === id} onClick={() => props.onProvider(id)}>
                  {t(state.waitingFor === id ? 'waitingFor' : 'with', { provider: name })}
                </Button>
              )) ?? [1, 2].map(row => <SkeletonBar key={row} />)}
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
