import type { Transaction } from '../../database/Database.ts'
import { and, eq } from '../../database/drizzle.ts'
import { users } from '../accounts/tables.ts'
import { isOfContract } from '../contracts/isOfContract.ts'
import { contractNames, userContracts } from '../contracts/tables.ts'
import { recordEvent } from '../events/recordEvent.ts'
import { unreads } from '../unreads/tables.ts'
import { dropUnusedRoles } from './dropUnusedRoles.ts'
import type { Holding } from './Holding.ts'
import { contractEmailChanges, contractSettings } from './tables.ts'

/**
 * Takes a contract out of a user's account, with everything that the user kept about it.
 * @returns false if the user does not hold it
 */
export async function unlink(tx: Transaction, holding: Holding, at: Date): Promise<boolean> {
  const { userId, vendorId, contractId } = holding
  const contract = { id: contractId, vendorId }
  // A call that gives the person another contract waits, or is waited for: until it is committed, nobody sees that a role
  // is still used.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const heldRoles = await tx
    .select({ roleId: userContracts.roleId })
    .from(userContracts)
    .where(and(eq(userContracts.userId, userId), isOfContract(userContracts, contract)))
  if (heldRoles.length === 0) return false
  for (const table of [contractSettings, contractEmailChanges, contractNames, unreads, userContracts])
    await tx.delete(table).where(and(eq(table.userId, userId), isOfContract(table, contract)))
  await dropUnusedRoles(
    tx,
    userId,
    heldRoles.map(({ roleId }) => roleId),
  )
  await recordEvent(tx, 'contract.unlinked', holding, {}, at)
  return true
}
