import type { RefObject } from 'react'
import type * as z from 'zod/mini'
import type { consentNames } from '../../src/api/schemas/accounts.ts'
import type { contractConsents } from '../../src/api/schemas/contractLinks.ts'
import type { SignedInSession } from '../../src/api/schemas/sessions.ts'
import type { SocialAccountsAnswer } from '../../src/api/schemas/social.ts'
import type { Form } from '../../src/forms/useForm.ts'
import type { Panel } from '../../src/runtime/usePanel.ts'
import type { LinkProps } from '../../src/ui/LinkProps.ts'
import type { PasskeysProps, PasskeysState } from './passkeyTypes.ts'
import type { ProfileTab } from './profile.widget.ts'
import type { PushProps, PushSwitch } from './pushTypes.ts'

export interface AccountConsentsProps extends PushProps {
  readonly panel: Panel<readonly AccountConsent[]>
  readonly onAccountConsent: (key: AccountConsent['key'], given: boolean) => void
  readonly onRetryAccountConsents: () => void
}

export interface ContractConsentsProps {
  readonly contracts: readonly ContractChoice[]
  readonly contractId: number | undefined
  readonly panel: Panel<readonly ContractConsent[]>
  readonly onContract: (id: number) => void
  readonly onContractConsent: (key: ContractConsent['key'], given: boolean) => void
  readonly onRetryContractConsents: () => void
  readonly linkContract: LinkProps
}

export interface DetailsProps {
  readonly details: DetailsState
  readonly onDetail: (name: DetailName, value: string) => void
  readonly onSaveDetails: () => void
  readonly onDropDraft: () => void
}

export interface EmailProps {
  readonly email: EmailState
  readonly onEmailOpen: (open: boolean) => void
  readonly onEmailInput: (value: string) => void
  readonly onEmailSend: () => void
  readonly onEmailResend: () => void
  readonly onEmailCancel: () => void
}

export interface PasswordProps {
  readonly password: PasswordState
  readonly onPasswordOpen: (open: boolean) => void
  readonly onPasswordSend: () => void
  readonly onPasswordShow: () => void
  readonly onPasswordFocus: (name: PasswordName) => void
}

export interface SocialProps {
  readonly social: SocialState
  readonly onSocialRetry: () => void
  readonly onSocialLink: (provider: string) => void
  readonly onSocialUnlink: (provider: string) => void
}

export interface DevicesProps {
  readonly devices: DevicesState
  readonly onDevicesRetry: () => void
  readonly onDeviceEnd: (id: number) => void
  readonly onOtherDevicesEnd: () => void
}

export interface ProofProps {
  readonly proof: ProofState
  readonly onProof: () => void
  readonly onProofClose: () => void
  readonly onProofShow: () => void
  readonly onProofFocus: () => void
  readonly proofForm?: RefObject<HTMLFormElement | null> | undefined
}

export interface ProofState {
  readonly open: boolean
  readonly busy: boolean
  readonly visible: boolean
  /** Message key of what is wrong with the password. */
  readonly error?: string | undefined
}

export interface YourDataProps {
  readonly data: YourDataState
  readonly onExport: () => void
  readonly onDeletionOpen: (open: boolean) => void
  readonly onDelete: () => void
  readonly onDeletionShow: () => void
  readonly onDeletionFocus: () => void
  readonly deletionForm?: RefObject<HTMLFormElement | null> | undefined
}

export type DetailName = 'firstName' | 'lastName' | 'phone'

export type DetailValues = Readonly<Record<DetailName, string>>

export interface DetailsState extends Pick<Form<DetailValues>, 'values' | 'errors' | 'problem' | 'busy'> {
  /** Whether the values were restored from a draft. */
  readonly restored: boolean
  /** Just saved and unchanged since. */
  readonly saved: boolean
}

