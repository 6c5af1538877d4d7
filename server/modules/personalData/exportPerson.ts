import type { Queries } from '../../database/Database.ts'
import { eq } from '../../database/drizzle.ts'
import type { Session } from '../../http/authorize.ts'
import { pushSubscriptions } from '../../push/tables.ts'
import { passkeys } from '../accounts/passkeys/tables.ts'
import { socialAccounts } from '../accounts/social/tables.ts'
import {
  accountActivity,
  accountConsents,
  emailChanges,
  roles,
  sessions,
  userRoles,
} from '../accounts/tables.ts'
import { exportContracts } from './exportContracts.ts'

/** Returns all stored data of a user: the account, and the data under the contracts that the session opens. */
export async function exportPerson(queries: Queries, session: Session) {
  const { user } = session
  const userId = user.id
  return {
    account: user,
    roles: await queries
      .select({ name: roles.externalName })
      .from(userRoles)
      .innerJoin(roles, eq(roles.id, userRoles.roleId))
      .where(eq(userRoles.userId, userId)),
    consents: await queries
      .select({ consent: accountConsents.consent, isGiven: accountConsents.isGiven, at: accountConsents.at })
      .from(accountConsents)
      .where(eq(accountConsents.userId, userId)),
    pendingEmails: await queries
      .select({ email: emailChanges.email, expiresAt: emailChanges.expiresAt })
      .from(emailChanges)
      .where(eq(emailChanges.userId, userId)),
    signInProviders: await queries
      .select({
        provider: socialAccounts.provider,
        email: socialAccounts.email,
        since: socialAccounts.linkedAt,
      })
      .from(socialAccounts)
      .where(eq(socialAccounts.userId, userId)),
    passkeys: await queries
      .select({ name: passkeys.name, since: passkeys.createdAt, used: passkeys.lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, userId)),
    signedIn: await queries
      .select({
        since: sessions.createdAt,
        until: sessions.expiresAt,
        used: sessions.seenAt,
        way: sessions.signedInBy,
        site: sessions.origin,
        browser: sessions.browser,
        system: sessions.system,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    pushSubscriptions: await queries
      .select({ endpoint: pushSubscriptions.endpoint, since: pushSubscriptions.createdAt })
      .from(pushSubscriptions)
      .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
      .where(eq(sessions.userId, userId)),
    lastSeen: await queries
      .select({ at: accountActivity.lastSeenAt })
      .from(accountActivity)
      .where(eq(accountActivity.userId, userId)),
    ...(await exportContracts(queries, session)),
  }
}
