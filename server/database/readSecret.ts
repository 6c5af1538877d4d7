import { eq } from 'drizzle-orm'
import { randomSecret } from '../crypto.ts'
import type { Queries } from './Database.ts'
import { settings } from './tables.ts'

/** A secret of the server's own, made at its first use; every process on the database gets the same one. */
export async function readSecret(queries: Queries, key: string): Promise<string> {
  await queries.insert(settings).values({ key, value: randomSecret() }).onConflictDoNothing()
  const [row] = await queries.select().from(settings).where(eq(settings.key, key))
  if (typeof row?.value !== 'string') throw new Error(`The setting ${key} is not a text.`)
  return row.value
}
