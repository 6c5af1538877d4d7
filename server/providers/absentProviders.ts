import type { IdentityVerifier } from './identity/IdentityVerifier.ts'
import type { SignatureProvider } from './signatures/SignatureProvider.ts'

/** Used if no e-signature service is configured: no signing starts, and the elements say so. */
export const absentSignatures: SignatureProvider = {
  start: async () => undefined,
  isFromProvider: async () => false,
}

const refuse = async () => {
  throw new Error('No OpenID provider is configured.')
}

/** Used where no OpenID provider can be asked: every ID token is refused. */
export const absentIdentity: IdentityVerifier = { checkIssuer: refuse, verify: refuse }
