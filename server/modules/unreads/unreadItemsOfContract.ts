import { eq } from 'drizzle-orm'
import type { UnreadList } from '../../../src/api/rules/unreads.ts'
import type { Queries } from '../../database/Database.ts'
import { unreads } from './tables.ts'
import { type Unread, unreadItems } from './unreadItems.ts'

/** Returns a user's unread items of a contract in one list. */
export const unreadItemsOfContract = (
  queries: Queries,
  userId: number,
  place: UnreadList,
  contractId: number,
): Promise<readonly Unread[]> => unreadItems(queries, userId, [place], eq(unreads.contractId, contractId))
