import type { LinkProps } from '../../src/ui/LinkProps.ts'
import type { FormVendor } from '../../src/ui/VendorRow.tsx'

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

/** What the page's own sign-in came to, where it signed nobody in (IDP-6). */
export type PageSignIn = 'unlinked' | 'failed' | 'left'

/** Whether the account was linked to the page's person, or why not (IDP-2). */
export type LinkResult = 'linked' | 'expired' | 'elsewhere' | 'failed'

/** `unknown`: being found out; `none`: not on this page or in this browser; `busy`: the browser asks the person. */
export type PasskeyState = 'unknown' | 'none' | 'ready' | 'busy'

export type LoginState =
  /** The page is asked who its visitor is. */
  | { readonly kind: 'asking' }
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
      readonly passkey: PasskeyState
      readonly pageSignIn?: PageSignIn | undefined
    }
  | {
      readonly kind: 'signedIn'
      readonly name: string
      readonly email: string
      readonly leaving: boolean
      readonly linkResult?: LinkResult | undefined
    }

export interface LoginViewProps {
  readonly state: LoginState
  /** The vendor whose page this is (AUT-4). Null until it is loaded. */
  readonly vendor?: FormVendor | null | undefined
  readonly forgot: LinkProps
  readonly register: LinkProps
  readonly onSubmit: () => void
  readonly onTogglePassword: () => void
  /** A label was clicked: its input is slotted, so the label cannot focus it. */
  readonly onFocus: (field: CredentialField) => void
  readonly onResend: () => void
  readonly onSignOut: () => void
  readonly onProvider: (id: string) => void
  readonly onPasskey: () => void
  /** Signs in and links the account to the page's person. */
  readonly onLink: () => void
  readonly onPageSignIn: () => void
}
