import type { Contract } from '../schemas/contracts.ts'
import type { OrganizationGroup } from '../schemas/organizations.ts'
import type { Role, User } from '../schemas/users.ts'

/** The role of guests: id 0 and no permissions. */
export const guestRole: Role = { id: 0, name: 'Guest', externalName: 'guest', permissions: [] }

/** The user's role with this id, else the guest role (PER-1). */
export const currentRole = (user: User | undefined, roleId: number | undefined): Role =>
  user?.roles.find(role => role.id === roleId) ?? guestRole

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

const anyOf = (alternatives: string, has: (name: string) => boolean) => alternatives.split('|').some(has)

/** Whether a role has a permission; `a|b` accepts any of them (PER-2). */
export const hasPermission = (role: Pick<Role, 'permissions'>, permission: string): boolean =>
  anyOf(permission, name => role.permissions.includes(name))

/** Whether a user has a role, current or not; `a|b` accepts any of them (PER-2). */
export const hasRole = (user: Pick<User, 'roles'> | undefined, role: string): boolean =>
  anyOf(role, name => user?.roles.some(({ externalName }) => externalName === name) ?? false)
