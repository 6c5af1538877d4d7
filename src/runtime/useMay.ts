import { useContext } from 'react'
import { currentRole } from '../api/rules/currentRole.ts'
import { hasPermission, permissionsOn } from '../api/rules/permissions.ts'
import { ContractContext } from './ContractContext.ts'
import { useSession } from './useSession.ts'

/**
 * Whether the user has a permission: on the element's contract if it has one, else in the current role (PER-2). The
 * server checks by itself; this only avoids a refusal.
 * @param permission "bills|vote" means any of them
 */
export function useMay(permission: string): boolean {
  const contract = useContext(ContractContext)?.contract
  return useSession(({ user, roleId }) =>
    hasPermission(
      contract ? permissionsOn(user, contract) : currentRole(user, roleId).permissions,
      permission,
    ),
  )
}
