import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Migration } from './migrate.ts'

/** Reads the SQL files of a folder; by default the server's own migrations. */
export async function readMigrations(
  folder: string = join(import.meta.dirname, 'migrations'),
): Promise<readonly Migration[]> {
  const files = (await readdir(folder)).filter(file => file.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async file => ({
      name: file.slice(0, -'.sql'.length),
      sql: await readFile(join(folder, file), 'utf8'),
    })),
  )
}
