import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
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

  organizationsOf: (vendorId: number) =>
    queries
      .select(organization)
      .from(organizations)
      .where(eq(organizations.vendorId, vendorId))
      .orderBy(organizations.id),

  contractsOf: (userId: number) =>
    queries
      .select({
        contract: contracts,
        name: { id: contractNames.id, name: contractNames.name },
        roleIds: sql<number[]>`array_agg(distinct ${userContracts.roleId} order by ${userContracts.roleId})`,
      })
      .from(userContracts)
      .innerJoin(contracts, eq(contracts.id, userContracts.contractId))
      .leftJoin(
        contractNames,
        sql`${contractNames.contractId} = ${contracts.id} and ${contractNames.userId} = ${userContracts.userId}`,
      )
      .where(eq(userContracts.userId, userId))
      .groupBy(contracts.id, contractNames.id)
      // Inactive contracts are last, because the portal opens the first one (NAV-7).
      .orderBy(desc(contracts.isActive), asc(contracts.id)),

  objectsOf: (contractIds: readonly number[]) =>
    queries
      .select({
        id: contractObjects.id,
        address: contractObjects.address,
        isActive: contractObjects.isActive,
        contractId: contractObjects.contractId,
      })
      .from(contractObjects)
      .where(inArray(contractObjects.contractId, [...contractIds]))
      .orderBy(contractObjects.id),
})
