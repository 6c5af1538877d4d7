import type { Logger } from '../server/common/Logger.ts'
import { migrateDatabase } from '../server/database/migrate.ts'
import { openDatabase } from '../server/database/openDatabase.ts'
import { passwords } from '../server/modules/accounts/passwords.ts'
import { printReport } from '../server/modules/documents/printReport.ts'
import type { Environment } from '../server/settings/environment.ts'
import { readDemoMigrations } from './readDemoMigrations.ts'
import { seed } from './seed/seed.ts'
import { type DemoServing, serveDemo } from './serve.ts'
import { createDemoKeys } from './vendor-system/createDemoKeys.ts'
import { withPushKeys } from './withPushKeys.ts'

export interface RunningDemo extends DemoServing {
  /** Whether the database was empty before. */
  readonly isNew: boolean
}

/**
 * Opens the database that the environment names, migrates it, seeds it if empty and serves everything.
 * `stop` closes the database too.
 * @throws Error whose message says what to do
 */
export async function startDemo(environment: Environment, logger: Logger): Promise<RunningDemo> {
  const { DEMO_NOW } = environment
  const clock = () => (DEMO_NOW ? new Date(DEMO_NOW) : new Date())
  const database = await openDatabase(environment, logger)
  try {
    const migrations = await readDemoMigrations()
    await migrateDatabase(database, migrations)
    const isNew = await seed(database.queries, clock, passwords, printReport)
    // It is open to everyone, like the mailbox.
    const vendorKeys = environment.SMTP_URL ? undefined : await createDemoKeys(database.queries, clock())
    const serving = await serveDemo({
      environment: withPushKeys(environment),
      database,
      migrations,
      clock,
      logger,
      ...(vendorKeys && { vendorKeys }),
    })
    return {
      ...serving,
      isNew,
      stop: async () => {
        await serving.stop()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
