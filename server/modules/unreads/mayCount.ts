import { modulePermissions } from '../../../src/api/rules/modulePermissions.ts'
import { listOfModule, type UnreadList } from '../../../src/api/rules/unreads.ts'
import type { Module } from '../../../src/api/schemas/modules.ts'
import type { Permission } from '../../../src/api/schemas/permissions.ts'

const permissionOfList = new Map<UnreadList, Permission | undefined>(
  Object.entries(listOfModule).map(([module, list]) => [list, modulePermissions[module as Module]]),
)

/** Whether a holder with these permissions may open what an unread list counts (SEC-3). */
export function mayCount(held: readonly string[], list: UnreadList): boolean {
  const permission = permissionOfList.get(list)
  return permission === undefined || held.includes(permission)
}
