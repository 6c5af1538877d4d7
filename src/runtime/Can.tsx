import type { ReactNode } from 'react'
import { currentRole, hasPermission, hasRole } from '../api/rules/access.ts'
import { useSession } from './useSession.ts'

interface CanProps {
  /** A permission of the present role, or any of several with bars between them: "bills|vote". */
  readonly permission: string
  /** Shows the children to those who may not. */
  readonly not?: boolean
  readonly children: ReactNode
}

/** Leaves out what the present role may not do (PER-2). The server decides by itself; this only spares a refusal. */
export function Can({ permission, not = false, children }: CanProps) {
  const may = useSession(({ user, roleId }) => hasPermission(currentRole(user, roleId), permission))
  return may === not ? null : children
}

interface HasRoleProps {
  /** External name of a role, or any of several with bars between them: "owner|president". */
  readonly name: string
  /** Shows the children to those who have none of them. */
  readonly not?: boolean
  readonly children: ReactNode
}

/** Leaves out what is for people with other roles; the present one need not be it (PER-2). */
export function HasRole({ name, not = false, children }: HasRoleProps) {
  const has = useSession(({ user }) => hasRole(user, name))
  return has === not ? null : children
}
