import type { Contract } from '../../src/api/schemas/contracts.ts'
import type { OrganizationGroup } from '../../src/api/schemas/organizations.ts'

/** A contract as the API returns it, with a test's changes. */
export const contractOf = (changes: Partial<Contract> & Pick<Contract, 'id'>): Contract => ({
  organizationId: 1,
  username: String(100_000 + changes.id),
  isActive: true,
  roleIds: [1],
  contractName: null,
  objects: [],
  ...changes,
})

/**
 * A vendor as the API returns it to its resident, with a test's changes.
 * @param redirect whether its residents are redirected to it after signing in
 */
export const organizationGroupOf = (
  changes: Partial<OrganizationGroup> = {},
  redirect = true,
): OrganizationGroup => ({
  id: 1,
  slug: 'alfa',
  title: 'Alfa',
  color: '#00A1B5',
  menuItemTextColor: null,
  logo: null,
  subheaderLogo: null,
  showOrganizationsPage: false,
  settings: {
    billLinkEnabled: true,
    partPaymentsEnabled: true,
    advancePaymentsEnabled: true,
    helpDeskEnabled: true,
    liveChatEnabled: true,
    redirectToVendorEnabled: redirect,
    webFaqUrl: null,
  },
  organizations: [],
  contracts: [],
  ...changes,
})
