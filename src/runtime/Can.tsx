import type { ReactNode } from 'react'
import { currentRole, hasPermission, hasRole } from '../api/rules/access.ts'
import { useSession } from './useSession.ts'

interface CanProps {
  /** A permission of the current role; "bills|vote" means any of them. */
  readonly permission: string
  /** Inverts the check. */
  readonly not?: boolean
  readonly children: ReactNode
}

/** Renders children only with a permission (PER-2). The server checks by itself; this only avoids a refusal. */
export function Can({ permission, not = false, children }: CanProps) {
  const may = useSession(({ user, roleId }) => hasPermission(currentRole(user, roleId), permission))
  return may === not ? null : children
}

interface HasRoleProps {
  /** External name of a role; "owner|president" means any of them. */
  readonly name: string
  /** Inverts the check. */
  readonly not?: boolean
  readonly children: ReactNode
}

/** Renders children only for users with a role, current or not (PER-2). */
export function HasRole({ name, not = false, children }: HasRoleProps) {
  const has = useSession(({ user }) => hasRole(user, name))
  return has === not ? null : children
}
