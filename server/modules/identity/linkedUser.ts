import { sha256 } from '../../common/crypto.ts'
import type { Transaction } from '../../database/Database.ts'
import { and, eq, isNotNull, ne } from '../../database/drizzle.ts'
import type { Identity } from '../../providers/identity/IdentityVerifier.ts'
import { hasEmail, users } from '../accounts/tables.ts'
import { userContracts } from '../contracts/tables.ts'
import { identities } from './tables.ts'

type User = typeof users.$inferSelect

/** Mark of an account's present password. */
const passwordMark = ({ passwordHash }: Pick<User, 'passwordHash'>): Promise<string> =>
  sha256(`password ${passwordHash}`)

/**
 * Links a person to an account. A link of the account from before a change of its password has ended, so that it is
 * replaced.
 * @returns "taken" if either is linked to another one
 */
export async function linkPerson(
  tx: Transaction,
  vendorId: number,
  subject: string,
  user: User,
  now: Date,
): Promise<'new' | 'present' | 'taken'> {
  const mark = await passwordMark(user)
  const isOfAccount = and(eq(identities.vendorId, vendorId), eq(identities.userId, user.id))
  await tx.delete(identities).where(and(isOfAccount, ne(identities.passwordMark, mark)))
  const rows = await tx
    .insert(identities)
    .values({ vendorId, subject, userId: user.id, passwordMark: mark, linkedAt: now })
    .onConflictDoNothing()
    .returning({ userId: identities.userId })
  if (rows.length > 0) return 'new'
  // A concurrent call may have linked the same person.
  const [present] = await tx
    .select({ subject: identities.subject })
    .from(identities)
    .where(and(isOfAccount, eq(identities.subject, subject)))
  return present ? 'present' : 'taken'
}

/** Returns the account that a person is linked to. A link from before a change of the password is deleted. */
export async function linkedUser(
  tx: Transaction,
  vendorId: number,
  subject: string,
): Promise<User | undefined> {
  const isPerson = and(eq(identities.vendorId, vendorId), eq(identities.subject, subject))
  const [row] = await tx
    .select({ user: users, mark: identities.passwordMark })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(isPerson)
  if (row && row.mark === (await passwordMark(row.user))) return row.user
  if (row) await tx.delete(identities).where(isPerson)
  return undefined
}

/**
 * Returns the account that a person may be linked to without its owner's confirmation: the provider has
 * verified its address, the account has confirmed it, and all of its contracts are of the vendor. An
 * address alone proves nothing here, and a vendor must not open contracts of other vendors.
 */
export async function accountOfCustomer(
  tx: Transaction,
  vendorId: number,
  { verifiedEmail }: Identity,
): Promise<User | undefined> {
  if (verifiedEmail === undefined) return undefined
  const [user] = await tx
    .select()
    .from(users)
    .where(and(hasEmail(verifiedEmail), isNotNull(users.confirmedAt)))
  if (!user) return undefined
  const held = await tx
    .selectDistinct({ vendorId: userContracts.vendorId })
    .from(userContracts)
    .where(eq(userContracts.userId, user.id))
  return held.length === 1 && held[0]?.vendorId === vendorId ? user : undefined
}
