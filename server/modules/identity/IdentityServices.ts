import type { IdentityVerifier } from '../../providers/identity/IdentityVerifier.ts'
import type { AccountServices } from '../accounts/AccountServices.ts'

/** Services that the identity module uses. */
export interface IdentityServices extends AccountServices {
  /** Verifies ID tokens of the vendors' OpenID providers. */
  readonly identity: IdentityVerifier
}
