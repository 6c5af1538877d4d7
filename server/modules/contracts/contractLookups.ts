import { and, eq, exists, sql } from 'drizzle-orm'
import type { Clock } from '../../Clock.ts'
import type { Database } from '../../database/Database.ts'
import { preparedNames } from '../../database/preparedNames.ts'
import type { AccessLookups } from '../../http/AccessLookups.ts'
import { callerColumns, isLiveSession } from '../accounts/prepareSession.ts'
import { sessions, users } from '../accounts/tables.ts'
import { organizations, vendors } from '../vendors/tables.ts'
import { permissionsOn } from './permitted.ts'
import { contractNames, contracts, userContracts } from './tables.ts'

/** Reads contracts, their names and their organizations, if the user holds the contract. */
export function contractLookups(
  database: Database,
  clock: Clock,
): Pick<AccessLookups, 'sessionWithContract' | 'contractName' | 'organization'> {
  const { queries } = database
  const isHeld = exists(
    queries
      .select({ one: sql`1` })
      .from(userContracts)
      .where(and(eq(userContracts.userId, users.id), eq(userContracts.contractId, contracts.id))),
  )
  /** A vendor that vouched for a user opens that vendor's contracts only. */
  const isOfSession = sql`(${sessions.vendorIds} is null or ${contracts.vendorId} = any(${sessions.vendorIds}))`
  // Prepared once, because nearly every call reads it.
  const sessionWithContract = queries
    .select({
      user: callerColumns,
      contract: contracts,
      timeZone: vendors.timeZone,
      permissions: permissionsOn(users.id, contracts.id),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(contracts, and(eq(contracts.id, sql.placeholder('contractId')), isHeld, isOfSession))
    .leftJoin(vendors, eq(vendors.id, contracts.vendorId))
    .where(isLiveSession())
    .prepare(preparedNames(database)('session_with_contract'))

  return {
    async sessionWithContract(tokenHash, contractId) {
      const [row] = await sessionWithContract.execute({ tokenHash, contractId, now: clock() })
      if (!row) return undefined
      const { user, contract, timeZone, permissions } = row
      return {
        user,
        contract: contract && timeZone !== null ? { ...contract, timeZone, permissions } : undefined,
      }
    },

    async contractName(userId, nameId) {
      const [row] = await queries
        .select()
        .from(contractNames)
        .where(
          and(
            eq(contractNames.id, nameId),
            eq(contractNames.userId, userId),
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

    async organization(userId, organizationId) {
      const [row] = await queries
        .select()
        .from(organizations)
        .where(
          and(
            eq(organizations.id, organizationId),
            exists(
              queries
                .select({ id: contracts.id })
                .from(contracts)
                .innerJoin(userContracts, eq(userContracts.contractId, contracts.id))
                .where(and(eq(contracts.organizationId, organizations.id), eq(userContracts.userId, userId))),
            ),
          ),
        )
      return row
    },
  }
}
