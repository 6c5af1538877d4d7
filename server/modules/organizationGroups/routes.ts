import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { AppConfig } from '../../AppConfig.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { pictureAddress } from '../../http/pictureAddress.ts'
import { contractNames, contractObjects, contracts, userContracts } from '../contracts/tables.ts'
import { organizations, vendors } from '../vendors/tables.ts'

type Vendor = typeof vendors.$inferSelect

const publicLook = (config: AppConfig, vendor: Vendor) => {
  const svg = vendor.logoSvg && pictureAddress(config, `organization-groups/${vendor.slug}/logo.svg`)
  return {
    id: vendor.id,
    slug: vendor.slug,
    title: vendor.title,
    color: vendor.color,
    menuItemTextColor: vendor.menuItemTextColor,
    logo: svg ? { svg } : null,
  }
}

/** Vendors, public and with the user's contracts (AUT-4, CON-1). */
export function organizationGroupsRoutes({
  database: { queries },
  config,
}: CoreServices): Routes['organizationGroups'] {
  const organization = { id: organizations.id, name: organizations.name }

  const contractsOf = async (userId: number) => {
    const rows = await queries
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
      .orderBy(desc(contracts.isActive), asc(contracts.id))
    const objects = await queries
      .select({
        id: contractObjects.id,
        address: contractObjects.address,
        isActive: contractObjects.isActive,
        contractId: contractObjects.contractId,
      })
      .from(contractObjects)
      .where(
        inArray(
          contractObjects.contractId,
          rows.map(row => row.contract.id),
        ),
      )
      .orderBy(contractObjects.id)
    return rows.map(({ contract, name, roleIds }) => ({
      vendorId: contract.vendorId,
      contract: {
        id: contract.id,
        organizationId: contract.organizationId,
        username: contract.username,
        isActive: contract.isActive,
        roleIds,
        contractName: name,
        objects: objects
          .filter(({ contractId }) => contractId === contract.id)
          .map(({ id, address, isActive }) => ({ id, address, isActive })),
      },
    }))
  }

  return {
    async organizationGroups() {
      const rows = await queries.select().from(vendors).orderBy(vendors.position)
      return {
        data: rows.map(vendor => ({
          ...publicLook(config, vendor),
          settings: { liveChatEnabled: vendor.liveChatEnabled },
        })),
      }
    },

    async organizationGroupsWithContracts({ session }) {
      const ownContracts = await contractsOf(session.user.id)
      const vendorIds = [...new Set(ownContracts.map(({ vendorId }) => vendorId))]
      const rows = await queries
        .select()
        .from(vendors)
        .where(inArray(vendors.id, vendorIds))
        .orderBy(vendors.position)
      const allOrganizations = await queries
        .select({ ...organization, vendorId: organizations.vendorId })
        .from(organizations)
        .where(inArray(organizations.vendorId, vendorIds))
        .orderBy(organizations.id)
      return {
        data: rows.map(vendor => {
          const branding = publicLook(config, vendor)
          return {
            ...branding,
            subheaderLogo: branding.logo,
            showOrganizationsPage: vendor.showOrganizationsPage,
            settings: {
              billLinkEnabled: vendor.billLinkEnabled,
              helpDeskEnabled: vendor.helpDeskEnabled,
              liveChatEnabled: vendor.liveChatEnabled,
              redirectToVendorEnabled: vendor.redirectToVendorEnabled,
              webFaqUrl: vendor.webFaqUrl,
            },
            organizations: allOrganizations
              .filter(({ vendorId }) => vendorId === vendor.id)
              .map(({ id, name }) => ({ id, name })),
            contracts: ownContracts
              .filter(({ vendorId }) => vendorId === vendor.id)
              .map(({ contract }) => contract),
          }
        }),
      }
    },

    async organizationsOfGroup({ params }) {
      const [vendor] = await queries
        .select({ id: vendors.id })
        .from(vendors)
        .where(eq(vendors.id, params.group))
      if (!vendor) throw new HttpError('not_found')
      const rows = await queries
        .select(organization)
        .from(organizations)
        .where(eq(organizations.vendorId, vendor.id))
        .orderBy(organizations.id)
      return { data: rows }
    },

    async organizationSettings({ organization: { isPayServiceEnabled, liveChat } }) {
      return { data: { isPayServiceEnabled, liveChat } }
    },
  }
}
