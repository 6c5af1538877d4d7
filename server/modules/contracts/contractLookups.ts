import { namedByConnection } from '../../database/createStatementNames.ts'
import type { Database } from '../../database/Database.ts'
import { and, eq, exists, sql } from '../../database/drizzle.ts'
import type { AccessLookups } from '../../http/AccessLookups.ts'
import { callerColumns, isLiveSession, sessionColumns } from '../accounts/prepareSession.ts'
import type { SessionUse } from '../accounts/sessionUse.ts'
import { sessions, users } from '../accounts/tables.ts'
import { organizations, vendors } from '../vendors/tables.ts'
import { isHeld } from './heldContracts.ts'
import { isOfSession, isOfVendors } from './isOfSession.ts'
import { permissionsOn } from './permitted.ts'
import { contractNames, contracts, userContracts } from './tables.ts'

/** Reads contracts, their names and their organizations, if the user holds the contract. */
export function contractLookups(
  database: Database,
  use: SessionUse,
): Pick<AccessLookups, 'sessionWithContract' | 'contractName' | 'organization'> {
  const { queries } = database
  // The vendor of the contract, if the session's user holds it. Asked first, so that one partition is read.
  const heldVendor = queries
    .select({ vendorId: userContracts.vendorId })
    .from(userContracts)
    .innerJoin(sessions, eq(sessions.userId, userContracts.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        eq(userContracts.contractId, sql.placeholder('contractId')),
      ),
    )
    .limit(1)
  // Prepared once, because nearly every call reads it.
  const sessionWithContract = queries
    .select({
      user: callerColumns,
      session: sessionColumns,
      contract: contracts,
      timeZone: vendors.timeZone,
      permissions: permissionsOn(users.id, contracts.id),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(
      contracts,
      and(
        eq(contracts.vendorId, sql`(${heldVendor})`),
        eq(contracts.id, sql.placeholder('contractId')),
        isOfSession,
      ),
    )
    .leftJoin(vendors, eq(vendors.id, contracts.vendorId))
    .where(isLiveSession())
    .prepare(namedByConnection)

  return {
    async sessionWithContract(tokenHash, origin, contractId) {
      const [row] = await sessionWithContract.execute({ ...use.parameters(tokenHash, origin), contractId })
      if (!row) return undefined
      const { user, session, contract, timeZone, permissions } = row
      await use.note(tokenHash, session.seenAt)
      return {
        user,
        vendorIds: session.vendorIds,
        contracts: contract ? [contract] : [],
        vendors: contract ? [contract.vendorId] : [],
        contract: contract && timeZone !== null ? { ...contract, timeZone, permissions } : undefined,
      }
    },

    async contractName({ user: { id: userId }, vendors: held }, nameId) {
      const [row] = await queries
        .select()
        .from(contractNames)
        .where(
          and(
            eq(contractNames.id, nameId),
            eq(contractNames.userId, userId),
            isOfVendors(contractNames.vendorId, held),
            // A contract may have been unlinked since it was named.
            exists(
              queries
                .select()
                .from(userContracts)
                .where(
                  and(
                    eq(userContracts.userId, userId),
                    eq(userContracts.contractId, contractNames.contractId),
                  ),
                ),
            ),
          ),
        )
      return row
    },

    async organization({ user: { id: userId }, vendors: held }, organizationId) {
      const [row] = await queries
        .select()
        .from(organizations)
        .where(
          and(
            eq(organizations.id, organizationId),
            isOfVendors(organizations.vendorId, held),
            exists(
              queries
                .select({ id: contracts.id })
                .from(contracts)
                .innerJoin(userContracts, isHeld)
                .where(
                  and(
                    isOfVendors(contracts.vendorId, held),
                    eq(contracts.organizationId, organizations.id),
                    eq(userContracts.userId, userId),
                  ),
                ),
            ),
          ),
        )
      return row
    },
  }
}
