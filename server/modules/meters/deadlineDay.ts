import type { Queries } from '../../database/Database.ts'
import { eq, type Placeholder, type SQL, sql } from '../../database/drizzle.ts'
import type { PgColumn } from '../../database/drizzlePgCore.ts'
import { settings } from '../../database/tables.ts'
import { vendors } from '../vendors/tables.ts'

/** Default of the setting (MET-5). */
const defaultDay = 3

/** @throws Error if the setting `declaration_deadline_day` is not a number from 1 to 27 */
export function checkedDay(day: unknown): number {
  if (typeof day !== 'number' || !Number.isInteger(day) || day < 1 || day > 27)
    throw new Error(
      `The setting declaration_deadline_day must be a number from 1 to 27, but is ${JSON.stringify(day)}.`,
    )
  return day
}

/**
 * SQL expression: the last day of the month on which a vendor accepts readings of the previous month. A vendor without a
 * day of its own has the platform's.
 */
export const deadlineDayOf = (queries: Queries, vendorId: number | Placeholder | PgColumn): SQL<number> => {
  const own = queries
    .select({ day: sql`to_jsonb(${vendors.declarationDeadlineDay})` })
    .from(vendors)
    .where(eq(vendors.id, vendorId))
  const ofPlatform = queries
    .select({ day: sql`nullif(${settings.value}, 'null')` })
    .from(settings)
    .where(eq(settings.key, 'declaration_deadline_day'))
  return sql`coalesce((${own}), (${ofPlatform}), to_jsonb(${sql.raw(String(defaultDay))}))`.mapWith(
    checkedDay,
  )
}

/** Returns that day of a vendor, or of the platform without one. */
export async function deadlineDay(queries: Queries, vendorId: number | undefined): Promise<number> {
  // No vendor has the id 0.
  const [row] = await queries
    .select({ day: deadlineDayOf(queries, vendorId ?? 0) })
    .from(sql`(select) as nothing`)
  return checkedDay(row?.day)
}
