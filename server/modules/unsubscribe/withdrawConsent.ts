import type { Queries, Transaction } from '../../database/Database.ts'
import { and, eq } from '../../database/drizzle.ts'
import type { MailConsent } from '../../mail/Mail.ts'
import { setConsent } from '../accounts/consents.ts'
import { users } from '../accounts/tables.ts'
import { contractMailAddress } from '../contractLinks/contractMailAddress.ts'
import { contractSettings } from '../contractLinks/tables.ts'
import { personEvents } from '../events/personEvents.ts'
import { recordEvent } from '../events/recordEvent.ts'

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
          .select({ email: contractMailAddress })
          .from(contractSettings)
          .innerJoin(users, eq(users.id, contractSettings.userId))
          .where(isHolding(userId, contractId))
  return row?.email ?? undefined
}

/** Withdraws exactly one consent and tells the vendor's system (EVT-1). A second call changes nothing. */
export async function withdrawConsent(
  tx: Transaction,
  { userId, contractId, name }: MailConsent,
  now: Date,
): Promise<void> {
  if (name === 'newsletter') {
    if (await setConsent(tx, userId, name, false, now))
      await personEvents.consentChanged(tx, userId, { newsletter: false }, now)
  } else if (contractId !== null) {
    const [holding] = await tx
      .update(contractSettings)
      .set({ [name]: false })
      .where(and(isHolding(userId, contractId), eq(contractSettings[name], true)))
      .returning({ vendorId: contractSettings.vendorId })
    if (holding)
      await recordEvent(
        tx,
        'consent.changed',
        { ...holding, contractId, userId },
        { consents: { [name]: false } },
        now,
      )
  }
}
