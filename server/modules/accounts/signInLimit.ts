import { sha256 } from '../../common/crypto.ts'
import { and, eq, gt, isNull, or } from '../../database/drizzle.ts'
import { addressBlock } from '../../http/addressBlock.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import { HttpError } from '../../http/HttpError.ts'
import { lockCounters } from '../../http/lockCounters.ts'
import { rateLimits } from '../../http/tables.ts'
import { knownAddresses } from './tables.ts'

const windowSeconds = 15 * 60
/** Attempts within the window that failed or are still pending. */
const allowed = {
  /** For one account from one network address. */
  pair: 10,
  /** For one account from all addresses: more are slowed down. */
  account: 10,
  /** From one address for all accounts: a provider or an office may put many people behind one address. */
  address: 100,
}
/** Seconds between attempts at an account that has more than `allowed.account`. */
const pauseSeconds = 5

export interface SignInAttempt {
  /** Deletes the failures of the same account from the same address, and remembers the address. */
  readonly succeeded: () => Promise<void>
  readonly failed: () => Promise<void>
}

/**
 * Counts a sign-in attempt before its password is checked, so that concurrent attempts cannot exceed the
 * limits. A refusal says nothing about the password, because no password is checked.
 *
 * One address has ten failures for one account, and a hundred for all accounts. An account with ten failures
 * from anywhere is slowed down: each further address gets one attempt, one every five seconds. An address
 * from which the account has signed in before is exempt from everything but its own ten failures, so nobody
 * elsewhere, and nobody behind the same address who tries other accounts, can lock a person out.
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
  const addressHash = await sha256(`address ${addressBlock(address)}`)
  const isAccount = eq(rateLimits.accountHash, accountHash)
  const isAddress = eq(rateLimits.addressHash, addressHash)
  const isSignIn = eq(rateLimits.action, 'sign-in')

  const attemptId = await queries.transaction(async tx => {
    await lockCounters(tx, 'sign-in', [accountHash, addressHash])
    const attempts = await tx
      .select({ at: rateLimits.at, account: rateLimits.accountHash, address: rateLimits.addressHash })
      .from(rateLimits)
      .where(
        and(
          isSignIn,
          gt(rateLimits.at, since),
          or(isAccount, isAddress),
          or(eq(rateLimits.failed, true), isNull(rateLimits.failed)),
        ),
      )
      .orderBy(rateLimits.at)
    const ofAccount = attempts.filter(({ account }) => account === accountHash)
    const ofAddress = attempts.filter(attempt => attempt.address === addressHash)
    const ofPair = ofAccount.filter(attempt => attempt.address === addressHash)
    if (ofPair.length >= allowed.pair) throw tooMany(ofPair.at(-allowed.pair)?.at, windowSeconds, now)
    const [known] = await tx
      .select({ at: knownAddresses.at })
      .from(knownAddresses)
      .where(and(eq(knownAddresses.accountHash, accountHash), eq(knownAddresses.addressHash, addressHash)))
    if (!known) {
      if (ofAddress.length >= allowed.address)
        throw tooMany(ofAddress.at(-allowed.address)?.at, windowSeconds, now)
      const isSlowed = ofAccount.length >= allowed.account
      if (isSlowed && ofPair.length > 0) throw tooMany(ofPair.at(-1)?.at, windowSeconds, now)
      const newest = ofAccount.at(-1)?.at
      if (isSlowed && newest && now.getTime() - newest.getTime() < pauseSeconds * 1000)
        throw tooMany(newest, pauseSeconds, now)
    }
    const [attempt] = await tx
      .insert(rateLimits)
      .values({ action: 'sign-in', accountHash, addressHash, at: now })
      .returning({ id: rateLimits.id })
    return attempt?.id
  })
  if (attemptId === undefined) throw new Error('An attempt to sign in was not written.')

  return {
    async succeeded() {
      await queries.delete(rateLimits).where(and(isSignIn, isAccount, isAddress))
      await queries
        .insert(knownAddresses)
        .values({ accountHash, addressHash, at: now })
        .onConflictDoUpdate({
          target: [knownAddresses.accountHash, knownAddresses.addressHash],
          set: { at: now },
        })
    },
    async failed() {
      await queries.update(rateLimits).set({ failed: true }).where(eq(rateLimits.id, attemptId))
    },
  }
}

/** Retry-After is the time until the counted attempt leaves its window. */
const tooMany = (counted: Date | undefined, seconds: number, now: Date) =>
  new HttpError('rate_limited', {
    headers: {
      'Retry-After': String(
        Math.max(1, Math.ceil(((counted ?? now).getTime() - now.getTime()) / 1000) + seconds),
      ),
    },
  })
