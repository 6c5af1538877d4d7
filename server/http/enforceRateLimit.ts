import { and, desc, eq, gt, lt, type SQL } from 'drizzle-orm'
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
 * window. Calls at the same moment can exceed the limit by a few, because an earlier attempt is not counted
 * until its insert is committed; a later call counts them all. Attempts that it rejects are deleted and do
 * not count.
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
  const [attempt] = await queries
    .insert(rateLimits)
    .values({ action, accountHash, addressHash, at })
    .returning({ id: rateLimits.id })
  if (!attempt) throw new Error('An attempt was not stored.')
  await queries.delete(rateLimits).where(and(eq(rateLimits.action, action), lt(rateLimits.at, since)))
  /** The attempt that fills the limit, if there are so many: reads one row, however high the limit is. */
  const fullSince = async (isOf: SQL, most: number) => {
    if (!Number.isFinite(most)) return []
    const rows = await queries
      .select({ at: rateLimits.at })
      .from(rateLimits)
      .where(
        and(eq(rateLimits.action, action), isOf, gt(rateLimits.at, since), lt(rateLimits.id, attempt.id)),
      )
      .orderBy(desc(rateLimits.at))
      .offset(most - 1)
      .limit(1)
    return rows.map(({ at }) => at)
  }
  const full = [
    ...(await fullSince(eq(rateLimits.accountHash, accountHash), limit.perAccount)),
    ...(await fullSince(eq(rateLimits.addressHash, addressHash), limit.perAddress)),
  ]
  if (full.length === 0) return
  await queries.delete(rateLimits).where(eq(rateLimits.id, attempt.id))
  const free = Math.max(...full.map(moment => moment.getTime())) + windowSeconds * 1000
  throw new HttpError('rate_limited', {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil((free - at.getTime()) / 1000))) },
  })
}
