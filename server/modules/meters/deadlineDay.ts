import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { settings } from '../../database/tables.ts'

/** Default of the setting (MET-5). */
const defaultDay = 3

/**
 * Returns the last day of the month on which readings of the previous month are accepted: the setting
 * `declaration_deadline_day`, 1 to 27.
 */
export async function deadlineDay(queries: Queries): Promise<number> {
  const [row] = await queries.select().from(settings).where(eq(settings.key, 'declaration_deadline_day'))
  const day = row?.value ?? defaultDay
  if (typeof day !== 'number' || !Number.isInteger(day) || day < 1 || day > 27)
    throw new Error(
      `The setting declaration_deadline_day must be a number from 1 to 27, but is ${JSON.stringify(day)}.`,
    )
  return day
}
