import type { Credentials } from '../../../src/api/schemas/auth.ts'
import { randomSecret } from '../../crypto.ts'
import { HttpError } from '../../http/HttpError.ts'
import type { AccountServices } from './AccountServices.ts'
import { beginSignIn } from './signInLimit.ts'
import { hasEmail, users } from './tables.ts'

/**
 * Returns the check of e-mail and password, which counts its attempts (AUT-1, SEC-5). It returns the user's id.
 * @throws HttpError rate_limited, invalid_credentials or profile_not_confirmed
 */
export function createCredentialCheck(services: AccountServices) {
  const { database, passwords } = services
  // Compared when the account does not exist, so that the call takes as long as with a wrong password.
  const dummyHash = passwords.hash(randomSecret())

  return async ({ email, password }: Credentials, address: string): Promise<number> => {
    const attempt = await beginSignIn(services, email, address)
    const [user] = await database.queries.select().from(users).where(hasEmail(email))
    const isRight = await passwords.matches(password, user?.passwordHash ?? (await dummyHash))
    if (!user || !isRight) {
      await attempt.failed()
      throw new HttpError('invalid_credentials')
    }
    await attempt.succeeded()
    if (!user.confirmedAt) throw new HttpError('profile_not_confirmed')
    return user.id
  }
}
