import { namedByConnection } from '../../database/createStatementNames.ts'
import type { Database } from '../../database/Database.ts'
import { and, eq, gt, type Placeholder, type SQL, sql } from '../../database/drizzle.ts'
import { sessions, users } from './tables.ts'

/** Columns of `users` that a session contains. */
export const callerColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  phone: users.phone,
  invalidFields: users.invalidFields,
}

/** Columns of `sessions` that tell what a caller may open, and when the session was last used. */
export const sessionColumns = { vendorIds: sessions.vendorIds, seenAt: sessions.seenAt }

/** Condition: a session that a page opened answers calls of pages on that origin only. Null is no page. */
export const isSignedInAt = (origin: string | null | Placeholder) =>
  sql`(${sessions.origin} is null or coalesce(${origin}::text, ${sessions.origin}) = ${sessions.origin})`

/** Parameters `tokenHash`, `now`, `idleSince` and `origin`. */
export const isLiveSession = () =>
  and(
    eq(sessions.tokenHash, sql.placeholder('tokenHash')),
    gt(sessions.expiresAt, sql.placeholder('now')),
    gt(sessions.seenAt, sql.placeholder('idleSince')),
    isSignedInAt(sql.placeholder('origin')),
  )

/**
 * The user of a session that has not ended. Prepared once: three times the throughput of an unprepared read.
 * @param contracts SQL expression over `sessions`: the contracts that the session opens
 */
export const prepareSession = <Contracts>(database: Pick<Database, 'queries'>, contracts: SQL<Contracts>) =>
  database.queries
    .select({ user: callerColumns, session: sessionColumns, contracts })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isLiveSession())
    .prepare(namedByConnection)
