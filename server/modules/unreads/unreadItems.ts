import type { UnreadList } from '../../../src/api/rules/unreads.ts'
import type { Queries } from '../../database/Database.ts'
import { and, eq, inArray, type SQL } from '../../database/drizzle.ts'
import type { Holder } from '../contracts/heldContracts.ts'
import { isOfVendors } from '../contracts/isOfSession.ts'
import { unreads } from './tables.ts'

export interface Unread {
  readonly list: UnreadList
  readonly id: number
}

/** Returns a user's unread items, each once even if several contracts have it. */
export async function unreadItems(
  queries: Queries,
  userId: number,
  lists: readonly UnreadList[],
  vendors: readonly number[],
  ...more: readonly SQL[]
): Promise<readonly Unread[]> {
  const rows = await queries
    .selectDistinct({ list: unreads.module, id: unreads.itemId })
    .from(unreads)
    .where(
      and(
        isOfVendors(unreads.vendorId, vendors),
        eq(unreads.userId, userId),
        inArray(unreads.module, [...lists]),
        ...more,
      ),
    )
    .orderBy(unreads.itemId)
  return rows.map(({ list, id }) => ({ list: list as UnreadList, id }))
}

/** Returns the unread items of the contracts that a session opens. */
export async function unreadItemsOfSession(
  queries: Queries,
  { user, vendors }: Holder,
  lists: readonly UnreadList[],
): Promise<readonly Unread[]> {
  return unreadItems(queries, user.id, lists, vendors)
}

/** Returns the ids of the rows that a user has not read. */
export async function unreadAmong(
  queries: Queries,
  userId: number,
  lists: readonly UnreadList[],
  vendors: readonly number[],
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const unread = await unreadItems(queries, userId, lists, vendors, inArray(unreads.itemId, [...ids]))
  return new Set(unread.map(({ id }) => id))
}
