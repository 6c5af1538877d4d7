import type { Transaction } from '../../database/Database.ts'
import type { MailServices } from '../../mail/MailServices.ts'
import type { SocialProvider } from '../../providers/social/SocialProvider.ts'
import type { PasswordHasher } from './PasswordHasher.ts'

/** Services that the accounts module uses. */
export interface AccountServices extends MailServices {
  readonly passwords: PasswordHasher
  /** Providers of social sign-in (AUT-3), in the order of the buttons. */
  readonly social: readonly SocialProvider[]
  /** Whether an account has a contract, in which case a sign-in provider may not replace it. */
  readonly holdsContract: (tx: Transaction, userId: number) => Promise<boolean>
}
