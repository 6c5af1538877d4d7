import { eq } from '../../database/drizzle.ts'
import type { Session } from '../../http/authorize.ts'
import { invalidField } from '../../http/invalidField.ts'
import type { AccountServices } from './AccountServices.ts'
import { beginSignIn } from './signInLimit.ts'
import { users } from './tables.ts'

/**
 * Requires the password besides the token, because a stolen token must not be enough to keep the account.
 * @throws HttpError validation_failed at `password`, or rate_limited
 */
export async function requireProof(
  services: AccountServices,
  session: Session,
  password: string | undefined,
  address: string,
): Promise<void> {
  if (!password) throw invalidField('password', 'validation.required')
  await checkPassword(services, session, password, address, 'password')
}

/**
 * Re-authenticates the signed-in user. Failed attempts count towards the sign-in limit.
 * @param field form field that the error is attached to
 * @throws HttpError validation_failed or rate_limited
 */
export async function checkPassword(
  services: AccountServices,
  { user: { id, email } }: Session,
  password: string,
  address: string,
  field: string,
): Promise<void> {
  const attempt = await beginSignIn(services, email, address)
  const [user] = await services.database.queries.select().from(users).where(eq(users.id, id))
  if (user && (await services.passwords.matches(password, user.passwordHash))) return attempt.succeeded()
  await attempt.failed()
  throw invalidField(field, 'validation.password_wrong')
}
