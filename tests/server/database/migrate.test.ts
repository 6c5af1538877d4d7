import { join } from 'node:path'
import { getTableColumns, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readDemoMigrations } from '../../../demo/readDemoMigrations.ts'
import { seed } from '../../../demo/seed/seed.ts'
import type { Database } from '../../../server/database/Database.ts'
import { migrate, pendingMigrations } from '../../../server/database/migrate.ts'
import { openPglite } from '../../../server/database/openPglite.ts'
import { openPostgres } from '../../../server/database/openPostgres.ts'
import { passwords } from '../../../server/modules/accounts/passwords.ts'
import { printReport } from '../../../server/modules/documents/printReport.ts'
import { type Postgres, postgresPackage, startPostgres } from '../../support/postgres.ts'
import { tableFiles } from '../../support/tableFiles.ts'

const one = {
  name: '0001_one',
  sql: 'create table one (id integer);\n--> statement-breakpoint\ninsert into one values (1)',
}
const two = { name: '0002_two', sql: 'alter table one add column name text' }

const opened: Database[] = []
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close()
})
const remember = <Kind extends Database>(database: Kind): Kind => {
  opened.push(database)
  return database
}

describe('Migrations on PGlite', () => {
  test('API-2: run once each in the order of their names; a second run changes nothing', async () => {
    const { queries } = remember(await openPglite())
    expect(await migrate(queries, [one])).toEqual(['0001_one'])
    expect(await pendingMigrations(queries, [two, one])).toBe(1)
    expect(await migrate(queries, [two, one])).toEqual(['0002_two'])
    expect(await migrate(queries, [one, two])).toEqual([])
    expect(await pendingMigrations(queries, [one, two])).toBe(0)
    expect(await queries.execute(sql`select * from one`)).toMatchObject({ rows: [{ id: 1, name: null }] })
  })

  test('API-2: a migration that changed after it ran is rejected; line endings are ignored', async () => {
    const { queries } = remember(await openPglite())
    await migrate(queries, [one])
    await migrate(queries, [{ ...one, sql: one.sql.replaceAll('\n', '\r\n') }])
    await expect(migrate(queries, [{ ...one, sql: `${one.sql} ` }, two])).rejects.toThrow(
      'Migration 0001_one was changed after it ran. Add a new one instead.',
    )
    expect(await pendingMigrations(queries, [one, two])).toBe(1)
  })

  test('API-2: a database of a newer version is rejected', async () => {
    const { queries } = remember(await openPglite())
    await migrate(queries, [one, two])
    await expect(migrate(queries, [one])).rejects.toThrow(
      '0002_two, which this version does not know. Start the newer version again, or restore the backup',
    )
  })

  test('API-2: a database of the demonstration is rejected as such, unless the demonstration opens it', async () => {
    const { queries } = remember(await openPglite())
    const [demoOne, demoTwo] = [
      { name: 'demo_0001_one', sql: 'select 1' },
      { name: 'demo_0002_two', sql: 'select 2' },
    ]
    await migrate(queries, [one, demoOne, demoTwo])
    await expect(migrate(queries, [one])).rejects.toThrow('The database holds the demonstration of npm start')
    await expect(migrate(queries, [one, demoOne])).rejects.toThrow('demo_0002_two, which this version')
  })

  test('API-2: a failing migration rolls all of them back', async () => {
    const { queries } = remember(await openPglite())
    await expect(migrate(queries, [one, { ...two, sql: 'create nonsense' }])).rejects.toThrow()
    expect(await queries.execute(sql`select to_regclass('one') as found`)).toMatchObject({
      rows: [{ found: null }],
    })
    expect(await migrate(queries, [one, two])).toEqual(['0001_one', '0002_two'])
  })

  test('API-2: the migrated tables equal the tables in the code', async () => {
    const { queries } = remember(await openPglite())
    await migrate(queries, await readDemoMigrations())
    const { rows } = (await queries.execute(sql`
      select table_name, column_name, is_nullable, is_identity, column_default is not null as has_default,
        case data_type when 'timestamp with time zone' then 'timestamp with time zone'
          when 'character' then 'char(' || character_maximum_length || ')'
          when 'ARRAY' then case udt_name when '_int4' then 'integer[]' else udt_name end
          when 'numeric' then 'numeric(' || numeric_precision || ', ' || numeric_scale || ')' else data_type end as type
      from information_schema.columns where table_schema = 'public'`)) as {
      rows: Record<string, unknown>[]
    }
    const actual = rows.map(row => `${row.table_name}.${row.column_name} ${row.type} ${row.is_nullable}`)
    const snake = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
    const modules: object[] = await Promise.all(tableFiles().map(file => import(join(process.cwd(), file))))
    const tables = modules
      .flatMap(module => Object.values(module))
      .filter((value): value is PgTable => value instanceof PgTable)
    const expected = tables.flatMap(table =>
      Object.entries<PgColumn>(getTableColumns(table)).map(
        ([key, column]) =>
          `${getTableConfig(table).name}.${snake(key)} ${column.getSQLType()} ${column.notNull ? 'NO' : 'YES'}`,
      ),
    )
    expect(actual.sort()).toEqual(expected.sort())
  })
})

describe.skipIf(!postgresPackage)('Migrations on PostgreSQL', () => {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())

  test('API-2: of several processes that start at once, one migrates and one seeds', async () => {
    const url = await postgres.createDatabase()
    const databases = Array.from({ length: 4 }, () => remember(openPostgres(url, () => {})))
    const migrations = await readDemoMigrations()
    const applied = await Promise.all(databases.map(({ queries }) => migrate(queries, migrations)))
    expect(applied.flat()).toEqual(migrations.map(({ name }) => name))
    const clock = () => new Date('2026-11-21T10:00:00Z')
    const seeded = await Promise.all(
      databases.map(({ queries }) => seed(queries, clock, passwords, printReport)),
    )
    expect(seeded.filter(Boolean)).toHaveLength(1)
  })

  test('BIL-1: the newest invoices are read by their index, without sorting', async () => {
    const url = await postgres.createDatabase()
    const { queries } = remember(openPostgres(url, () => {}))
    await migrate(queries, await readDemoMigrations())
    await seed(queries, () => new Date('2026-11-21T10:00:00Z'), passwords, printReport)
    await queries.execute(sql`analyze`)
    const { rows } = (await queries.execute(sql`
      explain select * from invoices where contract_id = 2 order by date desc, id desc limit 13`)) as {
      rows: Record<string, string>[]
    }
    const plan = rows.map(row => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('invoices_newest')
    expect(plan).not.toContain('Sort')
  })
})
