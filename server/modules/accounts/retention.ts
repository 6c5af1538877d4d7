import { and, eq, gt, isNull, lte, type SQL, sql } from '../../database/drizzle.ts'
import { daysBefore, deleteRows, type RetentionRule } from '../../jobs/retention.ts'
import { isOver } from './openSession.ts'
import { passkeyChallenges } from './passkeys/tables.ts'
import { socialAccounts, socialStates } from './social/tables.ts'
import {
  accountConsents,
  accountLinks,
  accountRequests,
  emailChanges,
  knownAddresses,
  rivalRegistrations,
  sessions,
  userRoles,
  users,
} from './tables.ts'

/**
 * SQL condition: accounts that somebody began a month ago, and whose address nobody has confirmed. One with a role is a
 * vendor's invitation, and a valid link can still confirm it.
 */
function isAbandoned(now: Date): SQL | undefined {
  const monthAgo = daysBefore(now, 30)
  const registered = sql`select from ${accountConsents} where ${eq(accountConsents.userId, users.id)}`
  const begunByProvider = sql`select from ${socialAccounts} where ${eq(socialAccounts.userId, users.id)}`
  return and(
    isNull(users.confirmedAt),
    sql`(exists (${registered}) or exists (${begunByProvider}))`,
    sql`not exists (${registered} and ${gt(accountConsents.at, monthAgo)})`,
    sql`not exists (${begunByProvider} and ${gt(socialAccounts.linkedAt, monthAgo)})`,
    sql`not exists (select from ${accountLinks} where ${eq(accountLinks.userId, users.id)})`,
    sql`not exists (select from ${userRoles} where ${eq(userRoles.userId, users.id)})`,
  )
}

export const accountsRetention: readonly RetentionRule[] = [
  deleteRows('sessions', sessions, isOver),
  deleteRows('account links', accountLinks, now => lte(accountLinks.expiresAt, now)),
  deleteRows('e-mail changes', emailChanges, now => lte(emailChanges.expiresAt, now)),
  deleteRows('social sign-ins', socialStates, now => lte(socialStates.expiresAt, now)),
  deleteRows('passkey challenges', passkeyChallenges, now => lte(passkeyChallenges.expiresAt, now)),
  deleteRows('account requests', accountRequests, now => lte(accountRequests.createdAt, daysBefore(now, 1))),
  deleteRows('known addresses', knownAddresses, now => lte(knownAddresses.at, daysBefore(now, 90))),
  // Kept as long as a link confirms the address, because the password then decides between the registrations.
  deleteRows('rival registrations', rivalRegistrations, now =>
    and(
      lte(rivalRegistrations.createdAt, daysBefore(now, 2)),
      sql`not exists (select from ${accountLinks} where ${eq(accountLinks.userId, rivalRegistrations.userId)}
        and ${eq(accountLinks.purpose, 'verify-email')})`,
    ),
  ),
  deleteRows('unconfirmed accounts', users, isAbandoned),
]
