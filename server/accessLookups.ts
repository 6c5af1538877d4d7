import type { Clock } from './Clock.ts'
import type { Database } from './database/Database.ts'
import type { AccessLookups } from './http/AccessLookups.ts'
import type { OriginLookups } from './http/OriginLookups.ts'
import { prepareSession } from './modules/accounts/prepareSession.ts'
import { contractLookups } from './modules/contracts/contractLookups.ts'
import { partnerLookups } from './modules/partners/partnerLookups.ts'
import { vendorCallLookup } from './modules/vendorKeys/vendorCallLookup.ts'
import { listVendorOrigins } from './modules/vendors/listVendorOrigins.ts'

/** Composes the lookups of the HTTP layer from the modules. */
export function accessLookups(database: Database, clock: Clock): AccessLookups & OriginLookups {
  const session = prepareSession(database)
  return {
    async session(tokenHash) {
      const [row] = await session.execute({ tokenHash, now: clock() })
      return row?.user
    },
    ...contractLookups(database, clock),
    ...partnerLookups(database.queries),
    vendorCall: vendorCallLookup(database.queries, clock),
    vendorOrigins: () => listVendorOrigins(database.queries),
  }
}
