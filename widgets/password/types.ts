import type { PasswordStrength } from '../../src/api/rules/passwordStrength.ts'
import type { Resend } from '../../src/forms/Inbox.tsx'
import type { LinkProps } from '../../src/ui/LinkProps.ts'
import type { FormVendor } from '../../src/ui/VendorRow.tsx'
import type { NewPasswordField } from './model.ts'

/** Props common to all states. */
export type Shared = Pick<PasswordViewProps, 'vendor' | 'signIn' | 'forgot'>

export type PasswordState =
  | { readonly kind: 'checking' }
  | {
      readonly kind: 'forgot'
      readonly sending: boolean
      readonly error: string | undefined
      readonly problem: string | undefined
    }
  | { readonly kind: 'inbox'; readonly email: string; readonly resend: Resend }
  | {
      readonly kind: 'new'
      readonly purpose: 'reset' | 'create'
      readonly email: string
      readonly sending: boolean
      readonly visible: boolean
      readonly strength: PasswordStrength | undefined
      readonly errors: Readonly<Partial<Record<NewPasswordField, string>>>
      readonly problem: string | undefined
    }
  | { readonly kind: 'done'; readonly email: string }
  /** The link was used or has expired, or the page was opened without one. */
  | { readonly kind: 'expired'; readonly missing: boolean; readonly purpose: 'reset' | 'create' }
  | { readonly kind: 'failed'; readonly text: string }

export interface PasswordViewProps {
  readonly state: PasswordState
  readonly vendor?: FormVendor | null | undefined
  readonly signIn: LinkProps
  readonly forgot: LinkProps
  // Each state uses its own callbacks only.
  readonly onSubmit?: () => void
  readonly onTogglePassword?: () => void
  /** A label was clicked: its input is slotted, so the label cannot focus it. */
  readonly onFocus?: (field: NewPasswordField | 'email') => void
  readonly onResend?: () => void
  readonly onChangeEmail?: () => void
  readonly onRetry?: () => void
}
