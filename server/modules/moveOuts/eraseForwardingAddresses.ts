import type { Transaction } from '../../database/Database.ts'
import { eq } from '../../database/drizzle.ts'
import { moveOuts } from './tables.ts'

/** Erases what a person said of the new home, when the account is deleted; the contract still ends (MOV-5). */
export async function eraseForwardingAddresses(tx: Transaction, userId: number): Promise<void> {
  await tx.update(moveOuts).set({ forwardingAddress: null }).where(eq(moveOuts.userId, userId))
}
