import type { OrganizationGroup } from '../../src/api/schemas/organizations.ts'

/** Contracts of one vendor that are shown before a person asks for more. */
export const pageOfContracts = 12

/** How many contracts a person sees in other roles only (PER-3). */
export const inOtherRoles = (
  groups: readonly Pick<OrganizationGroup, 'contracts'>[],
  roleId: number | undefined,
): number =>
  groups.flatMap(({ contracts }) => contracts).filter(({ roleIds }) => !roleIds.includes(roleId ?? 0)).length
