import type { PasswordStrength } from '../../src/api/rules/passwordStrength.ts'
import type { Resend } from '../../src/forms/Inbox.tsx'
import type { LinkProps } from '../../src/ui/LinkProps.ts'
import type { FormVendor } from '../../src/ui/VendorRow.tsx'
import type { ConsentField, Consents, LegalLinks, RegisterErrors, TextField } from './model.ts'

export interface RegisterFormState {
  readonly kind: 'form'
  /** Address of a prepared account that only has to be completed (AUT-7). */
  readonly completes: string | undefined
  readonly sending: boolean
  readonly passwordVisible: boolean
  readonly strength: PasswordStrength | undefined
  readonly consents: Consents
  readonly errors: RegisterErrors
  /** Why the form was not sent, if no field is at fault. */
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
  /** The vendor whose residents register. Null until it is loaded. */
  readonly vendor?: FormVendor | null | undefined
  readonly legal: LegalLinks
  readonly signIn: LinkProps
  readonly onSubmit: () => void
  readonly onTogglePassword: () => void
  /** A label was clicked: its input is slotted, so the label cannot focus it. */
  readonly onFocus: (field: TextField) => void
  readonly onConsent: (consent: ConsentField, given: boolean) => void
  readonly onResend: () => void
  /** Returns to the form with its values. */
  readonly onChangeEmail: () => void
  readonly onRetry: () => void
}
