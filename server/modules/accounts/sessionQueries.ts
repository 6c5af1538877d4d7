import type { Queries } from '../../database/Database.ts'
import { and, desc, eq, gt, ne, or } from '../../database/drizzle.ts'
import { sessions } from './tables.ts'

/** Queries of one user's sessions. */
export const sessionQueries = (queries: Queries) => ({
  /**
   * Sessions that a token or a refresh token still opens, the latest used first.
   * @param idleSince time before which an unused access token has ended
   */
  openSessions: (userId: number, now: Date, idleSince: Date) =>
    queries
      .select()
      .from(sessions)
      .where(
        and(
          eq(sessions.userId, userId),
          or(
            and(gt(sessions.expiresAt, now), gt(sessions.seenAt, idleSince)),
            gt(sessions.refreshUntil, now),
          ),
        ),
      )
      .orderBy(desc(sessions.seenAt), desc(sessions.id)),

  /** Ends a session. @returns false if the user has none with this id */
  async end(userId: number, id: number): Promise<boolean> {
    const rows = await queries
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
      .returning({ id: sessions.id })
    return rows.length > 0
  },

  endOthers: (userId: number, tokenHash: string) =>
    queries.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash))),
})
