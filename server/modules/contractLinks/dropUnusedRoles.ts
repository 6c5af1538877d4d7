import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../database/Database.ts'
import { userRoles } from '../accounts/tables.ts'
import { userContracts } from '../contracts/tables.ts'

/** Deletes the given roles in which a user holds no contract any more; keeps at least one role. */
export async function dropUnusedRoles(
  tx: Transaction,
  userId: number,
  roleIds: readonly number[],
): Promise<void> {
  const rows = (table: typeof userRoles | typeof userContracts) =>
    tx.selectDistinct({ roleId: table.roleId }).from(table).where(eq(table.userId, userId))
  const heldRoles = new Set((await rows(userContracts)).map(({ roleId }) => roleId))
  const currentRoles = (await rows(userRoles)).map(({ roleId }) => roleId)
  const unusedRoles = roleIds.filter(roleId => !heldRoles.has(roleId))
  for (const roleId of unusedRoles.length < currentRoles.length ? unusedRoles : unusedRoles.slice(1))
    await tx.delete(userRoles).where(and(eq(userRoles.userId, userId), eq(userRoles.roleId, roleId)))
}
