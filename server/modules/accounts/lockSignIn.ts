import type { Transaction } from '../../database/Database.ts'
import { eq } from '../../database/drizzle.ts'
import { users } from './tables.ts'

/**
 * Lets a reset or a change of the password wait for the transaction that opens a session, because it ends the sessions that
 * it sees. What the user signs in with has to be read afterwards: one that came first has ended or removed it.
 * @returns hash of the password as it is now; undefined if the account was deleted
 */
export async function lockSignIn(tx: Transaction, userId: number): Promise<string | undefined> {
  const [user] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('share')
  return user?.passwordHash
}
