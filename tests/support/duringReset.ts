import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { hasEmail, sessions, users } from '../../server/modules/accounts/tables.ts'
import { isWaitingForLock } from './isWaitingForLock.ts'
import type { TestServer } from './server.ts'

/**
 * Makes a call while a reset of the password has ended the user's sessions and is not committed yet; commits it when the call
 * is answered or waits for it. On the embedded database the call comes afterwards.
 * @returns the answer of the call
 */
export async function duringReset(
  { database: { kind, queries } }: TestServer,
  email: string,
  call: () => Promise<Response>,
): Promise<Response> {
  const { calling } = await queries.transaction(async tx => {
    const [user] = await tx
      .update(users)
      .set({ firstName: sql`${users.firstName}` })
      .where(hasEmail(email))
      .returning({ id: users.id })
    await tx.delete(sessions).where(eq(sessions.userId, user?.id ?? 0))
    if (kind === 'pglite') return { calling: undefined }
    let isAnswered = false
    const calling = call().finally(() => {
      isAnswered = true
    })
    await expect
      .poll(async () => isAnswered || (await isWaitingForLock(queries)), { timeout: 10_000 })
      .toBe(true)
    return { calling }
  })
  return calling ?? call()
}
