import type { Queries } from '../../database/Database.ts'
import { and, eq } from '../../database/drizzle.ts'
import { recordChange } from '../changes/recordChange.ts'
import { type ContractKey, isOfContract } from '../contracts/isOfContract.ts'
import { userContracts } from '../contracts/tables.ts'

/**
 * Confirms the roles that a person chose for a contract.
 * @returns false if the person does not hold it
 */
export const confirmHolder = (queries: Queries, contract: ContractKey, userId: number): Promise<boolean> =>
  queries.transaction(async tx => {
    const [confirmed] = await tx
      .update(userContracts)
      .set({ isConfirmed: true })
      .where(and(isOfContract(userContracts, contract), eq(userContracts.userId, userId)))
      .returning({ vendorId: userContracts.vendorId, contractId: userContracts.contractId })
    if (confirmed) await recordChange(tx, { ...confirmed, topic: 'holders' })
    return confirmed !== undefined
  })
