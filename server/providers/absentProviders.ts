import type { PaymentProvider } from './payments/PaymentProvider.ts'
import type { SignatureProvider } from './signatures/SignatureProvider.ts'

/** Used if no payment provider is configured: every payment fails, and the elements say so. */
export const absentPayments: PaymentProvider = {
  cardFrameUrl: null,
  start: () => Promise.reject(new Error('No payment provider is configured.')),
  cancel: async () => true,
  isFromProvider: async () => false,
}

/** Used if no e-signature service is configured: no signing starts, and the elements say so. */
export const absentSignatures: SignatureProvider = {
  start: async () => undefined,
  isFromProvider: async () => false,
}
