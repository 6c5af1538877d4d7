import type { Contract } from '../schemas/contracts.ts'
import type { OrganizationGroup } from '../schemas/organizations.ts'
import type { Role, User } from '../schemas/users.ts'

/** The guest role: id 0 and no permissions. */
export const guestRole: Role = { id: 0, name: 'Guest', externalName: 'guest', permissions: [] }

/** The user's role of this id, else the guest role (PER-1). */
export const currentRole = (user: User | undefined, roleId: number | undefined): Role =>
  user?.roles.find(role => role.id === roleId) ?? guestRole

/** Vendors with at least one contract in the role, each with those contracts only (PER-3). */
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

/** The vendor and the contract that an id names among the user's own. */
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

const anyOf = (wanted: string, has: (name: string) => boolean) => wanted.split('|').some(has)

/** Whether a role has a permission; "a|b" means any of them (PER-2). */
export const hasPermission = (role: Pick<Role, 'permissions'>, wanted: string): boolean =>
  anyOf(wanted, name => role.permissions.includes(name))

/** Whether the user has a role, current or not; "a|b" means any of them (PER-2). */
export const hasRole = (user: Pick<User, 'roles'> | undefined, wanted: string): boolean =>
  anyOf(wanted, name => user?.roles.some(({ externalName }) => externalName === name) ?? false)
