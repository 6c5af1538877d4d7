import type { CoreServices } from '../../http/CoreServices.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { pictureAddress } from '../../http/pictureAddress.ts'
import { remembered } from '../../http/remembered.ts'
import type { AppConfig } from '../../settings/AppConfig.ts'
import { heldBy } from '../contracts/heldContracts.ts'
import { findVendor } from '../vendors/findVendor.ts'
import type { vendors } from '../vendors/tables.ts'
import { groupQueries } from './groupQueries.ts'

type Look = Pick<typeof vendors.$inferSelect, 'id' | 'slug' | 'title' | 'color' | 'menuItemTextColor'> & {
  readonly hasLogo: boolean
}

const publicLook = (config: AppConfig, { id, slug, title, color, menuItemTextColor, hasLogo }: Look) => {
  const svg = hasLogo && pictureAddress(config, `organization-groups/${slug}/logo.svg`)
  return { id, slug, title, color, menuItemTextColor, logo: svg ? { svg } : null }
}

/** Vendors, public and with the user's contracts (AUT-4, CON-1). */
export function organizationGroupsRoutes({
  database: { queries },
  config,
}: CoreServices): Routes['organizationGroups'] {
  const groups = groupQueries(queries)
  const allVendors = remembered(() => groups.allVendors.execute(), config.rememberMilliseconds)

  return {
    async organizationGroups() {
      const rows = await allVendors()
      return {
        data: rows.map(vendor => ({
          ...publicLook(config, vendor),
          settings: { liveChatEnabled: vendor.liveChatEnabled },
        })),
      }
    },

    async organizationGroupsWithContracts({ session }) {
      const rows = await groups.vendorsOfHolder.execute({
        ...heldBy(session),
        userId: session.user.id,
      })
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
            organizations: vendor.organizations,
            contracts: vendor.contracts.map(({ vendorId: _, nameId, name, ...contract }) => ({
              ...contract,
              contractName: nameId === null || name === null ? null : { id: nameId, name },
            })),
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
