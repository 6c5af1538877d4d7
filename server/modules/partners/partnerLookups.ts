import type { Queries } from '../../database/Database.ts'
import { and, eq, isNull } from '../../database/drizzle.ts'
import type { AccessLookups } from '../../http/AccessLookups.ts'
import type { OriginLookups } from '../../http/OriginLookups.ts'
import { partnerOrigins, partners } from './tables.ts'

/** Reads partners whose keys have not been revoked. */
export const partnerLookups = (
  queries: Queries,
): Pick<AccessLookups, 'partner'> & Pick<OriginLookups, 'partnerOrigins'> => ({
  async partner(secretHash) {
    const [partner] = await queries
      .select()
      .from(partners)
      .where(and(eq(partners.secretHash, secretHash), isNull(partners.revokedAt)))
    return partner
  },

  partnerOrigins: () =>
    queries
      .select({ origin: partnerOrigins.origin, capabilities: partners.capabilities })
      .from(partnerOrigins)
      .innerJoin(partners, eq(partners.id, partnerOrigins.partnerId))
      .where(isNull(partners.revokedAt)),
})
