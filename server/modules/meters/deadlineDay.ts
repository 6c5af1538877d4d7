import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { readSetting } from '../../database/readSetting.ts'
import { vendors } from '../vendors/tables.ts'

/** Default of the setting (MET-5). */
const defaultDay = 3

/**
 * Returns the last day of the month on which readings of the previous month are accepted, for vendors without a day of
 * their own: the setting `declaration_deadline_day`, 1 to 27.
 */
export async function platformDeadlineDay(queries: Queries): Promise<number> {
  const day = (await readSetting(queries, 'declaration_deadline_day')) ?? defaultDay
  if (typeof day !== 'number' || !Number.isInteger(day) || day < 1 || day > 27)
    throw new Error(
      `The setting declaration_deadline_day must be a number from 1 to 27, but is ${JSON.stringify(day)}.`,
    )
  return day
}

/** Returns the last day of the month on which a vendor accepts readings of the previous month. */
export async function deadlineDay(queries: Queries, vendorId: number | undefined): Promise<number> {
  const [vendor] =
    vendorId === undefined
      ? []
      : await queries
          .select({ day: vendors.declarationDeadlineDay })
          .from(vendors)
          .where(eq(vendors.id, vendorId))
  return vendor?.day ?? platformDeadlineDay(queries)
}
