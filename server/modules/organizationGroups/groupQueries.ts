import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { type Holder, isHeld } from '../contracts/heldContracts.ts'
import type { ContractKey } from '../contracts/isOfContract.ts'
import { isOfVendors } from '../contracts/isOfSession.ts'
import { contractNames, contractObjects, contracts, userContracts } from '../contracts/tables.ts'
import { organizations, vendors } from '../vendors/tables.ts'

const organization = { id: organizations.id, name: organizations.name }

/** Queries of vendors, their organizations and the user's contracts with them. */
export const groupQueries = (queries: Queries) => ({
  allVendors: () => queries.select().from(vendors).orderBy(vendors.position),

  vendorsAmong: (ids: readonly number[]) =>
    queries
      .select()
      .from(vendors)
      .where(inArray(vendors.id, [...ids]))
      .orderBy(vendors.position),

  organizationsAmong: (vendorIds: readonly number[]) =>
    queries
      .select({ ...organization, vendorId: organizations.vendorId })
      .from(organizations)
      .where(inArray(organizations.vendorId, [...vendorIds]))
      .orderBy(organizations.id),

  /** In the order of the vendors. */
  allOrganizations: () =>
    queries
      .select({ ...organization, organizationGroupId: organizations.vendorId })
      .from(organizations)
      .innerJoin(vendors, eq(vendors.id, organizations.vendorId))
      .orderBy(vendors.position, organizations.id),

  organizationsOf: (vendorId: number) =>
    queries
      .select(organization)
      .from(organizations)
      .where(and(eq(organizations.vendorId, vendorId), organizations.isActive))
      .orderBy(organizations.id),

  /** The contracts that a session reads. */
  contractsOf: ({ user, vendors: held }: Holder) =>
    queries
      .select({
        contract: contracts,
        name: { id: contractNames.id, name: contractNames.name },
        roleIds: sql<number[]>`array_agg(distinct ${userContracts.roleId} order by ${userContracts.roleId})`,
        unconfirmedRoleIds: sql<
          number[]
        >`array_remove(array_agg(distinct case when not ${userContracts.isConfirmed} then ${userContracts.roleId} end), null)`,
      })
      .from(userContracts)
      .innerJoin(contracts, isHeld)
      .leftJoin(
        contractNames,
        and(
          isOfVendors(contractNames.vendorId, held),
          eq(contractNames.vendorId, contracts.vendorId),
          eq(contractNames.contractId, contracts.id),
          eq(contractNames.userId, userContracts.userId),
        ),
      )
      .where(and(isOfVendors(contracts.vendorId, held), eq(userContracts.userId, user.id)))
      .groupBy(contracts.id, contracts.vendorId, contractNames.id, contractNames.vendorId)
      // Inactive contracts are last, because the portal opens the first one (NAV-7).
      .orderBy(desc(contracts.isActive), asc(contracts.id)),

  objectsOf: (held: readonly ContractKey[]) =>
    queries
      .select({
        id: contractObjects.id,
        address: contractObjects.address,
        isActive: contractObjects.isActive,
        contractId: contractObjects.contractId,
      })
      .from(contractObjects)
      .where(
        and(
          inArray(contractObjects.vendorId, [...new Set(held.map(({ vendorId }) => vendorId))]),
          inArray(
            contractObjects.contractId,
            held.map(({ id }) => id),
          ),
        ),
      )
      .orderBy(contractObjects.id),
})
