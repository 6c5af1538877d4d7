import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Clock } from '../common/Clock.ts'
import type { Environment } from '../settings/environment.ts'
import { absentSignatures } from './absentProviders.ts'
import type { IdentityVerifier } from './identity/IdentityVerifier.ts'
import { openIdVerifier } from './identity/openIdVerifier.ts'
import { readPublicJson } from './network/readPublicJson.ts'
import { httpPaymentProvider } from './payments/httpPaymentProvider.ts'
import type { PaymentProvider, PaymentProviderName, PaymentProviders } from './payments/PaymentProvider.ts'
import { stripePaymentProvider } from './payments/stripe/stripePaymentProvider.ts'
import { httpSignatureProvider } from './signatures/httpSignatureProvider.ts'
import type { SignatureProvider } from './signatures/SignatureProvider.ts'
import { openIdProvider } from './social/openIdProvider.ts'
import type { SocialProvider } from './social/SocialProvider.ts'

/** The external services that modules use. */
export interface Providers {
  readonly payments: PaymentProviders
  readonly signatures: SignatureProvider
  /** Sign-in providers (AUT-3), in the order of their buttons. */
  readonly social: readonly SocialProvider[]
  /** Verifies ID tokens of the vendors' own providers (IDP-4). */
  readonly identity: IdentityVerifier
}

type Variables = Pick<
  Environment,
  | 'PAYMENT_URL'
  | 'PAYMENT_SECRET'
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'STRIPE_API_URL'
  | 'SIGNING_URL'
  | 'SIGNING_SECRET'
  | 'SIGNING_ROOTS'
  | 'SOCIAL_PROVIDERS'
  | 'IDENTITY_PRIVATE_ORIGINS'
>

/** Creates the external services that the environment configures. */
export function createProviders(environment: Variables, clock: Clock): Providers {
  const { PAYMENT_URL, PAYMENT_SECRET, SIGNING_URL, SIGNING_SECRET, SIGNING_ROOTS } = environment
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = environment
  const signed = (url: string, secret: string) => ({
    url,
    secret: async () => secret,
    clock,
    send: (request: Request) => fetch(request),
  })
  const payments: Readonly<Record<PaymentProviderName, PaymentProvider | undefined>> = {
    http:
      PAYMENT_URL && PAYMENT_SECRET ? httpPaymentProvider(signed(PAYMENT_URL, PAYMENT_SECRET)) : undefined,
    stripe:
      STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET
        ? stripePaymentProvider({
            secretKey: STRIPE_SECRET_KEY,
            webhookSecret: STRIPE_WEBHOOK_SECRET,
            apiUrl: environment.STRIPE_API_URL,
          })
        : undefined,
  }
  return {
    payments: new Map(
      Object.entries(payments).flatMap(([name, provider]) => (provider ? [[name, provider]] : [])),
    ),
    signatures:
      SIGNING_URL && SIGNING_SECRET && SIGNING_ROOTS
        ? httpSignatureProvider(signed(SIGNING_URL, SIGNING_SECRET), readRoots(SIGNING_ROOTS))
        : absentSignatures,
    social: (environment.SOCIAL_PROVIDERS ?? []).map(({ clientSecret, ...entry }) =>
      openIdProvider({ ...entry, clientSecret: async () => clientSecret }),
    ),
    identity: openIdVerifier(readPublicJson({ privateOrigins: environment.IDENTITY_PRIVATE_ORIGINS })),
  }
}

function orRefuse<Value>(read: () => Value, sentence: string): Value {
  try {
    return read()
  } catch {
    throw new Error(sentence)
  }
}

/**
 * Reads certificates from a PEM file, once.
 * @throws Error if the file cannot be read or has no certificate
 */
function readRoots(path: string): () => Promise<readonly X509Certificate[]> {
  const content = orRefuse(
    () => readFileSync(path, 'utf8'),
    'SIGNING_ROOTS names a file that cannot be read.',
  )
  const roots = content.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  if (roots.length === 0) throw new Error('SIGNING_ROOTS names a file without certificates.')
  const certificates = orRefuse(
    () => roots.map(root => new X509Certificate(root)),
    'SIGNING_ROOTS names a file with a damaged certificate.',
  )
  return async () => certificates
}
