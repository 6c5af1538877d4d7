import type { Clock } from './common/Clock.ts'
import { shareCalls } from './common/shareCalls.ts'
import type { Database } from './database/Database.ts'
import type { AccessLookups } from './http/AccessLookups.ts'
import type { OriginLookups } from './http/OriginLookups.ts'
import { prepareSession } from './modules/accounts/prepareSession.ts'
import { sessionUse } from './modules/accounts/sessionUse.ts'
import { contractLookups } from './modules/contracts/contractLookups.ts'
import { contractsOfSession } from './modules/contracts/isOfSession.ts'
import { partnerLookups } from './modules/partners/partnerLookups.ts'
import { vendorCallLookup } from './modules/vendorKeys/vendorCallLookup.ts'
import { listVendorOrigins } from './modules/vendors/listVendorOrigins.ts'

/** Composes the lookups of the HTTP layer from the modules. */
export function accessLookups(
  database: Database,
  clock: Clock,
  sessionIdleSeconds: number,
): AccessLookups & OriginLookups {
  const use = sessionUse(database.queries, clock, sessionIdleSeconds)
  const session = prepareSession(database, contractsOfSession)
  const contracts = contractLookups(database, use)
  return {
    session: shareCalls(async (tokenHash: string, origin: string | null) => {
      const [row] = await session.execute(use.parameters(tokenHash, origin))
      if (!row) return undefined
      await use.note(tokenHash, row.session.seenAt)
      return {
        user: row.user,
        vendorIds: row.session.vendorIds,
        contracts: row.contracts,
        vendors: [...new Set(row.contracts.map(({ vendorId }) => vendorId))],
      }
    }),
    ...contracts,
    sessionWithContract: shareCalls(contracts.sessionWithContract),
    ...partnerLookups(database.queries),
    vendorCall: vendorCallLookup(database.queries, clock),
    vendorOrigins: () => listVendorOrigins(database.queries),
  }
}
