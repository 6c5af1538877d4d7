import { join } from 'node:path'
import type { Database } from '../server/database/Database.ts'
import type { Environment } from '../server/environment.ts'
import type { FileStore } from '../server/files/FileStore.ts'
import { localFileStore } from '../server/files/localFileStore.ts'
import { s3FileStore } from '../server/files/s3FileStore.ts'
import { httpPaymentProvider } from '../server/providers/payments/httpPaymentProvider.ts'
import { httpSignatureProvider } from '../server/providers/signatures/httpSignatureProvider.ts'
import type { Clock, Services } from '../server/Services.ts'
import { createProviders } from './createSocialProviders.ts'
import { mockPaymentSecret } from './mock-providers/paymentSecret.ts'
import { mockSigningSecret } from './mock-providers/signingSecret.ts'

interface Options {
  readonly environment: Environment
  readonly database: Database
  readonly clock: Clock
  /** Where people reach the sandbox, and where this process does. */
  readonly sandboxUrl: string
  readonly sandboxAddress: string
  /** Hands a request to the sandbox in this very process. */
  readonly askSandbox: (request: Request) => Promise<Response>
}

/** A bucket where the environment names one, else a folder. */
function fileStore({ DATA_DIR, S3_URL, S3_REGION, S3_KEY_ID, S3_SECRET }: Environment): FileStore {
  return S3_URL && S3_KEY_ID && S3_SECRET
    ? s3FileStore({ url: S3_URL, region: S3_REGION, keyId: S3_KEY_ID, secret: S3_SECRET })
    : localFileStore(join(DATA_DIR, 'files'))
}

/** The services around this one: those the environment names, the sandbox's where it names none. */
export function externalServices(
  options: Options,
): Pick<Services, 'payments' | 'signatures' | 'social' | 'files'> {
  const { environment, database, clock, sandboxUrl, askSandbox } = options
  const { queries } = database
  const { PAYMENT_URL, PAYMENT_SECRET, SIGNING_URL, SIGNING_SECRET } = environment
  const sendTo = (url: string | undefined) => (url ? (request: Request) => fetch(request) : askSandbox)
  return {
    payments: httpPaymentProvider({
      url: PAYMENT_URL ?? sandboxUrl,
      secret: async () => PAYMENT_SECRET ?? mockPaymentSecret(queries),
      clock,
      send: sendTo(PAYMENT_URL),
    }),
    signatures: httpSignatureProvider({
      url: SIGNING_URL ?? sandboxUrl,
      secret: async () => SIGNING_SECRET ?? mockSigningSecret(queries),
      clock,
      send: sendTo(SIGNING_URL),
    }),
    social: createProviders({ ...options, queries }),
    files: fileStore(environment),
  }
}