export type EmailState = { readonly current: string } & (
  | { readonly kind: 'loading' }
  | { readonly kind: 'idle'; readonly notice?: 'cancelled' | 'confirmed' | undefined }
  | {
      readonly kind: 'form'
      readonly value: string
      readonly error?: string | undefined
      readonly problem?: string | undefined
      readonly busy: boolean
    }
  | {
      readonly kind: 'pending'
      readonly newEmail: string
      /** Expiry of the link, as text. */
      readonly until: string
      /** Whether the link was resent. */
      readonly resent: boolean
      readonly busy: 'none' | 'sending' | 'cancelling'
      readonly problem?: string | undefined
    }
)

export type PasswordName = 'currentPassword' | 'password' | 'passwordConfirmation'

export type PasswordState =
  | { readonly kind: 'idle'; readonly saved: boolean }
  | {
      readonly kind: 'form'
      readonly visible: boolean
      readonly busy: boolean
      readonly errors: Readonly<Partial<Record<PasswordName, string>>>
      readonly problem?: string | undefined
    }

export type SocialAccount = z.infer<typeof SocialAccountsAnswer>['data'][number]

export interface SocialState {
  readonly panel: Panel<readonly SocialAccount[]>
  /** The provider that is being linked or unlinked. */
  readonly busy: string | undefined
  readonly notice: { readonly tone: 'success' | 'info' | 'danger'; readonly text: string } | undefined
}

export type Device = SignedInSession

export interface DevicesState {
  readonly panel: Panel<readonly Device[]>
  /** The session that is being ended, or all others. */
  readonly busy: number | 'others' | undefined
  readonly notice: { readonly tone: 'success' | 'danger'; readonly text: string } | undefined
}

export interface YourDataState {
  readonly exporting: 'idle' | 'busy' | 'done'
  readonly exportProblem?: string | undefined
  readonly deletion: {
    readonly open: boolean
    readonly busy: boolean
    readonly visible: boolean
    readonly wrongPassword?: string | undefined
    readonly problem?: string | undefined
    /** Contact address if the deletion fails. */
    readonly contact?: string | undefined
  }
}

/** One switch: its displayed state, whether it is being saved, and why it was reverted. */
interface ConsentState<Key extends string> {
  readonly key: Key
  /** Undefined while loading. */
  readonly given: boolean | undefined
  readonly busy: boolean
  readonly problem?: string | undefined
}

export type AccountConsent = ConsentState<(typeof consentNames)[number]> & { readonly mandatory: boolean }

export type ContractConsent = ConsentState<(typeof contractConsents)[number]>

/** A contract as an option. */
export interface ContractChoice {
  readonly id: number
  readonly name: string
}

export type ProfileState =
  | {
      readonly tab: 'profile'
      readonly details: DetailsState
      readonly email: EmailState
      readonly password: PasswordState
      readonly social: SocialState
      readonly passkeys: PasskeysState
      readonly devices: DevicesState
      readonly proof: ProofState
      readonly data: YourDataState
    }
  | {
      readonly tab: 'profile-consent'
      readonly panel: Panel<readonly AccountConsent[]>
      readonly push?: PushSwitch | undefined
    }
  | {
      readonly tab: 'contract-consent'
      readonly contracts: readonly ContractChoice[]
      readonly contractId: number | undefined
      readonly panel: Panel<readonly ContractConsent[]>
    }

type Actions = Omit<
  DetailsProps &
    EmailProps &
    PasswordProps &
    SocialProps &
    PasskeysProps &
    DevicesProps &
    ProofProps &
    YourDataProps &
    AccountConsentsProps &
    ContractConsentsProps,
  | 'details'
  | 'email'
  | 'password'
  | 'social'
  | 'passkeys'
  | 'devices'
  | 'proof'
  | 'data'
  | 'panel'
  | 'push'
  | 'contracts'
  | 'contractId'
>

export interface ProfileViewProps extends Actions {
  readonly state: ProfileState
  readonly onTab: (tab: ProfileTab) => void
}
