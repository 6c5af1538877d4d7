import { eq, sql } from 'drizzle-orm'
import { consentNames, mandatoryConsents } from '../../../src/schemas/accounts.ts'
import { accountConsents } from '../database/accountsSchema.ts'
import type { Queries, Transaction } from '../database/Database.ts'

type ConsentName = (typeof consentNames)[number]

export async function setConsent(
  queries: Queries | Transaction,
  userId: number,
  consent: ConsentName,
  isGiven: boolean,
  at: Date,
): Promise<void> {
  await queries
    .insert(accountConsents)
    .values({ userId, consent, isGiven, at })
    .onConflictDoUpdate({
      target: [accountConsents.userId, accountConsents.consent],
      set: { isGiven, at },
      // When it was given stays known as long as it is.
      setWhere: sql`${accountConsents.isGiven} <> ${isGiven}`,
    })
}

/** What a registration agrees to: all that is mandatory, and the newsletter if wanted (AUT-5). */
export async function giveConsents(
  tx: Transaction,
  userId: number,
  newsletter: boolean,
  at: Date,
): Promise<void> {
  for (const consent of mandatoryConsents) await setConsent(tx, userId, consent, true, at)
  await setConsent(tx, userId, 'newsletter', newsletter, at)
}

/** Every consent of an account, in the order of the table (PRF-2). */
export async function consentsOf(queries: Queries, userId: number) {
  const rows = await queries.select().from(accountConsents).where(eq(accountConsents.userId, userId))
  return consentNames.map(key => {
    const isMandatory = (mandatoryConsents as readonly string[]).includes(key)
    return { key, value: rows.find(({ consent }) => consent === key)?.isGiven ?? isMandatory, isMandatory }
  })
}
