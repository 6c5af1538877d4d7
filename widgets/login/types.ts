import type { LinkProps } from '../../src/ui/LinkProps.ts'

/** A provider of social sign-in (AUT-3). */
export interface Provider {
  readonly id: string
  readonly name: string
}

export type CredentialField = 'email' | 'password'

/** Why the sign-in failed. `failed` contains its message: offline, rate limit, maintenance. */
export type LoginProblem =
  | { readonly kind: 'wrong' }
  | { readonly kind: 'notConfirmed'; readonly resend: 'idle' | 'sending' | 'sent' | 'failed' }
  | { readonly kind: 'failed'; readonly text: string }

export type LoginState =
  | {
      readonly kind: 'form'
      readonly sending: boolean
      /** The session has just expired. */
      readonly ended: boolean
      readonly passwordShown: boolean
      /** Error message of each invalid field. */
      readonly errors: Readonly<Partial<Record<CredentialField, string>>>
      readonly problem?: LoginProblem | undefined
      /** Undefined while loading. */
      readonly providers: readonly Provider[] | undefined
      /** The provider whose popup is open. */
      readonly waitingFor?: string | undefined
    }
  | { readonly kind: 'signedIn'; readonly name: string; readonly email: string; readonly leaving: boolean }

export interface LoginViewProps {
  readonly state: LoginState
  /** The vendor whose page this is (AUT-4). */
  readonly vendor?: { readonly title: string; readonly color: string | null; readonly logo: string | null }
  readonly forgot: LinkProps
  readonly register: LinkProps
  readonly onSubmit: () => void
  readonly onTogglePassword: () => void
  /** A label was clicked: its input is slotted, so the label cannot focus it. */
  readonly onFocus: (field: CredentialField) => void
  readonly onResend: () => void
  readonly onSignOut: () => void
  readonly onProvider: (id: string) => void
}
