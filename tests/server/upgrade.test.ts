import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { readDemoMigrations } from '../../demo/readDemoMigrations.ts'
import { migrate, migrateDatabase } from '../../server/database/migrate.ts'
import { openPglite } from '../../server/database/openPglite.ts'
import { openPostgres } from '../../server/database/openPostgres.ts'
import { readMigrations } from '../../server/database/readMigrations.ts'
import { findDebianPostgres } from '../../tools/patroni.ts'
import { fill } from '../support/fill.ts'
import { postgresPackage, startPostgres } from '../support/postgres.ts'
import { snippetsFor } from '../support/snippets.ts'
import { type MainProcess, productionEnvironment, startMain, temporaryFolder } from '../support/startMain.ts'

const debianPostgres = findDebianPostgres()

const started: MainProcess[] = []
afterEach(async () => {
  for (const main of started.splice(0)) {
    main.process.kill('SIGKILL')
    await main.ended
  }
})

/** Starts the product and waits until it runs. */
async function start(environment: Readonly<Record<string, string>>): Promise<MainProcess> {
  const main = startMain({ ...productionEnvironment, ...environment }, { program: 'server/main.ts' })
  started.push(main)
  await main.says('Resident Widgets is running.')
  return main
}

const vendor = sql`insert into organization_groups (slug, title, time_zone, position, show_organizations_page,
    bill_link_enabled, help_desk_enabled, live_chat_enabled, redirect_to_vendor_enabled)
  values ('nova', 'Nova', 'Europe/Vilnius', 1, true, true, true, true, false)`

test('API-2: an embedded database of the first release is opened, migrated and keeps its data', async () => {
  const folder = temporaryFolder()
  mkdirSync(folder.path, { recursive: true })
  const [baseline, reference] = await readMigrations()
  if (!baseline || !reference) throw new Error('There are migrations.')
  const old = await openPglite(join(folder.path, 'database'))
  await migrate(old.queries, [baseline, reference])
  await old.queries.execute(vendor)
  await old.close()

  const main = await start({ DATA_DIR: folder.path })
  expect(main.output()).not.toContain('The database has no vendor yet.')
  main.process.kill('SIGTERM')
  await main.ended
  const now = await openPglite(join(folder.path, 'database'))
  const { rows } = (await now.queries.execute(sql`select count(*)::integer as applied, (select title from
    organization_groups) as title from migrations`)) as unknown as { rows: unknown }
  expect(rows).toEqual([{ applied: (await readMigrations()).length, title: 'Nova' }])
  await now.close()
  folder.remove()
  // Two embedded databases and all migrations, beside other tests.
}, 180_000)

describe.skipIf(!postgresPackage)('An upgrade on PostgreSQL', () => {
  test('API-2: migrations may take longer than the limit of other queries', async () => {
    const postgres = await startPostgres()
    const database = openPostgres(await postgres.createDatabase(), () => {}, { patience: 300 })
    await expect(database.queries.execute(sql`select pg_sleep(1)`)).rejects.toThrow()
    expect(await migrateDatabase(database, [{ name: '0001_slow', sql: 'select pg_sleep(1)' }])).toEqual([
      '0001_slow',
    ])
    await database.close()
    await postgres.stop()
  })
})

describe.skipIf(!debianPostgres)('The guide to backups with PostgreSQL', () => {
  test('API-2: its commands back up and restore the database and the files, and nothing is left to migrate', async () => {
    const postgres = await startPostgres(debianPostgres)
    const folder = temporaryFolder()
    const address = await postgres.createDatabase()
    const database = openPostgres(address, () => {})
    await fill(database, await readDemoMigrations())
    const rowsOf = async ({ queries }: typeof database) =>
      (
        (await queries.execute(sql`select (select count(*) from invoices)::integer as invoices,
          (select sum(amount_cents) from invoices)::text as amounts, (select count(*) from users)::integer as users,
          (select count(*) from migrations)::integer as migrations`)) as unknown as { rows: unknown[] }
      ).rows
    const before = await rowsOf(database)
    await database.close()
    mkdirSync(join(folder.path, 'data'))
    writeFileSync(join(folder.path, 'data', 'letter.pdf'), 'kept')

    const [backUp, restore] = snippetsFor('backup')
    const run = (code = '', DATABASE_URL = '', DATA_DIR = '') => {
      const env = { ...process.env, DATABASE_URL, DATA_DIR, PATH: `${debianPostgres}:${process.env.PATH}` }
      const { status, stderr } = spawnSync('bash', ['-euc', code], {
        cwd: folder.path,
        env,
        encoding: 'utf8',
        // With a pipe of Node, bash takes itself for a remote shell and reads its settings.
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      expect([status, stderr]).toEqual([0, ''])
    }
    run(backUp?.code, address, join(folder.path, 'data'))
    const restored = await postgres.createDatabase()
    run(restore?.code, restored, join(folder.path, 'restored'))
    expect(execFileSync('cat', [join(folder.path, 'restored', 'letter.pdf')], { encoding: 'utf8' })).toBe(
      'kept',
    )
    const again = openPostgres(restored, () => {})
    expect(await rowsOf(again)).toEqual(before)
    expect(await migrate(again.queries, await readDemoMigrations())).toEqual([])
    await again.close()
    await postgres.stop()
    folder.remove()
  })
})
