import type { Transaction } from '../../database/Database.ts'
import type { MailServices } from '../../mail/MailServices.ts'
import type { SocialProvider } from '../../providers/social/SocialProvider.ts'
import type { CheckWebhookAddress } from '../../providers/webhooks/CheckWebhookAddress.ts'
import type { PasswordHasher } from './PasswordHasher.ts'
import type { PasskeyVerifier } from './passkeys/PasskeyVerifier.ts'

/** Writes events for the vendors of a person's contracts, in the transaction that they report. */
export interface PersonEvents {
  readonly consentChanged: (
    tx: Transaction,
    userId: number,
    consents: Readonly<Partial<Record<'newsletter' | 'paymentService', boolean>>>,
    at: Date,
  ) => Promise<void>
  /** Erases the person from earlier events too. Call it before the account's rows are deleted. */
  readonly accountDeleted: (tx: Transaction, userId: number, at: Date) => Promise<void>
}

/** Services that the accounts module uses. */
export interface AccountServices extends MailServices {
  readonly passwords: PasswordHasher
  readonly passkeys: PasskeyVerifier
  /** Checks that messages may be sent to an address that a browser names. */
  readonly checkPushAddress: CheckWebhookAddress
  /** Providers of social sign-in (AUT-3), in the order of the buttons. */
  readonly social: readonly SocialProvider[]
  /** Whether an account has a contract, in which case a sign-in provider may not replace it. */
  readonly holdsContract: (tx: Transaction, userId: number) => Promise<boolean>
  /** Tells the vendors of a person's contracts what changed in the account. */
  readonly personEvents: PersonEvents
}
