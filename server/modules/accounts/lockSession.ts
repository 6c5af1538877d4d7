import type { Transaction } from '../../database/Database.ts'
import { eq } from '../../database/drizzle.ts'
import { type Session, unauthenticated } from '../../http/authorize.ts'
import { sessions, users } from './tables.ts'

/**
 * Lets a change of how a user signs in wait for a reset of the password that runs, and the other way round. A reset ends the
 * sessions, so that what an intruder asked for before it must not come after it (SEC-4).
 * @throws HttpError unauthenticated if the session has ended since the call began
 */
export async function lockSession(tx: Transaction, { user, tokenHash }: Session): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update')
  const [row] = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.tokenHash, tokenHash))
  if (!row) throw unauthenticated()
}
