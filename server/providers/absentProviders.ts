import type { SignatureProvider } from './signatures/SignatureProvider.ts'

/** Used if no e-signature service is configured: no signing starts, and the elements say so. */
export const absentSignatures: SignatureProvider = {
  start: async () => undefined,
  isFromProvider: async () => false,
}
