import { consentNames, mandatoryConsents } from '../../../src/api/schemas/accounts.ts'
import type { Locale } from '../../../src/api/schemas/locales.ts'
import type { Queries, Transaction } from '../../database/Database.ts'
import { and, eq, sql } from '../../database/drizzle.ts'
import { queueMail } from '../../mail/queueMail.ts'
import { createLink } from './links.ts'
import { accountConsents } from './tables.ts'

type ConsentName = (typeof consentNames)[number]

/**
 * Stores a consent.
 * @returns whether its value changed
 */
export async function setConsent(
  queries: Queries | Transaction,
  userId: number,
  consent: ConsentName,
  isGiven: boolean,
  at: Date,
): Promise<boolean> {
  const changedRows = await queries
    .insert(accountConsents)
    .values({ userId, consent, isGiven, at })
    .onConflictDoUpdate({
      target: [accountConsents.userId, accountConsents.consent],
      set: { isGiven, at },
      // An unchanged value keeps its original date.
      setWhere: sql`${accountConsents.isGiven} <> ${isGiven}`,
    })
    .returning()
  return changedRows.length > 0
}

/** Stores the consents of a registration: all mandatory ones, and the newsletter if chosen (AUT-5). */
export async function giveConsents(
  tx: Transaction,
  userId: number,
  newsletter: boolean,
  at: Date,
): Promise<void> {
  for (const consent of mandatoryConsents) await setConsent(tx, userId, consent, true, at)
  await setConsent(tx, userId, 'newsletter', newsletter, at)
}

/** Whether an account has given a consent that is not mandatory. */
export async function isConsentGiven(
  queries: Queries,
  userId: number,
  consent: ConsentName,
): Promise<boolean> {
  const isThis = and(eq(accountConsents.userId, userId), eq(accountConsents.consent, consent))
  const [row] = await queries.select().from(accountConsents).where(isThis)
  return row?.isGiven ?? false
}

/** Returns every consent of an account, in the order of the table (PRF-2). */
export async function consentsOf(queries: Queries, userId: number) {
  const rows = await queries.select().from(accountConsents).where(eq(accountConsents.userId, userId))
  return consentNames.map(key => {
    const isMandatory = (mandatoryConsents as readonly string[]).includes(key)
    return { key, value: rows.find(({ consent }) => consent === key)?.isGiven ?? isMandatory, isMandatory }
  })
}

/** Mails a new newsletter subscriber, with an unsubscribe link (AUT-17). */
export async function greetReader(
  tx: Transaction,
  { userId, email }: { readonly userId: number; readonly email: string },
  locale: Locale,
  now: Date,
): Promise<void> {
  const [newsletter] = await tx
    .select()
    .from(accountConsents)
    .where(and(eq(accountConsents.userId, userId), eq(accountConsents.consent, 'newsletter')))
  if (!newsletter?.isGiven) return
  const link = await createLink(tx, { purpose: 'newsletter', userId, email }, now)
  await queueMail(
    tx,
    {
      kind: 'newsletter',
      recipient: email,
      locale,
      link,
      consent: { userId, contractId: null, name: 'newsletter' },
    },
    now,
  )
}
