import type { Contract } from '../../src/api/schemas/contracts.ts'
import type { Organization, OrganizationGroup } from '../../src/api/schemas/organizations.ts'

/** An organization with the contracts that the person has there. */
export interface OwnOrganization extends Organization {
  readonly contracts: readonly Contract[]
}

/** Those where the person has contracts come first, each part in the order of the server. */
export function ownFirst(
  organizations: readonly Organization[],
  contracts: readonly Contract[],
): readonly OwnOrganization[] {
  const all = organizations.map(organization => ({
    ...organization,
    contracts: contracts.filter(({ organizationId }) => organizationId === organization.id),
  }))
  return [...all.filter(one => one.contracts.length > 0), ...all.filter(one => one.contracts.length === 0)]
}

type Group = Pick<OrganizationGroup, 'slug' | 'showOrganizationsPage' | 'contracts'>

/**
 * Slug of the vendor whose organizations are shown: the one named, else that of the contract of now, else the first
 * that shows its organizations, else the first.
 */
export const shownVendor = (
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
