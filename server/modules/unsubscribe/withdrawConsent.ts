import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import type { MailConsent } from '../../mail/Mail.ts'
import { setConsent } from '../accounts/consents.ts'
import { users } from '../accounts/tables.ts'
import { contractSettings } from '../contractLinks/tables.ts'

const isHolding = (userId: number, contractId: number) =>
  and(eq(contractSettings.userId, userId), eq(contractSettings.contractId, contractId))

/** The address that mails of a consent go to; undefined if there is none any more. */
export async function addressOf(
  queries: Queries,
  { userId, contractId }: MailConsent,
): Promise<string | undefined> {
  const [row] =
    contractId === null
      ? await queries.select({ email: users.email }).from(users).where(eq(users.id, userId))
      : await queries
          .select({ email: contractSettings.email })
          .from(contractSettings)
          .where(isHolding(userId, contractId))
  return row?.email ?? undefined
}

/** Withdraws exactly one consent. A second call changes nothing. */
export async function withdrawConsent(
  queries: Queries,
  { userId, contractId, name }: MailConsent,
  now: Date,
): Promise<void> {
  if (contractId !== null)
    await queries
      .update(contractSettings)
      .set({ [name]: false })
      .where(isHolding(userId, contractId))
  else if (name === 'newsletter') await setConsent(queries, userId, name, false, now)
}
