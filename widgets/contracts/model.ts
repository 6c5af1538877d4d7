import type { OrganizationGroup } from '../../src/api/schemas/organizations.ts'

/** Contracts of one vendor shown before "show more". */
export const contractsPerPage = 12

/** Number of contracts that are visible in other roles only (PER-3). */
export const inOtherRoles = (
  groups: readonly Pick<OrganizationGroup, 'contracts'>[],
  roleId: number | undefined,
): number =>
  groups.flatMap(({ contracts }) => contracts).filter(({ roleIds }) => !roleIds.includes(roleId ?? 0)).length
