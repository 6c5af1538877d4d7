import type { Contract } from '../schemas/contracts.ts'
import type { OrganizationGroup } from '../schemas/organizations.ts'
import type { Role, User } from '../schemas/users.ts'

/**
 * The role that a session starts in: the stored one if it is the user's own, else the first that holds a contract, else
 * the first of all (PER-1).
 */
export const startRole = (
  { roles }: Pick<User, 'roles'>,
  groups: readonly Pick<OrganizationGroup, 'contracts'>[],
  storedId: number | undefined,
): Role | undefined =>
  roles.find(({ id }) => id === storedId) ?? rolesWithContracts(roles, groups)[0] ?? roles[0]

/** The roles in which at least one contract is held, in their order (PER-3). */
export function rolesWithContracts(
  roles: readonly Role[],
  groups: readonly Pick<OrganizationGroup, 'contracts'>[],
): readonly Role[] {
  const held = new Set(groups.flatMap(({ contracts }) => contracts.flatMap(({ roleIds }) => roleIds)))
  return roles.filter(({ id }) => held.has(id))
}

/** Vendors with at least one contract held in the role, each with only those contracts (PER-3). */
export const groupsForRole = (
  groups: readonly OrganizationGroup[],
  roleId: number,
): readonly OrganizationGroup[] =>
  groups
    .map(group => ({
      ...group,
      contracts: group.contracts.filter(({ roleIds }) => roleIds.includes(roleId)),
    }))
    .filter(group => group.contracts.length > 0)

/** The user's own contract with this id, and its vendor. */
export function findContract(
  groups: readonly OrganizationGroup[],
  contractId: number | undefined,
): { readonly group: OrganizationGroup; readonly contract: Contract } | undefined {
  for (const group of groups) {
    const contract = group.contracts.find(({ id }) => id === contractId)
    if (contract) return { group, contract }
  }
  return undefined
}

/** Like `findContract`, for the text of a path parameter, which may be malformed. */
export const findContractByParam = (groups: readonly OrganizationGroup[], contract: string | undefined) =>
  findContract(groups, /^[1-9]\d{0,8}$/.test(contract ?? '') ? Number(contract) : undefined)
