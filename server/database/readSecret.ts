import { randomSecret } from '../common/crypto.ts'
import type { Queries } from './Database.ts'
import { readSetting } from './readSetting.ts'
import { settings } from './tables.ts'

/** Reads a secret of the server and creates it at first use. All processes on the database share it. */
export async function readSecret(queries: Queries, key: string): Promise<string> {
  await queries.insert(settings).values({ key, value: randomSecret() }).onConflictDoNothing()
  const value = await readSetting(queries, key)
  if (typeof value !== 'string') throw new Error(`The setting ${key} is not a text.`)
  return value
}
