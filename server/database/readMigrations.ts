import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Migration } from './migrate.ts'

const folder = join(import.meta.dirname, 'migrations')

/** The SQL files beside this one. */
export async function readMigrations(): Promise<readonly Migration[]> {
  const files = (await readdir(folder)).filter(file => file.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async file => ({
      name: file.slice(0, -'.sql'.length),
      sql: await readFile(join(folder, file), 'utf8'),
    })),
  )
}
