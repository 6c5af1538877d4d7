import type { Clock } from '../../common/Clock.ts'
import type { Queries } from '../../database/Database.ts'
import { eq } from '../../database/drizzle.ts'
import { sessions } from './tables.ts'

/** How exactly the latest use of a session is stored: a write with each call would cost more than the call. */
const exactMilliseconds = 5 * 60_000

/** The idle limit of sessions: its parameters, and the note that a session was used. */
export const sessionUse = (queries: Queries, clock: Clock, idleSeconds: number) => ({
  /** Parameters of `isLiveSession`. */
  parameters(tokenHash: string, origin: string | null) {
    const now = clock()
    return { tokenHash, origin, now, idleSince: new Date(now.getTime() - idleSeconds * 1000) }
  },

  async note(tokenHash: string, seenAt: Date): Promise<void> {
    const now = clock()
    if (now.getTime() - seenAt.getTime() < exactMilliseconds) return
    await queries.update(sessions).set({ seenAt: now }).where(eq(sessions.tokenHash, tokenHash))
  },
})

export type SessionUse = ReturnType<typeof sessionUse>
