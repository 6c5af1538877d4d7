import type { Locale } from '../../../src/api/schemas/locales.ts'
import { randomSecret, sha256 } from '../../common/crypto.ts'
import type { Queries, Transaction } from '../../database/Database.ts'
import { and, eq, gt } from '../../database/drizzle.ts'
import { HttpError } from '../../http/HttpError.ts'
import { queueMail } from '../../mail/queueMail.ts'
import { recordEvent } from '../events/recordEvent.ts'
import { companyOf } from './companyOf.ts'
import type { Holding } from './Holding.ts'
import { contractEmailChanges, contractSettings } from './tables.ts'

/** Lifetime of a confirmation link in seconds (AUT-16). */
const lifetime = 3600

const ofHolding = ({ userId, vendorId, contractId }: Holding) =>
  and(
    eq(contractEmailChanges.vendorId, vendorId),
    eq(contractEmailChanges.userId, userId),
    eq(contractEmailChanges.contractId, contractId),
  )

/** Mails a confirmation link to a new contract address, and replaces a pending change. */
export async function askForContractEmail(
  tx: Transaction,
  holding: Holding,
  email: string,
  locale: Locale,
  now: Date,
) {
  const token = randomSecret()
  const pending = {
    email,
    tokenHash: await sha256(token),
    expiresAt: new Date(now.getTime() + lifetime * 1000),
  }
  const [change] = await tx
    .insert(contractEmailChanges)
    .values({ ...holding, ...pending })
    // One statement, because another tab may ask at the same time.
    .onConflictDoUpdate({
      target: [contractEmailChanges.userId, contractEmailChanges.contractId, contractEmailChanges.vendorId],
      set: pending,
    })
    .returning({ id: contractEmailChanges.id })
  const link = `/verify-contract-email#token=${token}&intent=${change?.id}`
  const mail = { kind: 'contractEmail', recipient: email, locale, link } as const
  await queueMail(
    tx,
    { ...mail, ...(await companyOf(tx, { id: holding.contractId, vendorId: holding.vendorId })) },
    now,
  )
}

/** Returns a holder's contract address and the pending one. */
export async function contractEmailOf(queries: Queries, holding: Holding, now: Date) {
  const [settings] = await queries
    .select({ email: contractSettings.email })
    .from(contractSettings)
    .where(
      and(
        eq(contractSettings.vendorId, holding.vendorId),
        eq(contractSettings.userId, holding.userId),
        eq(contractSettings.contractId, holding.contractId),
      ),
    )
  const [pending] = await queries
    .select()
    .from(contractEmailChanges)
    .where(and(ofHolding(holding), gt(contractEmailChanges.expiresAt, now)))
  return {
    email: settings?.email ?? null,
    pending: pending
      ? { id: pending.id, email: pending.email, expiresAt: pending.expiresAt.toISOString() }
      : null,
  }
}

/**
 * Confirms a pending contract address by its mailed secret, once.
 * @param id the expected change; any if omitted
 * @throws HttpError link_expired when the secret is unknown, used, expired or for another change
 */
export async function confirmContractEmail(
  tx: Transaction,
  token: string,
  locale: Locale,
  now: Date,
  id?: number,
) {
  const [change] = await tx
    .delete(contractEmailChanges)
    .where(
      and(
        eq(contractEmailChanges.tokenHash, await sha256(token)),
        gt(contractEmailChanges.expiresAt, now),
        id === undefined ? undefined : eq(contractEmailChanges.id, id),
      ),
    )
    .returning()
  if (!change) throw new HttpError('link_expired')
  const { userId, vendorId, contractId, email } = change
  const unsubscribe = randomSecret()
  const values = { email, unsubscribeHash: await sha256(unsubscribe) }
  await tx
    .insert(contractSettings)
    .values({ userId, vendorId, contractId, ...values })
    .onConflictDoUpdate({
      target: [contractSettings.userId, contractSettings.contractId, contractSettings.vendorId],
      set: values,
    })
  const link = `/contract-unsubscribe/contract/${contractId}#token=${unsubscribe}`
  const mail = { kind: 'contractEmailConfirmed', recipient: email, locale, link } as const
  await queueMail(tx, { ...mail, ...(await companyOf(tx, { id: contractId, vendorId })) }, now)
  await recordEvent(tx, 'contract.email_changed', { userId, vendorId, contractId }, { email }, now)
}
