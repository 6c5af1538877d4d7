import type { PasswordStrength } from '../../src/api/rules/passwordStrength.ts'
import { Done } from '../../src/forms/Done.tsx'
import { Inbox, type Resend } from '../../src/forms/Inbox.tsx'
import { useT } from '../../src/i18n/useT.ts'
import { Button } from '../../src/ui/Button.tsx'
import type { LinkProps } from '../../src/ui/LinkProps.ts'
import { Logo } from '../../src/ui/Logo.tsx'
import { Notice } from '../../src/ui/Notice.tsx'
import { Skeleton } from '../../src/ui/Skeleton.tsx'
import { RegisterForm } from './components/RegisterForm.tsx'
import type { ConsentField, Consents, LegalLinks, RegisterErrors, TextField } from './model.ts'

export interface RegisterFormState {
  readonly kind: 'form'
  /** The address of an account that somebody else began: it only has to be completed (AUT-7). */
  readonly completes: string | undefined
  readonly sending: boolean
  readonly passwordShown: boolean
  readonly strength: PasswordStrength | undefined
  readonly consents: Consents
  readonly errors: RegisterErrors
  /** Why it was not sent, where no field is at fault. */
  readonly problem: string | undefined
}

export type RegisterState =
  | { readonly kind: 'checking' }
  | RegisterFormState
  | { readonly kind: 'inbox'; readonly email: string; readonly resend: Resend }
  | { readonly kind: 'completed'; readonly email: string }
  | { readonly kind: 'expired' }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'signedIn'; readonly email: string }

export interface RegisterViewProps {
  readonly state: RegisterState
  /** Whose residents it is for. */
  readonly vendor?: { readonly title: string; readonly color: string | null; readonly logo: string | null }
  readonly legal: LegalLinks
  readonly signIn: LinkProps
  readonly onSubmit: () => void
  readonly onTogglePassword: () => void
  /** A label was clicked: its input stands in the page, out of the label's reach. */
  readonly onFocus: (field: TextField) => void
  readonly onConsent: (consent: ConsentField, given: boolean) => void
  readonly onResend: () => void
  /** Back to the form, with what was typed. */
  readonly onChangeEmail: () => void
  readonly onRetry: () => void
}

/** Opening an account, and completing one that somebody else began (AUT-5 to AUT-7). */
export function RegisterView(props: RegisterViewProps) {
  const t = useT()
  const { state, vendor } = props
  if (state.kind === 'checking') return <Skeleton lines={6} />
  return (
    <section className="card journey register stack" part="card">
      {vendor && <Logo name={vendor.title} src={vendor.logo} colour={vendor.color} />}
      {state.kind === 'form' && <RegisterForm {...props} state={state} />}
      {state.kind === 'inbox' && (
        <Inbox
          email={state.email}
          resend={state.resend}
          failed={t('inbox.failed')}
          onResend={props.onResend}
          onChangeEmail={props.onChangeEmail}
        />
      )}
      {state.kind === 'completed' && (
        <Done
          title={t('completed.title')}
          text={t('completed.text', { email: state.email })}
          to={props.signIn}
        />
      )}
      {state.kind === 'signedIn' && (
        <>
          <h2>{t('signedIn.title')}</h2>
          <p className="muted">{t('signedIn.text', { email: state.email })}</p>
        </>
      )}
      {state.kind === 'expired' && (
        <>
          <h2>{t('expired.title')}</h2>
          <p>{t('expired.text')}</p>
          <Button variant="primary" {...props.signIn}>
            {t('shared:signIn')}
          </Button>
        </>
      )}
      {state.kind === 'failed' && (
        <Notice tone="danger" actions={<Button onClick={props.onRetry}>{t('shared:retry')}</Button>}>
          <p>{state.text}</p>
        </Notice>
      )}
    </section>
  )
}
