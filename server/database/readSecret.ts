import { eq } from 'drizzle-orm'
import { randomSecret } from '../crypto.ts'
import type { Queries } from './Database.ts'
import { settings } from './tables.ts'

/** Reads a secret of the server and creates it at first use. All processes on the database share it. */
export async function readSecret(queries: Queries, key: string): Promise<string> {
  await queries.insert(settings).values({ key, value: randomSecret() }).onConflictDoNothing()
  const [row] = await queries.select().from(settings).where(eq(settings.key, key))
  if (typeof row?.value !== 'string') throw new Error(`The setting ${key} is not a text.`)
  return row.value
}
