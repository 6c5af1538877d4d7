import type { Transaction } from '../../database/Database.ts'
import { residentChanges } from './tables.ts'

/**
 * Reports a change to the open pages of residents, in the transaction that makes it. Large imports report
 * one change per organization, not one per row.
 */
export async function recordChange(
  tx: Transaction,
  change: Pick<typeof residentChanges.$inferInsert, 'vendorId' | 'organizationId' | 'contractId' | 'topic'>,
): Promise<void> {
  await tx.insert(residentChanges).values(change)
}
