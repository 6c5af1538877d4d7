import type { PartnerCapability } from '../../../src/api/schemas/partners.ts'
import { and, eq, isNull } from '../../database/drizzle.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import { HttpError } from '../../http/HttpError.ts'
import { partnerOrigins, partners } from './tables.ts'

export type Partner = typeof partners.$inferSelect

/**
 * Returns the partner of the calling page, with its origins. Browsers send Origin with every unsafe
 * call; a call without it is not cross-origin.
 * @param identity publishable key or id of the partner
 * @throws HttpError partner_key_unknown, partner_origin_refused or partner_capability_missing
 */
export async function partnerOfPage(
  { database: { queries }, config }: CoreServices,
  identity: { readonly publishableKey: string } | { readonly id: number },
  request: Request,
  capability: PartnerCapability | undefined,
): Promise<{ readonly partner: Partner; readonly origins: readonly string[] }> {
  const [partner] = await queries
    .select()
    .from(partners)
    .where(
      and(
        'id' in identity
          ? eq(partners.id, identity.id)
          : eq(partners.publishableKey, identity.publishableKey),
        isNull(partners.revokedAt),
      ),
    )
  if (!partner) throw new HttpError('partner_key_unknown')
  const rows = await queries
    .select({ origin: partnerOrigins.origin })
    .from(partnerOrigins)
    .where(eq(partnerOrigins.partnerId, partner.id))
  const origins = rows.map(({ origin }) => origin)
  const origin = request.headers.get('Origin')
  // The operator's own pages are not restricted.
  const isOwn =
    origin === null || origin === new URL(config.publicUrl).origin || config.allowedOrigins.includes(origin)
  if (!isOwn && !origins.includes(origin)) throw new HttpError('partner_origin_refused')
  if (capability && !partner.capabilities.includes(capability))
    throw new HttpError('partner_capability_missing')
  return { partner, origins }
}
