import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { unreads } from './tables.ts'

/** Returns a user's unread items of a contract. */
export const unreadsOfContract = (queries: Queries, userId: number, contractId: number) =>
  queries
    .select({ module: unreads.module, itemId: unreads.itemId })
    .from(unreads)
    .where(and(eq(unreads.userId, userId), eq(unreads.contractId, contractId)))
    .orderBy(unreads.itemId)
