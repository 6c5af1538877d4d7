import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../server/database/openDatabase.ts'
import { readEnvironment } from '../../../server/settings/environment.ts'
import { type Postgres, postgresPackage, startPostgres } from '../../support/postgres.ts'

const logger = { debug() {}, info() {}, warn() {}, error() {} }

describe.skipIf(!postgresPackage)('A database that cannot be used', () => {
  let postgres: Postgres
  let url: string
  beforeAll(async () => {
    postgres = await startPostgres()
    url = await postgres.createDatabase('template0', 'residents')
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query('create role visitor login')
    await client.query(
      `create database ascii template template0 encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C'`,
    )
    await client.end()
  })
  afterAll(() => postgres?.stop())

  const open = (change: (url: string) => string) =>
    openDatabase(readEnvironment({ DATABASE_URL: change(url), DATABASE_WAIT: '0' }), logger)

  test('API-2: the start is refused with one sentence if its user may not create tables', async () => {
    await expect(open(text => text.replace('user=postgres', 'user=visitor'))).rejects.toThrow(
      /^The user of DATABASE_URL may not create tables in the database "residents"\. Make it the owner: [^\n]+$/,
    )
  })

  test('API-2: the start is refused with one sentence if its encoding is not UTF8', async () => {
    await expect(open(text => text.replace('/residents', '/ascii'))).rejects.toThrow(
      /^The database "ascii" has the encoding SQL_ASCII\. Create one with UTF8: [^\n]+$/,
    )
  })

  test('API-2: an owner of a database in UTF8 opens it', async () => {
    const { kind, queries, close } = await open(text => text)
    const { rows } = (await queries.execute(
      sql`select current_database() as name, current_setting('server_encoding') as encoding`,
    )) as unknown as { rows: object[] }
    expect([kind, rows]).toEqual(['postgres', [{ name: 'residents', encoding: 'UTF8' }]])
    await close()
  })
})
