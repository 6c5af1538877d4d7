import type { Queries, Transaction } from '../../database/Database.ts'
import { desc, eq, inArray } from '../../database/drizzle.ts'
import { invalidField } from '../../http/invalidField.ts'
import type { Registration } from './AccountRequest.ts'
import type { AccountServices } from './AccountServices.ts'
import { isConsentGiven } from './consents.ts'
import type { Link } from './links.ts'
import { beginSignIn } from './signInLimit.ts'
import { socialAccounts } from './social/tables.ts'
import { accountConsents, rivalRegistrations, users } from './tables.ts'

/** Stored registrations of one address beside its account; each costs one hash to compare. */
const most = 9

/** Whether a sign-in provider began the account and nobody has registered it since, so that it has no password yet. */
export async function isBegunByProvider(
  tx: Transaction,
  { id, phone }: Pick<typeof users.$inferSelect, 'id' | 'phone'>,
): Promise<boolean> {
  if (phone !== null) return false
  const rows = await tx.select().from(socialAccounts).where(eq(socialAccounts.userId, id)).limit(1)
  return rows.length > 0
}

/** Stores a registration of an address that already has an unconfirmed account, and drops the oldest ones. */
export async function addRival(
  tx: Transaction,
  userId: number,
  registration: Registration,
  now: Date,
): Promise<void> {
  await tx.insert(rivalRegistrations).values({ userId, ...registration, createdAt: now })
  const newest = await tx
    .select({ id: rivalRegistrations.id })
    .from(rivalRegistrations)
    .where(eq(rivalRegistrations.userId, userId))
    .orderBy(desc(rivalRegistrations.id))
    .offset(most)
  if (newest.length > 0)
    await tx.delete(rivalRegistrations).where(
      inArray(
        rivalRegistrations.id,
        newest.map(({ id }) => id),
      ),
    )
}

/**
 * Makes the registration of an unconfirmed account one of several, because anybody can have sent it: once somebody else
 * gives the account something, the password decides. The account becomes that of an invited person.
 */
export async function setRegistrationAside(
  tx: Transaction,
  { id, email, phone, confirmedAt, ...registered }: typeof users.$inferSelect,
  invited: Pick<Registration, 'firstName' | 'lastName' | 'passwordHash'>,
  now: Date,
): Promise<void> {
  if (confirmedAt !== null) return
  // The next registration must not replace the account that now holds something.
  await tx.delete(socialAccounts).where(eq(socialAccounts.userId, id))
  // Without a number nobody has registered: it was begun by a provider or by another invitation.
  if (phone === null) return
  const { firstName, lastName, passwordHash } = registered
  const newsletter = await isConsentGiven(tx, id, 'newsletter')
  await addRival(tx, id, { firstName, lastName, phone, passwordHash, newsletter }, now)
  await tx.delete(accountConsents).where(eq(accountConsents.userId, id))
  await tx
    .update(users)
    .set({ ...invited, phone: null })
    .where(eq(users.id, id))
}

/**
 * Returns which registration of an address its owner confirms. A link proves the mailbox only, and every
 * registration of the address was mailed there, so that with several the password decides.
 * @returns undefined for the account's own registration
 * @throws HttpError validation_failed or rate_limited
 */
export async function chooseRegistration(
  services: AccountServices,
  { userId, email }: Pick<Link, 'userId' | 'email'>,
  password: string | undefined,
  address: string,
): Promise<Registration | undefined> {
  const { queries } = services.database
  const rivals = await rivalsOf(queries, userId)
  if (rivals.length === 0) return undefined
  if (password === undefined) throw invalidField('password', 'validation.password_of_registration')
  const attempt = await beginSignIn(services, email, address)
  const [user] = await queries.select().from(users).where(eq(users.id, userId))
  for (const registration of [user, ...rivals])
    if (registration && (await services.passwords.matches(password, registration.passwordHash))) {
      await attempt.succeeded()
      return rivals.find(rival => rival === registration)
    }
  await attempt.failed()
  throw invalidField('password', 'validation.password_wrong')
}

const rivalsOf = (queries: Queries, userId: number) =>
  queries
    .select({
      passwordHash: rivalRegistrations.passwordHash,
      firstName: rivalRegistrations.firstName,
      lastName: rivalRegistrations.lastName,
      phone: rivalRegistrations.phone,
      newsletter: rivalRegistrations.newsletter,
    })
    .from(rivalRegistrations)
    .where(eq(rivalRegistrations.userId, userId))
