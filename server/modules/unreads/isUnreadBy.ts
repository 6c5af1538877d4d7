import type { UnreadList } from '../../../src/api/rules/unreads.ts'
import { type AnyColumn, type Placeholder, type SQL, sql } from '../../database/drizzle.ts'
import { unreads } from './tables.ts'

/**
 * SQL condition: the user has not read an item in the outer query.
 * @param isAsked condition on `unreads` that names the vendors, and maybe the contract
 */
export const isUnreadBy = (
  userId: number | Placeholder,
  isAsked: SQL | undefined,
  lists: readonly UnreadList[],
  id: AnyColumn,
): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${unreads}
    where ${isAsked} and ${unreads.userId} = ${userId}
      and ${unreads.module} in ${[...lists]} and ${unreads.itemId} = ${id})`
