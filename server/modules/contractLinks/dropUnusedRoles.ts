import type { Transaction } from '../../database/Database.ts'
import { and, eq, inArray, notInArray } from '../../database/drizzle.ts'
import { userRoles } from '../accounts/tables.ts'
import { userContracts } from '../contracts/tables.ts'

/** Deletes the given roles in which a user holds no contract any more. */
export async function dropUnusedRoles(
  tx: Transaction,
  userId: number,
  roleIds: readonly number[],
): Promise<void> {
  const heldRoles = tx
    .select({ roleId: userContracts.roleId })
    .from(userContracts)
    .where(eq(userContracts.userId, userId))
  await tx
    .delete(userRoles)
    .where(
      and(
        eq(userRoles.userId, userId),
        inArray(userRoles.roleId, [...roleIds]),
        notInArray(userRoles.roleId, heldRoles),
      ),
    )
}
