import { sha256 } from '../common/crypto.ts'
import { and, desc, eq, gt } from '../database/drizzle.ts'
import { addressBlock } from './addressBlock.ts'
import type { CoreServices } from './CoreServices.ts'
import { HttpError } from './HttpError.ts'
import { lockCounters } from './lockCounters.ts'
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
 * Rate limiter shared by all processes: stores the call, unless earlier ones within the window fill a limit.
 * Calls of one account, and those from one address, are counted one after the other, so that concurrent ones
 * cannot exceed a limit. Refused calls are not stored and do not count.
 * @throws HttpError rate_limited with Retry-After
 */
export async function enforceRateLimit(
  { database, clock }: Pick<CoreServices, 'database' | 'clock'>,
  limit: Limit,
): Promise<void> {
  const { action, windowSeconds } = limit
  const at = clock()
  const since = new Date(at.getTime() - windowSeconds * 1000)
  const accountHash = await sha256(`account ${limit.account.toLowerCase()}`)
  const addressHash = await sha256(`address ${addressBlock(limit.address)}`)
  const counted = [
    { isOf: eq(rateLimits.accountHash, accountHash), hash: accountHash, most: limit.perAccount },
    { isOf: eq(rateLimits.addressHash, addressHash), hash: addressHash, most: limit.perAddress },
  ].filter(({ most }) => Number.isFinite(most))

  const full = await database.queries.transaction(async tx => {
    await lockCounters(
      tx,
      action,
      counted.map(({ hash }) => hash),
    )
    const full: Date[] = []
    for (const { isOf, most } of counted) {
      // The call that fills the limit: reads one row, however high the limit is.
      const [row] = await tx
        .select({ at: rateLimits.at })
        .from(rateLimits)
        .where(and(eq(rateLimits.action, action), isOf, gt(rateLimits.at, since)))
        .orderBy(desc(rateLimits.at))
        .offset(most - 1)
        .limit(1)
      if (row) full.push(row.at)
    }
    if (full.length === 0) await tx.insert(rateLimits).values({ action, accountHash, addressHash, at })
    return full
  })
  if (full.length === 0) return
  const free = Math.max(...full.map(moment => moment.getTime())) + windowSeconds * 1000
  throw new HttpError('rate_limited', {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil((free - at.getTime()) / 1000))) },
  })
}
