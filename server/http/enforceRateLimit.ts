import { and, eq, gt, lt, or } from 'drizzle-orm'
import { sha256 } from '../crypto.ts'
import { addressBlock } from './addressBlock.ts'
import type { CoreServices } from './CoreServices.ts'
import { HttpError } from './HttpError.ts'
import { rateLimits } from './tables.ts'

interface Limit {
  /** Name of the limited action; each action is counted separately. */
  readonly action: string
  /** The account concerned: an e-mail address or a user id. */
  readonly account: string
  /** The caller's network address. */
  readonly address: string
  /** Limits within the window, for one account and for one address. */
  readonly perAccount: number
  readonly perAddress: number
  readonly windowSeconds: number
}

/**
 * Rate limiter shared by all processes. Inserts the attempt first and then counts earlier ones in the
 * window, so concurrent calls cannot exceed the limit. Attempts that it rejects are deleted and do not
 * count.
 * @throws HttpError rate_limited with Retry-After
 */
export async function enforceRateLimit(
  { database, clock }: Pick<CoreServices, 'database' | 'clock'>,
  limit: Limit,
): Promise<void> {
  const { queries } = database
  const { action, windowSeconds } = limit
  const at = clock()
  const since = new Date(at.getTime() - windowSeconds * 1000)
  const accountHash = await sha256(`account ${limit.account.toLowerCase()}`)
  const addressHash = await sha256(`address ${addressBlock(limit.address)}`)
  const [turn] = await queries
    .insert(rateLimits)
    .values({ action, accountHash, addressHash, at })
    .returning({ id: rateLimits.id })
  if (!turn) throw new Error('A turn was not written.')
  await queries.delete(rateLimits).where(and(eq(rateLimits.action, action), lt(rateLimits.at, since)))
  const earlier = await queries
    .select({ at: rateLimits.at, account: rateLimits.accountHash, address: rateLimits.addressHash })
    .from(rateLimits)
    .where(
      and(
        eq(rateLimits.action, action),
        gt(rateLimits.at, since),
        lt(rateLimits.id, turn.id),
        or(eq(rateLimits.accountHash, accountHash), eq(rateLimits.addressHash, addressHash)),
      ),
    )
    .orderBy(rateLimits.at)
  const ofAccount = earlier.filter(({ account }) => account === accountHash)
  const ofAddress = earlier.filter(({ address }) => address === addressHash)
  const full = [ofAccount.at(-limit.perAccount)?.at, ofAddress.at(-limit.perAddress)?.at].filter(
    moment => moment !== undefined,
  )
  if (full.length === 0) return
  await queries.delete(rateLimits).where(eq(rateLimits.id, turn.id))
  const free = Math.max(...full.map(moment => moment.getTime())) + windowSeconds * 1000
  throw new HttpError('rate_limited', {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil((free - at.getTime()) / 1000))) },
  })
}
