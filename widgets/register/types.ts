import type { PasswordStrength } from '../../src/api/rules/passwordStrength.ts'
import type { Resend } from '../../src/forms/Inbox.tsx'
import type { LinkProps } from '../../src/ui/LinkProps.ts'
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
