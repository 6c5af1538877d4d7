import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { recordChange } from '../changes/recordChange.ts'
import { userContracts } from '../contracts/tables.ts'

/**
 * Confirms the roles that a person chose for a contract.
 * @returns false if the person does not hold it
 */
export const confirmHolder = (queries: Queries, contractId: number, userId: number): Promise<boolean> =>
  queries.transaction(async tx => {
    const [confirmed] = await tx
      .update(userContracts)
      .set({ isConfirmed: true })
      .where(and(eq(userContracts.contractId, contractId), eq(userContracts.userId, userId)))
      .returning({ vendorId: userContracts.vendorId })
    if (confirmed) await recordChange(tx, { ...confirmed, contractId, topic: 'holders' })
    return confirmed !== undefined
  })
