import type { UnreadList } from '../../../src/api/rules/unreads.ts'
import type { Queries } from '../../database/Database.ts'
import { eq } from '../../database/drizzle.ts'
import type { ContractKey } from '../contracts/isOfContract.ts'
import { unreads } from './tables.ts'
import { type Unread, unreadItems } from './unreadItems.ts'

/** Returns a user's unread items of a contract in one list. */
export const unreadItemsOfContract = (
  queries: Queries,
  userId: number,
  list: UnreadList,
  contract: ContractKey,
): Promise<readonly Unread[]> =>
  unreadItems(queries, userId, [list], [contract.vendorId], eq(unreads.contractId, contract.id))
