import { sha256 } from '../common/crypto.ts'
import type { Database, Queries } from './Database.ts'
import { sql } from './drizzle.ts'
import { patiently } from './patiently.ts'
import { migrations } from './tables.ts'

export interface Migration {
  /** File name without extension, e.g. "0001_foundation". Migrations run in the order of their names. */
  readonly name: string
  /** SQL; a line "--> statement-breakpoint" separates statements. */
  readonly sql: string
}

/** Arbitrary, but the same in every process. */
const lockKey = 5_202_611

const createTable = sql`
  create table if not exists migrations (
    name text primary key,
    checksum char(43) not null,
    applied_at timestamptz not null default now()
  )`

/** Ignores line endings, because a checkout may have changed them. */
const checksumOf = (migration: Migration) => sha256(migration.sql.replaceAll('\r\n', '\n'))

/** Says why a database with a migration that `known` lacks cannot be used. */
function unknownMigration(name: string, known: ReadonlySet<string>): string {
  const isOfDemo = (migration: string) => migration.startsWith('demo_')
  return isOfDemo(name) && ![...known].some(isOfDemo)
    ? 'The database holds the demonstration of npm start, which is for npm start alone. Name another database.'
    : `The database has migration ${name}, which this version does not know. Start the newer version again, or restore the backup from before the upgrade.`
}

/**
 * Applies all pending migrations in one transaction. If several processes call it at once, one of them
 * migrates.
 * @returns names of the migrations that were applied
 * @throws Error if an applied migration was changed or is missing
 */
export async function migrate(queries: Queries, all: readonly Migration[]): Promise<readonly string[]> {
  return queries.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
    await tx.execute(createTable)
    const done = new Map((await tx.select().from(migrations)).map(row => [row.name, row.checksum]))
    const names = new Set(all.map(({ name }) => name))
    for (const name of done.keys()) {
      if (!names.has(name)) throw new Error(unknownMigration(name, names))
    }
    const applied: string[] = []
    for (const migration of [...all].sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const checksum = await checksumOf(migration)
      const before = done.get(migration.name)
      if (before === checksum) continue
      if (before !== undefined)
        throw new Error(`Migration ${migration.name} was changed after it ran. Add a new one instead.`)
      for (const statement of migration.sql.split('--> statement-breakpoint'))
        await tx.execute(sql.raw(statement))
      await tx.insert(migrations).values({ name: migration.name, checksum })
      applied.push(migration.name)
    }
    return applied
  })
}

/** Applies all pending migrations as `migrate` does, without the time limits of other queries. */
export const migrateDatabase = (database: Database, all: readonly Migration[]): Promise<readonly string[]> =>
  patiently(database, queries => migrate(queries, all))

/** Number of known migrations that have not run. */
export async function pendingMigrations(queries: Queries, all: readonly Migration[]): Promise<number> {
  const done = new Set(
    (await queries.select({ name: migrations.name }).from(migrations)).map(({ name }) => name),
  )
  return all.filter(({ name }) => !done.has(name)).length
}

/** Whether known migrations have not run, also on a database without tables. */
export async function needsMigration(queries: Queries, all: readonly Migration[]): Promise<boolean> {
  const { rows } = (await queries.execute(
    sql`select to_regclass('migrations') is null as empty`,
  )) as unknown as { rows: readonly { readonly empty: boolean }[] }
  return rows[0]?.empty === true || (await pendingMigrations(queries, all)) > 0
}
