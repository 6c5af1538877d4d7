import type { LinkProps } from '../../src/ui/LinkProps.ts'

/** Who a person may sign in with instead (AUT-3). */
export interface Provider {
  readonly id: string
  readonly name: string
}

export type CredentialField = 'email' | 'password'

/** Why nobody was signed in. `failed` carries its sentence: offline, too many attempts, maintenance. */
export type LoginProblem =
  | { readonly kind: 'wrong' }
  | { readonly kind: 'notConfirmed'; readonly resend: 'idle' | 'sending' | 'sent' | 'failed' }
  | { readonly kind: 'failed'; readonly text: string }

export type LoginState =
  | {
      readonly kind: 'form'
      readonly sending: boolean
      /** The person was signed in until just now. */
      readonly ended: boolean
      readonly passwordShown: boolean
      /** A sentence for each field that needs correcting. */
      readonly errors: Readonly<Partial<Record<CredentialField, string>>>
      readonly problem?: LoginProblem | undefined
      /** Undefined until they are known. */
      readonly providers: readonly Provider[] | undefined
      /** The one whose answer is waited for. */
      readonly waitingFor?: string | undefined
    }
  | { readonly kind: 'signedIn'; readonly name: string; readonly email: string; readonly leaving: boolean }

export interface LoginViewProps {
  readonly state: LoginState
  /** Whose sign-in it is (AUT-4). */
  readonly vendor?: { readonly title: string; readonly color: string | null; readonly logo: string | null }
  readonly forgot: LinkProps
  readonly register: LinkProps
  readonly onSubmit: () => void
  readonly onTogglePassword: () => void
  /** A label was clicked: its input stands in the page, out of the label's reach. */
  readonly onFocus: (field: CredentialField) => void
  readonly onResend: () => void
  readonly onSignOut: () => void
  readonly onProvider: (id: string) => void
}
