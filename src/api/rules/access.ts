import type { Contract } from '../schemas/contracts.ts'
import type { OrganizationGroup } from '../schemas/organizations.ts'
import type { Role, User } from '../schemas/users.ts'

/** Who nobody is: id 0 and no permissions. */
export const guestRole: Role = { id: 0, name: 'Guest', externalName: 'guest', permissions: [] }

/** The role a stored id stands for: one of the user's own, else the guest's (PER-1). */
export const currentRole = (user: User | undefined, roleId: number | undefined): Role =>
  user?.roles.find(role => role.id === roleId) ?? guestRole

/** Vendors with at least one contract held in the role, and of each only those contracts (PER-3). */
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

/** Whether a role may do something; several permissions with bars between them ask for any of them (PER-2). */
export const hasPermission = (role: Pick<Role, 'permissions'>, wanted: string): boolean =>
  anyOf(wanted, name => role.permissions.includes(name))

/** Whether a person has a role, the one of now or another; several with bars between them ask for any (PER-2). */
export const hasRole = (user: Pick<User, 'roles'> | undefined, wanted: string): boolean =>
  anyOf(wanted, name => user?.roles.some(({ externalName }) => externalName === name) ?? false)
