import type { Queries } from './Database.ts'
import { eq } from './drizzle.ts'
import { settings } from './tables.ts'

/** Returns the value of a setting, or undefined if it is not set. */
export async function readSetting(queries: Queries, key: string): Promise<unknown> {
  const [row] = await queries.select().from(settings).where(eq(settings.key, key))
  return row?.value
}
