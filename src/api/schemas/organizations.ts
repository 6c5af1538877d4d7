import * as z from 'zod/mini'
import { Contract } from './contracts.ts'
import { Colour, data, Id, Slug } from './primitives.ts'

export const Organization = z.object({ id: Id, name: z.string() })
export type Organization = z.infer<typeof Organization>

/** A drawing given as the address of an SVG file: shown only as an image, never as markup. */
export const Logo = z.object({ svg: z.string() })

/** Name and look of a vendor. */
const vendorSigns = {
  id: Id,
  slug: Slug,
  title: z.string(),
  color: z.catch(z.nullable(Colour), null),
  menuItemTextColor: z.catch(z.nullable(Colour), null),
  logo: z.nullable(Logo),
}

export const PublicOrganizationGroupSettings = z.object({ liveChatEnabled: z.boolean() })

/** Public part of a vendor: enough to render its login page (AUT-4). */
export const PublicOrganizationGroup = z.object({
  ...vendorSigns,
  settings: PublicOrganizationGroupSettings,
})
export type PublicOrganizationGroup = z.infer<typeof PublicOrganizationGroup>

export const OrganizationGroupSettings = z.object({
  billLinkEnabled: z.boolean(),
  /** Whether a bill may be paid in parts. Absent from back ends that do not know. */
  partPaymentsEnabled: z.optional(z.boolean()),
  /** Whether a resident may pay toward coming bills. Absent from back ends that do not know. */
  advancePaymentsEnabled: z.optional(z.boolean()),
  helpDeskEnabled: z.boolean(),
  liveChatEnabled: z.boolean(),
  redirectToVendorEnabled: z.boolean(),
  webFaqUrl: z.nullable(z.string()),
})

/** A vendor as its resident sees it, with the resident's own contracts. */
export const OrganizationGroup = z.object({
  ...vendorSigns,
  subheaderLogo: z.nullable(Logo),
  showOrganizationsPage: z.boolean(),
  settings: OrganizationGroupSettings,
  organizations: z.array(Organization),
  contracts: z.array(Contract),
})
export type OrganizationGroup = z.infer<typeof OrganizationGroup>

export const PublicOrganizationGroupsAnswer = data(z.array(PublicOrganizationGroup))
export const OrganizationGroupsAnswer = data(z.array(OrganizationGroup))
export const OrganizationsAnswer = data(z.array(Organization))
export const IndexedOrganization = z.extend(Organization, { organizationGroupId: Id })
export const OrganizationIndexAnswer = data(z.array(IndexedOrganization))

/** Settings of one organization, read by key with a default. */
export const OrganizationSettings = z.object({ isPayServiceEnabled: z.boolean(), liveChat: z.boolean() })
export const OrganizationSettingsAnswer = data(OrganizationSettings)
