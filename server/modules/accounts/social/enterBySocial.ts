import * as z from 'zod/mini'
import { Email } from '../../../../src/api/schemas/auth.ts'
import type { Transaction } from '../../../database/Database.ts'
import { and, eq, inArray, isNull } from '../../../database/drizzle.ts'
import { HttpError } from '../../../http/HttpError.ts'
import type { SocialPerson } from '../../../providers/social/SocialProvider.ts'
import type { AccountServices } from '../AccountServices.ts'
import { createLinkToken, dropLinks } from '../links.ts'
import { lockSignIn } from '../lockSignIn.ts'
import { openLongSession } from '../openSession.ts'
import type { SignInSource } from '../signInSource.ts'
import { accountLinks, hasEmail, users } from '../tables.ts'
import { writeAccount } from '../writeAccount.ts'
import { socialAccounts } from './tables.ts'

interface SignIn {
  /** Hash of a random password, for a new account. */
  readonly passwordHash: string
  readonly source: SignInSource
  readonly now: Date
}

type User = typeof users.$inferSelect

/**
 * Returns whether an account owns its address. An unconfirmed account does not, unless an organization
 * created it for a customer: only the mail to the customer opens that one.
 */
async function isTaken(
  tx: Transaction,
  { id, confirmedAt }: User,
  holdsContract: AccountServices['holdsContract'],
): Promise<boolean> {
  if (confirmedAt) return true
  const social = await tx.select().from(socialAccounts).where(eq(socialAccounts.userId, id)).limit(1)
  const invited = await tx
    .select({ userId: accountLinks.userId })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.userId, id),
        inArray(accountLinks.purpose, ['create-password', 'complete-registration']),
      ),
    )
  return (await holdsContract(tx, id)) || (invited.length > 0 && social.length === 0)
}

/** Creates an account from the provider's confirmed data; its form completes it (AUT-7). */
async function beginAccount(
  tx: Transaction,
  person: SocialPerson & { readonly email: string },
  passwordHash: string,
  holdsContract: AccountServices['holdsContract'],
): Promise<User> {
  const { email, firstName, lastName } = person
  const [account] = await tx.select().from(users).where(hasEmail(email)).for('update')
  if (account && (await isTaken(tx, account, holdsContract))) throw new HttpError('social_account_exists')
  if (account) {
    await dropLinks(tx, account.id)
    await tx.delete(socialAccounts).where(eq(socialAccounts.userId, account.id))
  }
  const user = await writeAccount(tx, email, { firstName, lastName, passwordHash }, account)
  // Another request registered the address at the same time.
  if (!user) throw new HttpError('social_account_exists')
  return user
}

/**
 * Signs in the user of a provider account. An e-mail address alone does not open an existing account:
 * its owner signs in and links the provider.
 * @throws HttpError social_account_exists or social_email_unverified
 */
export async function enterBySocial(
  tx: Transaction,
  { holdsContract }: Pick<AccountServices, 'holdsContract'>,
  provider: string,
  person: SocialPerson,
  { passwordHash, source, now }: SignIn,
) {
  const { subject, isEmailVerified } = person
  const isLinked = and(eq(socialAccounts.provider, provider), eq(socialAccounts.subject, subject))
  const [link] = await tx.select({ userId: socialAccounts.userId }).from(socialAccounts).where(isLinked)
  if (link) await lockSignIn(tx, link.userId)
  const [linkedAccount] = await tx
    .select({ user: users })
    .from(socialAccounts)
    .innerJoin(users, eq(users.id, socialAccounts.userId))
    .where(isLinked)
  if (linkedAccount?.user.confirmedAt)
    return { kind: 'signed-in' as const, ...(await openLongSession(tx, linkedAccount.user.id, source, now)) }
  const email = z.safeParse(Email, person.email)
  if (!linkedAccount && !(isEmailVerified && email.success)) throw new HttpError('social_email_unverified')
  const user =
    linkedAccount?.user ??
    (await beginAccount(tx, { ...person, email: email.data ?? '' }, passwordHash, holdsContract))
  if (!linkedAccount)
    await tx.insert(socialAccounts).values({
      provider,
      subject,
      userId: user.id,
      email: user.email,
      createdWith: true,
      linkedAt: now,
    })
  const token = await createLinkToken(
    tx,
    { purpose: 'complete-registration', userId: user.id, email: user.email },
    now,
  )
  const { firstName, lastName } = user
  return { kind: 'registration' as const, token, email: user.email, firstName, lastName }
}

/**
 * Deletes an unfinished social registration of an address that was confirmed by mail, because it may
 * belong to another person.
 */
export async function dropUnfinished(tx: Transaction, userId: number): Promise<void> {
  const unconfirmed = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.confirmedAt)))
  await tx.delete(socialAccounts).where(inArray(socialAccounts.userId, unconfirmed))
}
