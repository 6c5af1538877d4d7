import type { IdentityVerifier } from './identity/IdentityVerifier.ts'
import { ContainerFault } from './signatures/asic/ContainerFault.ts'
import type { SignatureProvider } from './signatures/SignatureProvider.ts'

/** Used if no e-signature service is configured: no signing starts, and the elements say so. */
export const absentSignatures: SignatureProvider = {
  start: async () => undefined,
  isFromProvider: async () => false,
  container: async () => {
    throw new Error('No e-signature service is configured.')
  },
  check: async () => {
    throw new ContainerFault('not_trusted', 'No e-signature service is configured.')
  },
}

const refuse = async () => {
  throw new Error('No OpenID provider is configured.')
}

/** Used where no OpenID provider can be asked: every ID token is refused. */
export const absentIdentity: IdentityVerifier = { checkIssuer: refuse, verify: refuse }
