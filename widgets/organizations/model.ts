import type { Contract } from '../../src/api/schemas/contracts.ts'
import type { Organization, OrganizationGroup } from '../../src/api/schemas/organizations.ts'

/** An organization with the user's contracts. */
export interface OwnOrganization extends Organization {
  readonly contracts: readonly Contract[]
}

/** Organizations with contracts first; otherwise the server's order. */
export function ownFirst(
  organizations: readonly Organization[],
  contracts: readonly Contract[],
): readonly OwnOrganization[] {
  const all = organizations.map(organization => ({
    ...organization,
    contracts: contracts.filter(({ organizationId }) => organizationId === organization.id),
  }))
  return [
    ...all.filter(organization => organization.contracts.length > 0),
    ...all.filter(organization => organization.contracts.length === 0),
  ]
}

type Group = Pick<OrganizationGroup, 'slug' | 'showOrganizationsPage' | 'contracts'>

/**
 * Slug of the vendor to show: the given one, else that of the current contract, else the first with an
 * organizations page, else the first.
 */
export const visibleVendor = (
  groups: readonly Group[],
  named: string | undefined,
  contractId: number | undefined,
): string | undefined =>
  named ??
  (
    groups.find(({ contracts }) => contracts.some(({ id }) => id === contractId)) ??
    groups.find(({ showOrganizationsPage }) => showOrganizationsPage) ??
    groups[0]
  )?.slug
