import type { Clock } from '../../common/Clock.ts'
import type { Queries } from '../../database/Database.ts'
import { and, eq, gt, isNull, or, sql } from '../../database/drizzle.ts'
import type { AccessLookups } from '../../http/AccessLookups.ts'
import { vendors } from '../vendors/tables.ts'
import { vendorKeys } from './tables.ts'

/** Calls that one key may make in a minute. An import is one call, whatever its size. */
export const callsPerMinute = 1200

const windowMilliseconds = 60_000

/**
 * Finds the vendor of a key and counts the call in one statement, so that the limit holds across
 * processes.
 */
export const vendorCallLookup =
  (queries: Queries, clock: Clock): AccessLookups['vendorCall'] =>
  async secretHash => {
    const now = clock()
    const isNewWindow = or(
      isNull(vendorKeys.windowStart),
      sql`${vendorKeys.windowStart} <= ${new Date(now.getTime() - windowMilliseconds).toISOString()}::timestamptz`,
    )
    const at = sql`${now.toISOString()}::timestamptz`
    const [row] = await queries
      .update(vendorKeys)
      .set({
        lastUsedAt: now,
        windowStart: sql`case when ${isNewWindow} then ${at} else ${vendorKeys.windowStart} end`,
        windowCalls: sql`case when ${isNewWindow} then 1 else ${vendorKeys.windowCalls} + 1 end`,
      })
      .from(vendors)
      .where(
        and(
          eq(vendors.id, vendorKeys.vendorId),
          eq(vendorKeys.secretHash, secretHash),
          isNull(vendorKeys.revokedAt),
          or(isNull(vendorKeys.expiresAt), gt(vendorKeys.expiresAt, now)),
        ),
      )
      .returning({
        vendorId: vendorKeys.vendorId,
        slug: vendors.slug,
        id: vendorKeys.id,
        name: vendorKeys.name,
        expiresAt: vendorKeys.expiresAt,
        windowStart: vendorKeys.windowStart,
        windowCalls: vendorKeys.windowCalls,
      })
    if (!row) return undefined
    const { vendorId, slug, id, name, expiresAt, windowStart, windowCalls } = row
    const until = (windowStart ?? now).getTime() + windowMilliseconds
    return {
      vendor: { id: vendorId, slug, key: { id, name, expiresAt } },
      waitSeconds: windowCalls > callsPerMinute ? Math.max(1, Math.ceil((until - now.getTime()) / 1000)) : 0,
    }
  }
