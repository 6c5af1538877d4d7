import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { UnreadList } from '../../../src/api/rules/unreads.ts'
import type { Queries } from '../../database/Database.ts'
import { unreads } from './tables.ts'

export interface Unread {
  readonly place: UnreadList
  readonly id: number
}

/** Returns a user's unread items, each once even if several contracts have it. */
export async function unreadItems(
  queries: Queries,
  userId: number,
  places: readonly UnreadList[],
  ...more: readonly SQL[]
): Promise<readonly Unread[]> {
  const rows = await queries
    .selectDistinct({ place: unreads.module, id: unreads.itemId })
    .from(unreads)
    .where(and(eq(unreads.userId, userId), inArray(unreads.module, [...places]), ...more))
    .orderBy(unreads.itemId)
  return rows.map(({ place, id }) => ({ place: place as UnreadList, id }))
}

/** Returns the ids of the rows that a user has not read. */
export async function unreadAmong(
  queries: Queries,
  userId: number,
  places: readonly UnreadList[],
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const unread = await unreadItems(queries, userId, places, inArray(unreads.itemId, [...ids]))
  return new Set(unread.map(({ id }) => id))
}
