import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { sha256 } from '../../crypto.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import { HttpError } from '../../http/HttpError.ts'
import { rateLimits } from '../../http/tables.ts'

/** Failures allowed within the window, per account and per network address. */
const allowed = 10
const windowSeconds = 15 * 60

export interface SignInAttempt {
  /** Deletes this attempt and earlier failures of the same account from the same address. */
  readonly succeeded: () => Promise<void>
  /** @throws HttpError rate_limited when the account has too many failures from all addresses together */
  readonly failed: () => Promise<void>
}

/**
 * Counts a sign-in attempt before its password is checked, so that concurrent attempts cannot exceed
 * the limit. An address with too many failures is refused. An account with too many failures answers
 * 429 to wrong passwords; the right one still works from an address without failures, so nobody can
 * lock an account out.
 * @throws HttpError rate_limited with Retry-After
 */
export async function beginSignIn(
  { database, clock }: CoreServices,
  email: string,
  address: string,
): Promise<SignInAttempt> {
  const { queries } = database
  const now = clock()
  const since = new Date(now.getTime() - windowSeconds * 1000)
  const accountHash = await sha256(`account ${email.toLowerCase()}`)
  const addressHash = await sha256(`address ${address}`)
  const ofAccount = eq(rateLimits.accountHash, accountHash)
  const ofAddress = eq(rateLimits.addressHash, addressHash)
  const isSignIn = eq(rateLimits.action, 'sign-in')
  const inWindow = and(isSignIn, gt(rateLimits.at, since))

  const [attempt] = await queries
    .insert(rateLimits)
    .values({ action: 'sign-in', accountHash, addressHash, at: now })
    .returning({ id: rateLimits.id })
  if (!attempt) throw new Error('An attempt to sign in was not written.')
  const earlier = await queries
    .select({ at: rateLimits.at })
    .from(rateLimits)
    .where(
      and(
        inWindow,
        ofAddress,
        lt(rateLimits.id, attempt.id),
        // Unfinished attempts count for the same account only, because a building may share one address.
        or(eq(rateLimits.failed, true), and(isNull(rateLimits.failed), ofAccount)),
      ),
    )
    .orderBy(rateLimits.at)
  if (earlier.length >= allowed) {
    await queries.delete(rateLimits).where(eq(rateLimits.id, attempt.id))
    throw tooMany(earlier[earlier.length - allowed]?.at ?? now, now)
  }

  return {
    async succeeded() {
      await queries
        .delete(rateLimits)
        .where(and(isSignIn, or(and(ofAccount, ofAddress), lt(rateLimits.at, since))))
    },
    async failed() {
      await queries.update(rateLimits).set({ failed: true }).where(eq(rateLimits.id, attempt.id))
      const [count] = await queries
        .select({ failures: sql<number>`count(*)::integer` })
        .from(rateLimits)
        .where(and(inWindow, ofAccount, eq(rateLimits.failed, true)))
      if ((count?.failures ?? 0) > allowed) throw tooMany(now, now)
    },
  }
}

/** Retry-After is the time until the oldest counted failure leaves the window. */
const tooMany = (oldest: Date, now: Date) =>
  new HttpError('rate_limited', {
    headers: {
      'Retry-After': String(
        Math.max(1, Math.ceil((oldest.getTime() - now.getTime()) / 1000) + windowSeconds),
      ),
    },
  })
