import { eq } from 'drizzle-orm'
import { accountActivity, accountConsents, emailChanges } from '../database/accountsSchema.ts'
import type { Queries } from '../database/Database.ts'
import {
  contractNames,
  contracts,
  organizations,
  roles,
  sessions,
  userContracts,
  userRoles,
} from '../database/schema.ts'
import type { Session } from '../http/grant.ts'

/** What the account itself keeps about a person; what contracts hold is read under each contract. */
export async function exportPerson(queries: Queries, user: Session['user']) {
  const userId = user.id
  return {
    account: user,
    roles: await queries
      .select({ name: roles.externalName })
      .from(userRoles)
      .innerJoin(roles, eq(roles.id, userRoles.roleId))
      .where(eq(userRoles.userId, userId)),
    contracts: await queries
      .selectDistinct({ number: contracts.username, organization: organizations.name })
      .from(userContracts)
      .innerJoin(contracts, eq(contracts.id, userContracts.contractId))
      .innerJoin(organizations, eq(organizations.id, contracts.organizationId))
      .where(eq(userContracts.userId, userId)),
    contractNames: await queries
      .select({ contractId: contractNames.contractId, name: contractNames.name })
      .from(contractNames)
      .where(eq(contractNames.userId, userId)),
    consents: await queries
      .select({ consent: accountConsents.consent, isGiven: accountConsents.isGiven, at: accountConsents.at })
      .from(accountConsents)
      .where(eq(accountConsents.userId, userId)),
    pendingEmails: await queries
      .select({ email: emailChanges.email, expiresAt: emailChanges.expiresAt })
      .from(emailChanges)
      .where(eq(emailChanges.userId, userId)),
    signedIn: await queries
      .select({ since: sessions.createdAt, until: sessions.expiresAt })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    lastSeen: await queries
      .select({ at: accountActivity.lastSeenAt })
      .from(accountActivity)
      .where(eq(accountActivity.userId, userId)),
  }
}
