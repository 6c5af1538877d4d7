import { and, eq, gt, lt, or } from 'drizzle-orm'
import { sha256 } from '../crypto.ts'
import type { CoreServices } from './CoreServices.ts'
import { HttpError } from './HttpError.ts'
import { rateLimits } from './tables.ts'

interface Limit {
  /** What is counted, apart from everything else. */
  readonly action: string
  /** Whom it is about: an e-mail, a person's id. */
  readonly account: string
  /** Network address of the caller. */
  readonly address: string
  /** How often within the window, for one account and for one address. */
  readonly perAccount: number
  readonly perAddress: number
  readonly windowSeconds: number
}

/**
 * Counts a call, whatever comes of it, in the database that all processes share. It is written before it is
 * counted, so that many at once cannot slip through; refused ones do not count.
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
  const addressHash = await sha256(`address ${limit.address}`)
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
