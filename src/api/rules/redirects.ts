import type { OrganizationGroup } from '../schemas/organizations.ts'
import { type Destination, type DestinationParams, pathOf } from './destinations.ts'

/** Destination of a contract's page, with the organization if the vendor shows its organizations (CON-1). */
export function contractDestination(
  group: Pick<OrganizationGroup, 'slug' | 'contracts' | 'showOrganizationsPage'>,
  contract: number,
): { readonly to: Destination; readonly params: DestinationParams } {
  const organization = group.contracts.find(({ id }) => id === contract)?.organizationId
  return group.showOrganizationsPage && organization !== undefined
    ? { to: 'organization-contract', params: { vendor: group.slug, organization, contract } }
    : { to: 'contract', params: { vendor: group.slug, contract } }
}

/** Path of a contract's page. */
export function contractPath(group: OrganizationGroup, contractId: number): string {
  const { to, params } = contractDestination(group, contractId)
  return pathOf(to, params)
}

/** Path after signing in: the first contract of the first vendor if that vendor is configured so, else "/" (NAV-7). */
export function pathAfterLogin(groups: readonly OrganizationGroup[]): string {
  const [first] = groups
  const contract = first?.contracts[0]
  return first?.settings.redirectToVendorEnabled && contract ? contractPath(first, contract.id) : '/'
}
