import type { OrganizationGroup } from '../../src/api/schemas/organizations.ts'

/** A home whose bills can be paid here. */
export interface PayableHome {
  readonly contract: OrganizationGroup['contracts'][number]
  readonly group: OrganizationGroup
}

/** Ids of the organizations of the user's contracts, without duplicates. */
export const organizationsOf = (groups: readonly OrganizationGroup[]): readonly number[] => [
  ...new Set(groups.flatMap(({ contracts }) => contracts.map(({ organizationId }) => organizationId))),
]

/**
 * Contracts of organizations with the payment service (BIL-7); one is enough to enable it.
 * @param paying organizations with the setting
 */
export const payableHomes = (
  groups: readonly OrganizationGroup[],
  paying: ReadonlySet<number>,
): readonly PayableHome[] =>
  groups.flatMap(group =>
    group.contracts
      .filter(({ organizationId }) => paying.has(organizationId))
      .map(contract => ({ contract, group })),
  )
