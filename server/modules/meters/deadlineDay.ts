import type { Queries } from '../../database/Database.ts'
import { readSetting } from '../../database/readSetting.ts'

/** Default of the setting (MET-5). */
const defaultDay = 3

/**
 * Returns the last day of the month on which readings of the previous month are accepted: the setting
 * `declaration_deadline_day`, 1 to 27.
 */
export async function deadlineDay(queries: Queries): Promise<number> {
  const day = (await readSetting(queries, 'declaration_deadline_day')) ?? defaultDay
  if (typeof day !== 'number' || !Number.isInteger(day) || day < 1 || day > 27)
    throw new Error(
      `The setting declaration_deadline_day must be a number from 1 to 27, but is ${JSON.stringify(day)}.`,
    )
  return day
}
