import type { CoreServices } from '../../../http/CoreServices.ts'
import { HttpError } from '../../../http/HttpError.ts'
import { vendorOrigins } from '../../vendors/tables.ts'
import { originOf } from '../signInSource.ts'

/** The page that asks, and the domain that its passkeys belong to. */
export interface PasskeyOrigin {
  readonly origin: string
  readonly rpId: string
}

const isWithin = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`)

/**
 * Passkeys may be used on the portal, and on allowed origins within its passkeys' domain or among PASSKEY_ORIGINS
 * (src/decisions/passkeys.md).
 * @returns undefined on all others, and for a program
 */
export async function findPasskeyOrigin(
  { config, database }: Pick<CoreServices, 'config' | 'database'>,
  request: Request,
): Promise<PasskeyOrigin | undefined> {
  const origin = originOf(request)
  const { passkeys, publicUrl, allowedOrigins } = config
  if (origin === null || passkeys === null || !URL.canParse(origin)) return undefined
  const { rpId, origins } = passkeys
  if (origin === new URL(publicUrl).origin) return { origin, rpId }
  if (!isWithin(new URL(origin).hostname, rpId) && !origins.includes(origin)) return undefined
  if (allowedOrigins.includes(origin)) return { origin, rpId }
  const rows = await database.queries.select({ origin: vendorOrigins.origin }).from(vendorOrigins)
  return rows.some(row => row.origin === origin) ? { origin, rpId } : undefined
}

/** @throws HttpError passkeys_unavailable where passkeys cannot be used */
export async function requirePasskeyOrigin(
  services: Pick<CoreServices, 'config' | 'database'>,
  request: Request,
): Promise<PasskeyOrigin> {
  const origin = await findPasskeyOrigin(services, request)
  if (!origin) throw new HttpError('passkeys_unavailable')
  return origin
}
