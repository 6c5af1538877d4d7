import type { Clock } from '../Clock.ts'
import type { Environment } from '../environment.ts'
import { absentPayments, absentSignatures } from './absentProviders.ts'
import { httpPaymentProvider } from './payments/httpPaymentProvider.ts'
import type { PaymentProvider } from './payments/PaymentProvider.ts'
import { httpSignatureProvider } from './signatures/httpSignatureProvider.ts'
import type { SignatureProvider } from './signatures/SignatureProvider.ts'
import { openIdProvider } from './social/openIdProvider.ts'
import type { SocialProvider } from './social/SocialProvider.ts'

/** The external services that modules use. */
export interface Providers {
  readonly payments: PaymentProvider
  readonly signatures: SignatureProvider
  /** Sign-in providers (AUT-3), in the order of their buttons. */
  readonly social: readonly SocialProvider[]
}

type Variables = Pick<
  Environment,
  'PAYMENT_URL' | 'PAYMENT_SECRET' | 'SIGNING_URL' | 'SIGNING_SECRET' | 'SOCIAL_PROVIDERS'
>

/**
 * Creates the external services that the environment configures, and a failing substitute for each absent
 * one.
 */
export function createProviders(environment: Variables, clock: Clock): Providers {
  const { PAYMENT_URL, PAYMENT_SECRET, SIGNING_URL, SIGNING_SECRET } = environment
  const signed = (url: string, secret: string) => ({
    url,
    secret: async () => secret,
    clock,
    send: (request: Request) => fetch(request),
  })
  return {
    payments:
      PAYMENT_URL && PAYMENT_SECRET
        ? httpPaymentProvider(signed(PAYMENT_URL, PAYMENT_SECRET))
        : absentPayments,
    signatures:
      SIGNING_URL && SIGNING_SECRET
        ? httpSignatureProvider(signed(SIGNING_URL, SIGNING_SECRET))
        : absentSignatures,
    social: (environment.SOCIAL_PROVIDERS ?? []).map(({ clientSecret, ...entry }) =>
      openIdProvider({ ...entry, clientSecret: async () => clientSecret }),
    ),
  }
}
