import type { Locale } from '../../../src/api/schemas/locales.ts'
import type { Transaction } from '../../database/Database.ts'
import { eq, inArray } from '../../database/drizzle.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import { queueMail } from '../../mail/queueMail.ts'
import type { AccountRequest, Registration } from './AccountRequest.ts'
import { giveConsents } from './consents.ts'
import { createLink } from './links.ts'
import { addRival, isBegunByProvider } from './rivalRegistrations.ts'
import { accountRequests, emailChanges, hasEmail, users } from './tables.ts'
import { writeAccount } from './writeAccount.ts'

type User = typeof users.$inferSelect

interface Context {
  readonly tx: Transaction
  readonly now: Date
  readonly locale: Locale
}

/**
 * Processes the oldest stored request and queues its mail.
 * @returns whether there was a request
 */
export async function answerRequest({
  database: { queries },
  clock,
}: Pick<CoreServices, 'database' | 'clock'>): Promise<boolean> {
  return queries.transaction(async tx => {
    const next = tx
      .select({ id: accountRequests.id })
      .from(accountRequests)
      .orderBy(accountRequests.id)
      .limit(1)
      .for('update', { skipLocked: true })
    const [row] = await tx.delete(accountRequests).where(inArray(accountRequests.id, next)).returning()
    if (!row) return false
    const { request, locale, createdAt } = row
    // Drops a request that failed for an hour, because it would block later ones.
    if (clock().getTime() - createdAt.getTime() > 3_600_000) return true
    const [user] = await tx.select().from(users).where(hasEmail(request.email))
    await answer({ tx, now: clock(), locale }, request, user)
    return true
  })
}

async function answer(context: Context, request: AccountRequest, user: User | undefined): Promise<void> {
  switch (request.kind) {
    case 'register':
      if (user?.confirmedAt) return queueAlreadyRegistered(context, user.email)
      return sendVerification(context, await register(context, request.email, request.registration, user))
    case 'resend-verification':
      return user && !user.confirmedAt ? sendVerification(context, user) : undefined
    case 'forgot-password':
      return user && sendReset(context, user)
    case 'change-email':
      if (user) return user.id === request.userId ? undefined : queueAlreadyRegistered(context, user.email)
      return sendEmailChange(context, request)
  }
}

const queueAlreadyRegistered = ({ tx, now, locale }: Context, recipient: string) =>
  queueMail(tx, { kind: 'alreadyRegistered', recipient, locale, link: '/forgot-password' }, now)

/**
 * Creates the account, or overwrites one that a sign-in provider began. Beside any other unconfirmed account
 * the registration is stored, and the password decides between them when the address is confirmed.
 */
async function register(
  { tx, now }: Context,
  email: string,
  registration: Registration,
  existingUser: User | undefined,
): Promise<User> {
  if (existingUser && !(await isBegunByProvider(tx, existingUser))) {
    await addRival(tx, existingUser.id, registration, now)
    return existingUser
  }
  const { newsletter, ...person } = registration
  const user = await writeAccount(tx, email, person, existingUser)
  if (!user) throw new Error('An account was not written.')
  await giveConsents(tx, user.id, newsletter, now)
  return user
}

async function sendVerification({ tx, now, locale }: Context, { id, email }: User) {
  const link = await createLink(tx, { purpose: 'verify-email', userId: id, email }, now)
  await queueMail(tx, { kind: 'verifyEmail', recipient: email, locale, link }, now)
}

async function sendReset({ tx, now, locale }: Context, { id, email }: User) {
  const link = await createLink(tx, { purpose: 'reset-password', userId: id, email }, now)
  await queueMail(tx, { kind: 'resetPassword', recipient: email, locale, link }, now)
}

async function sendEmailChange(
  { tx, now, locale }: Context,
  { userId, email }: Extract<AccountRequest, { kind: 'change-email' }>,
) {
  // Locked, so that a password that is changed at the same time also ends the link (followPasswordChange).
  const [change] = await tx.select().from(emailChanges).where(eq(emailChanges.userId, userId)).for('update')
  // The requested address may have been replaced or withdrawn since.
  if (change?.email !== email) return
  const link = await createLink(tx, { purpose: 'change-email', userId, email }, now)
  await queueMail(tx, { kind: 'changeEmail', recipient: email, locale, link }, now)
}
