import type { Logger } from './common/Logger.ts'
import { migrateDatabase, needsMigration } from './database/migrate.ts'
import { openDatabase } from './database/openDatabase.ts'
import { readMigrations } from './database/readMigrations.ts'
import { vendors } from './modules/vendors/tables.ts'
import { type Serving, serve } from './serve.ts'
import type { Environment } from './settings/environment.ts'
import { unsafeSettings } from './settings/unsafeSettings.ts'
import { organizationsWithoutAccount, unsafeData } from './unsafeData.ts'

export interface RunningServer extends Serving {
  /** Whether the database already has a vendor. */
  readonly hasVendor: boolean
}

const refuse = (sentences: readonly string[]) => {
  if (sentences.length > 0) throw new Error(sentences.join('\n'))
}

/**
 * Starts the product: opens the database that the environment names, migrates it and serves. It adds no
 * data except the migrations' reference data. `stop` closes the database too.
 * @throws Error with one sentence for each reason not to start
 */
export async function startServer(environment: Environment, logger: Logger): Promise<RunningServer> {
  refuse(unsafeSettings(environment))
  const database = await openDatabase(environment, logger)
  try {
    const migrations = await readMigrations()
    // The check reads tables as they are now: an older database has them once it is migrated.
    const isOlder = await needsMigration(database.queries, migrations)
    if (!isOlder) refuse(await unsafeData(database.queries, environment))
    await migrateDatabase(database, migrations)
    if (isOlder) refuse(await unsafeData(database.queries, environment))
    const unpayable = await organizationsWithoutAccount(database.queries)
    if (unpayable.length > 0)
      logger.warn(
        { organizations: unpayable },
        'payments are switched on without an account at a payment provider (vendor account set)',
      )
    const serving = await serve({ environment, database, migrations, clock: () => new Date(), logger })
    const [vendor] = await database.queries.select({ id: vendors.id }).from(vendors).limit(1)
    return {
      ...serving,
      hasVendor: vendor !== undefined,
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
