import type { VendorEvent } from '../../../src/api/vendor/schemas/events.ts'
import type { Queries } from '../../database/Database.ts'
import { and, asc, eq, gt, min } from '../../database/drizzle.ts'
import { numberEvents } from './numberEvents.ts'
import { vendorEvents } from './tables.ts'

/** An event in the shape in which vendors read it and webhooks deliver it. */
export const eventAnswer = ({
  key,
  number,
  type,
  at,
  data,
}: Pick<typeof vendorEvents.$inferSelect, 'key' | 'number' | 'type' | 'at' | 'data'>): VendorEvent => ({
  id: key,
  number: number ?? 0,
  type,
  timestamp: at.toISOString(),
  data: data as Record<string, unknown>,
})

/**
 * Returns a vendor's events after a number, in their order. The same call returns the same events for as
 * long as they are kept.
 */
export async function listEvents(
  queries: Queries,
  vendorId: number,
  { after, limit, now }: { readonly after: number; readonly limit: number; readonly now: Date },
) {
  await numberEvents(queries, vendorId, now)
  const rows = await queries
    .select()
    .from(vendorEvents)
    .where(and(eq(vendorEvents.vendorId, vendorId), gt(vendorEvents.number, after)))
    .orderBy(asc(vendorEvents.number))
    .limit(limit + 1)
  const [oldest] = await queries
    .select({ number: min(vendorEvents.number) })
    .from(vendorEvents)
    .where(eq(vendorEvents.vendorId, vendorId))
  const data = rows.slice(0, limit).map(eventAnswer)
  return {
    data,
    meta: {
      next: data.at(-1)?.number ?? after,
      hasMore: rows.length > limit,
      oldest: oldest?.number ?? null,
    },
  }
}
