import type { Transaction } from '../../database/Database.ts'
import { and, eq, ne } from '../../database/drizzle.ts'
import { sessions } from './tables.ts'

/** Ends every session of a user except the one with the given token hash. */
export async function endSessions(tx: Transaction, userId: number, except?: string): Promise<void> {
  await tx
    .delete(sessions)
    .where(
      and(eq(sessions.userId, userId), except === undefined ? undefined : ne(sessions.tokenHash, except)),
    )
}
