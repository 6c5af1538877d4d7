import type { Locale } from '../../src/api/schemas/locales.ts'
import type { Queries } from '../database/Database.ts'
import { and, eq, ne, sql } from '../database/drizzle.ts'
import { sessions } from '../modules/accounts/tables.ts'
import type { PushTarget } from '../providers/push/SendPush.ts'
import { pushSubscriptions } from './tables.ts'

/** Queries of the browser of a session, by the hash of its token. */
export const pushQueries = (queries: Queries) => {
  const sessionOf = (tokenHash: string) =>
    queries.select({ id: sessions.id }).from(sessions).where(eq(sessions.tokenHash, tokenHash))
  return {
    async isSubscribed(tokenHash: string): Promise<boolean> {
      const rows = await queries
        .select({ sessionId: pushSubscriptions.sessionId })
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.sessionId, sessionOf(tokenHash)))
      return rows.length > 0
    },

    /** Subscribes the browser. @returns false if the session has ended meanwhile */
    subscribe: (tokenHash: string, target: PushTarget & { readonly locale: Locale }, now: Date) =>
      queries.transaction(async tx => {
        const [session] = await tx
          .select({ id: sessions.id })
          .from(sessions)
          .where(eq(sessions.tokenHash, tokenHash))
        if (!session) return false
        const { endpoint } = target
        // One after the other, or two sessions of a browser would both insert its address.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`push ${endpoint}`}, 0))`)
        // The person who signed in before with this browser gets no more messages there.
        const isOthers = and(
          eq(pushSubscriptions.endpoint, endpoint),
          ne(pushSubscriptions.sessionId, session.id),
        )
        await tx.delete(pushSubscriptions).where(isOthers)
        const set = { ...target, createdAt: now }
        await tx
          .insert(pushSubscriptions)
          .values({ sessionId: session.id, ...set })
          .onConflictDoUpdate({ target: pushSubscriptions.sessionId, set })
        return true
      }),

    unsubscribe: (tokenHash: string) =>
      queries.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionOf(tokenHash))),
  }
}
