import { linkRoles } from '../../../../src/api/rules/linkRoles.ts'
import type { ContractRecord } from '../../../../src/api/vendor/schemas/records/contractRecord.ts'
import { base64Url } from '../../../common/crypto.ts'
import { and, eq, sql } from '../../../database/drizzle.ts'
import { queueMail } from '../../../mail/queueMail.ts'
import { createLink } from '../../accounts/links.ts'
import { setRegistrationAside } from '../../accounts/rivalRegistrations.ts'
import { hasEmail, userRoles, users } from '../../accounts/tables.ts'
import { writeAccount } from '../../accounts/writeAccount.ts'
import { userContracts } from '../../contracts/tables.ts'
import { vendors } from '../../vendors/tables.ts'
import { listOf, relation } from '../batches/relation.ts'
import type { BatchContext, StoredRow } from '../Resource.ts'
import { contractInvitations } from '../tables.ts'

type Invitation = ContractRecord['invitations'][number]

/** Hash of no password, because the account gets one by the link only. */
function noPassword(): string {
  const random = (bytes: number) =>
    base64Url(crypto.getRandomValues(new Uint8Array(bytes)))
      .replaceAll('-', '+')
      .replaceAll('_', '/')
  return `$argon2id$v=19$m=19456,t=2,p=1$${random(16)}$${random(32)}`
}

/**
 * Links contracts to the accounts of the invited people, once: a person who left a contract, or whom its owner removed, is
 * invited again only after a record without the invitation. Someone without a password gets a mail with a
 * link that sets one (AUT-7, AUT-9).
 */
export async function invite(
  context: BatchContext,
  rows: readonly StoredRow<ContractRecord>[],
): Promise<void> {
  const named: { readonly contractId: number; readonly userId: number }[] = []
  for (const row of rows)
    for (const invitation of row.record.invitations) {
      const userId = await inviteOne(context, row.id, invitation)
      if (userId !== undefined) named.push({ contractId: row.id, userId })
    }
  const known = rows.filter(({ existingId }) => existingId !== undefined).map(({ id }) => id)
  if (known.length > 0) await forgetOthers(context, known, named)
}

/** Forgets invitations to contracts that their records do not name any more. */
async function forgetOthers(
  { tx, vendorId }: BatchContext,
  contracts: readonly number[],
  named: readonly { readonly contractId: number; readonly userId: number }[],
): Promise<void> {
  const kept = relation('k', [
    { name: 'contract_id', type: 'integer', values: named.map(({ contractId }) => contractId) },
    { name: 'user_id', type: 'integer', values: named.map(({ userId }) => userId) },
  ])
  await tx.execute(sql`delete from contract_invitations as i
    where i.vendor_id = ${vendorId} and i.contract_id in ${listOf('integer', contracts)}
      and not exists (select from ${kept} where k.contract_id = i.contract_id and k.user_id = i.user_id)`)
}

/** @returns the id of the invited person; undefined if no account can be written */
async function inviteOne(
  { tx, vendorId, now }: BatchContext,
  contractId: number,
  invitation: Invitation,
): Promise<number | undefined> {
  const { email, firstName, lastName, role } = invitation
  const findUser = async () => (await tx.select().from(users).where(hasEmail(email)))[0]
  const invited = { passwordHash: noPassword(), firstName, lastName }
  // Found the second time if another vendor, or a registration, wrote the address meanwhile.
  const user = (await findUser()) ?? (await writeAccount(tx, email, invited, undefined)) ?? (await findUser())
  const roleId = linkRoles.find(({ externalName }) => externalName === role)?.id
  if (!user || roleId === undefined) return undefined
  const [first] = await tx
    .insert(contractInvitations)
    .values({ userId: user.id, vendorId, contractId })
    .onConflictDoNothing()
    .returning()
  if (!first) return user.id
  const [held] = await tx
    .select()
    .from(userContracts)
    .where(and(eq(userContracts.userId, user.id), eq(userContracts.contractId, contractId)))
  if (held) return user.id
  await setRegistrationAside(tx, user, invited, now)
  await tx.insert(userContracts).values({ userId: user.id, vendorId, contractId, roleId })
  // A contract is visible in its role only (PER-3).
  await tx.insert(userRoles).values({ userId: user.id, roleId }).onConflictDoNothing()
  if (user.confirmedAt !== null) return user.id
  const [vendor] = await tx
    .select({ locale: vendors.defaultLocale })
    .from(vendors)
    .where(eq(vendors.id, vendorId))
  const link = await createLink(tx, { purpose: 'create-password', userId: user.id, email: user.email }, now)
  const mail = { kind: 'invitation', recipient: user.email, locale: vendor?.locale ?? 'en' } as const
  await queueMail(tx, { ...mail, link, vendorId }, now)
  return user.id
}
