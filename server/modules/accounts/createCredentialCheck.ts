import type { Credentials } from '../../../src/api/schemas/auth.ts'
import { randomSecret } from '../../common/crypto.ts'
import type { Transaction } from '../../database/Database.ts'
import { HttpError } from '../../http/HttpError.ts'
import type { AccountServices } from './AccountServices.ts'
import { lockSignIn } from './lockSignIn.ts'
import { beginSignIn } from './signInLimit.ts'
import { hasEmail, users } from './tables.ts'

/**
 * Returns the check of e-mail and password, which counts its attempts (AUT-1, SEC-5). It returns what `open` does with the
 * user's id in the check's transaction.
 * @throws HttpError rate_limited, invalid_credentials or profile_not_confirmed
 */
export function createCredentialCheck(services: AccountServices) {
  const { database, passwords } = services
  // Compared when the account does not exist, so that the call takes as long as with a wrong password.
  const dummyHash = passwords.hash(randomSecret())

  return async <Opened>(
    { email, password }: Credentials,
    address: string,
    open: (tx: Transaction, userId: number) => Promise<Opened>,
  ): Promise<Opened> => {
    const attempt = await beginSignIn(services, email, address)
    const [user] = await database.queries.select().from(users).where(hasEmail(email))
    const isRight = await passwords.matches(password, user?.passwordHash ?? (await dummyHash))
    if (!user || !isRight) {
      await attempt.failed()
      throw new HttpError('invalid_credentials')
    }
    await attempt.succeeded()
    if (!user.confirmedAt) throw new HttpError('profile_not_confirmed')
    return database.queries.transaction(async tx => {
      // A password that was set meanwhile has ended the sessions already.
      if ((await lockSignIn(tx, user.id)) !== user.passwordHash) throw new HttpError('invalid_credentials')
      return open(tx, user.id)
    })
  }
}
