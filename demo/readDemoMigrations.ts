import { join } from 'node:path'
import type { Migration } from '../server/database/migrate.ts'
import { readMigrations } from '../server/database/readMigrations.ts'

/** The server's migrations and those of the mock providers. */
export const readDemoMigrations = async (): Promise<readonly Migration[]> => [
  ...(await readMigrations()),
  ...(await readMigrations(join(import.meta.dirname, 'mock-providers/migrations'))),
]
