import type { Queries } from '../../database/Database.ts'
import { and, asc, eq, gt, isNull, lte, or } from '../../database/drizzle.ts'
import { outages } from './tables.ts'

/** Outages of a vendor that have begun and not ended, the oldest first. */
export const currentOutages = (queries: Queries, vendorId: number, now: Date) =>
  queries
    .select()
    .from(outages)
    .where(
      and(
        eq(outages.vendorId, vendorId),
        lte(outages.startsAt, now),
        or(isNull(outages.endsAt), gt(outages.endsAt, now)),
      ),
    )
    .orderBy(asc(outages.startsAt), asc(outages.id))
