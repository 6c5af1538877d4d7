import type { Queries } from '../../database/Database.ts'
import { and, eq } from '../../database/drizzle.ts'
import { type ContractKey, isOfContract } from '../contracts/isOfContract.ts'
import { unreads } from './tables.ts'

/** Returns a user's unread items of a contract. */
export const unreadsOfContract = (queries: Queries, userId: number, contract: ContractKey) =>
  queries
    .select({ module: unreads.module, itemId: unreads.itemId })
    .from(unreads)
    .where(and(eq(unreads.userId, userId), isOfContract(unreads, contract)))
    .orderBy(unreads.itemId)
