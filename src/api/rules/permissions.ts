import type { Contract } from '../schemas/contracts.ts'
import { confirmedPermissions } from '../schemas/permissions.ts'
import type { Role, User } from '../schemas/users.ts'

type HeldContract = Pick<Contract, 'roleIds' | 'unconfirmedRoleIds'>

/** The roles that a user holds a contract in. */
export const rolesOn = (user: Pick<User, 'roles'> | undefined, contract: HeldContract): readonly Role[] =>
  user?.roles.filter(({ id }) => contract.roleIds.includes(id)) ?? []

/** What a user may do with a contract, as the server decides it: an unconfirmed role neither votes nor ends a contract (SEC-3). */
export function permissionsOn(
  user: Pick<User, 'roles'> | undefined,
  contract: HeldContract,
): readonly string[] {
  const isConfirmed = ({ id }: Role) => !contract.unconfirmedRoleIds?.includes(id)
  return rolesOn(user, contract).flatMap(role =>
    role.permissions.filter(permission => !confirmedPermissions.includes(permission) || isConfirmed(role)),
  )
}

/** Whether a permission is among those held; `a|b` accepts any of them (PER-2). */
export const hasPermission = (held: readonly string[], permission: string): boolean =>
  permission.split('|').some(name => held.includes(name))
