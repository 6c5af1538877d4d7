import { namedByConnection } from '../../database/createStatementNames.ts'
import type { Queries } from '../../database/Database.ts'
import { and, asc, desc, eq, sql } from '../../database/drizzle.ts'
import { jsonRows } from '../../database/jsonRows.ts'
import { isHeld } from '../contracts/heldContracts.ts'
import { isAmong, isOfVendors } from '../contracts/isOfSession.ts'
import { contractNames, contractObjects, contracts, userContracts } from '../contracts/tables.ts'
import { organizations, vendors } from '../vendors/tables.ts'

const at = sql.placeholder

const organization = { id: organizations.id, name: organizations.name }

/** What everybody may know of a vendor. */
const look = {
  id: vendors.id,
  slug: vendors.slug,
  title: vendors.title,
  color: vendors.color,
  menuItemTextColor: vendors.menuItemTextColor,
  hasLogo: sql<boolean>`coalesce(${vendors.logoSvg}, '') <> ''`,
  liveChatEnabled: vendors.liveChatEnabled,
}

/**
 * Prepares the vendors of a user's contracts, with these: parameters `userId`, and `contractIds` and `vendorIds` of the
 * contracts.
 */
function prepareVendorsOfHolder(queries: Queries) {
  const objects = queries.$with('objects').as(
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
          isOfVendors(contractObjects.vendorId, at('vendorIds')),
          isAmong(contractObjects.contractId, at('contractIds')),
        ),
      )
      .orderBy(contractObjects.id),
  )
  const objectsOfContract = queries
    .select({ id: objects.id, address: objects.address, isActive: objects.isActive })
    .from(objects)
    .where(eq(objects.contractId, contracts.id))
  const roleIds = sql`array_agg(distinct ${userContracts.roleId} order by ${userContracts.roleId})`
  const held = queries.$with('held').as(
    queries
      .select({
        id: contracts.id,
        vendorId: contracts.vendorId,
        organizationId: contracts.organizationId,
        username: contracts.username,
        isActive: contracts.isActive,
        roleIds: sql<number[]>`${roleIds}`.as('role_ids'),
        unconfirmedRoleIds: sql<
          number[]
        >`coalesce(${roleIds} filter (where not ${userContracts.isConfirmed}), '{}')`.as('unconfirmed'),
        nameId: sql<number | null>`${contractNames.id}`.as('name_id'),
        name: sql<string | null>`${contractNames.name}`.as('name'),
        objects: jsonRows(objectsOfContract, 'object').as('objects'),
      })
      .from(userContracts)
      .innerJoin(contracts, isHeld)
      .leftJoin(
        contractNames,
        and(
          isOfVendors(contractNames.vendorId, at('vendorIds')),
          eq(contractNames.vendorId, contracts.vendorId),
          eq(contractNames.contractId, contracts.id),
          eq(contractNames.userId, userContracts.userId),
        ),
      )
      .where(
        and(
          isOfVendors(contracts.vendorId, at('vendorIds')),
          isAmong(contracts.id, at('contractIds')),
          eq(userContracts.userId, at('userId')),
        ),
      )
      .groupBy(contracts.id, contracts.vendorId, contractNames.id, contractNames.vendorId)
      // Inactive contracts are last, because the portal opens the first one (NAV-7).
      .orderBy(desc(contracts.isActive), asc(contracts.id)),
  )
  return queries
    .with(objects, held)
    .select({
      ...look,
      showOrganizationsPage: vendors.showOrganizationsPage,
      billLinkEnabled: vendors.billLinkEnabled,
      partPaymentsEnabled: vendors.partPaymentsEnabled,
      advancePaymentsEnabled: vendors.advancePaymentsEnabled,
      helpDeskEnabled: vendors.helpDeskEnabled,
      redirectToVendorEnabled: vendors.redirectToVendorEnabled,
      webFaqUrl: vendors.webFaqUrl,
      organizations: jsonRows(
        queries
          .select(organization)
          .from(organizations)
          .where(eq(organizations.vendorId, vendors.id))
          .orderBy(organizations.id),
        'organization',
      ),
      contracts: jsonRows(queries.select().from(held).where(eq(held.vendorId, vendors.id)), 'contract'),
    })
    .from(vendors)
    .where(isAmong(vendors.id, at('vendorIds')))
    .orderBy(vendors.position)
    .prepare(namedByConnection)
}

/** Queries of vendors, their organizations and the user's contracts with them. */
export const groupQueries = (queries: Queries) => ({
  allVendors: queries.select(look).from(vendors).orderBy(vendors.position).prepare(namedByConnection),

  vendorsOfHolder: prepareVendorsOfHolder(queries),

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
})
