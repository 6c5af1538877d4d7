import type { AppConfig } from '../../AppConfig.ts'
import type { Session } from '../../http/authorize.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { pictureAddress } from '../../http/pictureAddress.ts'
import { findVendor } from '../vendors/findVendor.ts'
import type { vendors } from '../vendors/tables.ts'
import { groupQueries } from './groupQueries.ts'

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
  const groups = groupQueries(queries)

  const contractsOf = async (session: Session) => {
    const rows = await groups.contractsOf(session)
    const objects = await groups.objectsOf(rows.map(({ contract }) => contract))
    return rows.map(({ contract, name, roleIds, unconfirmedRoleIds }) => ({
      vendorId: contract.vendorId,
      contract: {
        id: contract.id,
        organizationId: contract.organizationId,
        username: contract.username,
        isActive: contract.isActive,
        roleIds,
        unconfirmedRoleIds,
        contractName: name,
        objects: objects
          .filter(({ contractId }) => contractId === contract.id)
          .map(({ id, address, isActive }) => ({ id, address, isActive })),
      },
    }))
  }

  return {
    async organizationGroups() {
      const rows = await groups.allVendors()
      return {
        data: rows.map(vendor => ({
          ...publicLook(config, vendor),
          settings: { liveChatEnabled: vendor.liveChatEnabled },
        })),
      }
    },

    async organizationGroupsWithContracts({ session }) {
      const ownContracts = await contractsOf(session)
      const vendorIds = [...new Set(ownContracts.map(({ vendorId }) => vendorId))]
      const rows = await groups.vendorsAmong(vendorIds)
      const allOrganizations = await groups.organizationsAmong(vendorIds)
      return {
        data: rows.map(vendor => {
          const branding = publicLook(config, vendor)
          return {
            ...branding,
            subheaderLogo: branding.logo,
            showOrganizationsPage: vendor.showOrganizationsPage,
            settings: {
              billLinkEnabled: vendor.billLinkEnabled,
              partPaymentsEnabled: vendor.partPaymentsEnabled,
              advancePaymentsEnabled: vendor.advancePaymentsEnabled,
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
      const vendor = await findVendor(queries, params.group)
      if (!vendor) throw new HttpError('not_found')
      return { data: await groups.organizationsOf(vendor.id) }
    },

    async organizationIndex() {
      return { data: await groups.allOrganizations() }
    },

    async organizationSettings({ organization: { isPayServiceEnabled, liveChat } }) {
      return { data: { isPayServiceEnabled, liveChat } }
    },
  }
}
