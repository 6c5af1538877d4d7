import { linkRoles } from '../../../../src/api/rules/linkRoles.ts'
import type { ContractRecord } from '../../../../src/api/vendor/schemas/records/contractRecord.ts'
import { base64Url } from '../../../common/crypto.ts'
import { and, eq } from '../../../database/drizzle.ts'
import { queueMail } from '../../../mail/queueMail.ts'
import { createLink } from '../../accounts/links.ts'
import { setRegistrationAside } from '../../accounts/rivalRegistrations.ts'
import { hasEmail, userRoles, users } from '../../accounts/tables.ts'
import { writeAccount } from '../../accounts/writeAccount.ts'
import { userContracts } from '../../contracts/tables.ts'
import { vendors } from '../../vendors/tables.ts'
import type { BatchContext, StoredRow } from '../Resource.ts'

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
 * Links contracts to the accounts of the invited people. Someone without a password gets a mail with a link that
 * sets one, once per contract: the same record again sends nothing (AUT-7, AUT-9).
 */
export async function invite(
  context: BatchContext,
  rows: readonly StoredRow<ContractRecord>[],
): Promise<void> {
  for (const row of rows)
    for (const invitation of row.record.invitations) await inviteOne(context, row.id, invitation)
}

async function inviteOne({ tx, vendorId, now }: BatchContext, contractId: number, invitation: Invitation) {
  const { email, firstName, lastName, role } = invitation
  const findUser = async () => (await tx.select().from(users).where(hasEmail(email)))[0]
  const invited = { passwordHash: noPassword(), firstName, lastName }
  // Found the second time if another vendor, or a registration, wrote the address meanwhile.
  const user = (await findUser()) ?? (await writeAccount(tx, email, invited, undefined)) ?? (await findUser())
  const roleId = linkRoles.find(({ externalName }) => externalName === role)?.id
  if (!user || roleId === undefined) return
  const [held] = await tx
    .select()
    .from(userContracts)
    .where(and(eq(userContracts.userId, user.id), eq(userContracts.contractId, contractId)))
  if (held) return
  await setRegistrationAside(tx, user, invited, now)
  await tx.insert(userContracts).values({ userId: user.id, vendorId, contractId, roleId })
  // A contract is visible in its role only (PER-3).
  await tx.insert(userRoles).values({ userId: user.id, roleId }).onConflictDoNothing()
  if (user.confirmedAt !== null) return
  const [vendor] = await tx
    .select({ locale: vendors.defaultLocale })
    .from(vendors)
    .where(eq(vendors.id, vendorId))
  const link = await createLink(tx, { purpose: 'create-password', userId: user.id, email: user.email }, now)
  const mail = { kind: 'invitation', recipient: user.email, locale: vendor?.locale ?? 'en' } as const
  await queueMail(tx, { ...mail, link, vendorId }, now)
}
