import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { dataDir } from '@electric-sql/pglite-prepopulatedfs'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database } from './Database.ts'

/** PGlite takes all of it when it opens. PostgreSQL's default is 128 MB; a demonstration has less data. */
const cache = ['-c', 'shared_buffers=16MB']

/**
 * Opens the embedded database, or creates an empty one. New databases are copied from a prepared template,
 * because initdb in WebAssembly takes seconds.
 * @param folder of the data; in memory if absent. The caller holds the folder's lock (lockFolder).
 * @param copy a dump to start from instead of the template
 */
export async function openPglite(
  folder?: string,
  copy?: Blob | File,
): Promise<Database & { client: PGlite }> {
  const exists = folder !== undefined && existsSync(join(folder, 'PG_VERSION'))
  const client = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    startParams: [...PGlite.defaultStartParams, ...cache],
    ...(exists ? {} : { loadDataDir: copy ?? (await dataDir()) }),
  })
  return {
    kind: 'pglite',
    client,
    queries: drizzle({ client, casing: 'snake_case' }),
    close: () => client.close(),
  }
}
