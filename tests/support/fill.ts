import type { readDemoMigrations } from '../../demo/readDemoMigrations.ts'
import { seed } from '../../demo/seed/seed.ts'
import type { Database } from '../../server/database/Database.ts'
import { migrate } from '../../server/database/migrate.ts'
import { passwords } from '../../server/modules/accounts/passwords.ts'
import { printReport } from '../../server/modules/documents/printReport.ts'

/** The time at which tests start. */
export const testNow = new Date('2026-11-21T10:00:00.000Z')

/** Prepares a database for a test: the real migrations and the real seed. */
export async function fill(
  database: Database,
  migrations: Awaited<ReturnType<typeof readDemoMigrations>>,
): Promise<void> {
  await migrate(database.queries, migrations)
  await seed(database.queries, () => testNow, passwords, printReport)
}
