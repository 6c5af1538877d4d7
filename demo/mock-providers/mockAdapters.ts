import { X509Certificate } from 'node:crypto'
import type { Clock } from '../../server/common/Clock.ts'
import type { Queries } from '../../server/database/Database.ts'
import { httpPaymentProvider } from '../../server/providers/payments/httpPaymentProvider.ts'
import type { PaymentProvider } from '../../server/providers/payments/PaymentProvider.ts'
import { httpSignatureProvider } from '../../server/providers/signatures/httpSignatureProvider.ts'
import type { SignatureProvider } from '../../server/providers/signatures/SignatureProvider.ts'
import { mockPaymentSecret } from './paymentSecret.ts'
import { pemOf } from './signing/issueCertificate.ts'
import { mockAuthority } from './signing/mockAuthority.ts'
import { mockSigningSecret } from './signingSecret.ts'

interface Options {
  readonly queries: Queries
  /** Base URL of the mock providers. */
  readonly url: string
  readonly clock: Clock
  /** Sends a request to the mock providers in this process. */
  readonly send: (request: Request) => Promise<Response>
}

/** The mock bank and card service, through the adapter of real ones. */
export const mockPayments = ({ queries, ...service }: Options): PaymentProvider =>
  httpPaymentProvider({ ...service, secret: () => mockPaymentSecret(queries) })

/** The mock e-signature service, through the adapter of real ones. */
export const mockSignatures = ({ queries, ...service }: Options): SignatureProvider =>
  httpSignatureProvider({ ...service, secret: () => mockSigningSecret(queries) }, async () => [
    new X509Certificate(pemOf((await mockAuthority(queries)).root)),
  ])
