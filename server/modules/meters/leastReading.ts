import type { Queries } from '../../database/Database.ts'
import { and, desc, eq, lt } from '../../database/drizzle.ts'
import { meterReadings, type meters } from './tables.ts'

/**
 * The lower limit of a meter's new reading: its newest reading, else its default value (MET-2).
 * @param beforeMonth only readings of windows before this one, by the first day of its month
 */
export async function leastReading(
  queries: Queries,
  { id, vendorId, defaultValue }: Pick<typeof meters.$inferSelect, 'id' | 'vendorId' | 'defaultValue'>,
  beforeMonth?: string,
): Promise<string> {
  const [newest] = await queries
    .select({ valueTo: meterReadings.valueTo })
    .from(meterReadings)
    .where(
      and(
        eq(meterReadings.vendorId, vendorId),
        eq(meterReadings.meterId, id),
        beforeMonth === undefined ? undefined : lt(meterReadings.windowMonth, beforeMonth),
      ),
    )
    .orderBy(desc(meterReadings.windowMonth))
    .limit(1)
  return newest?.valueTo ?? defaultValue
}
