import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { namedByConnection } from '../../../server/database/createStatementNames.ts'
import { openPostgres } from '../../../server/database/openPostgres.ts'
import { type Postgres, postgresPackage, startPostgres } from '../../support/postgres.ts'

describe.skipIf(!postgresPackage)('Statements of a connection', () => {
  let postgres: Postgres
  let url: string
  beforeAll(async () => {
    postgres = await startPostgres()
    url = await postgres.createDatabase()
  })
  afterAll(() => postgres?.stop())

  type Open = ReturnType<typeof openPostgres>

  /** Texts of the prepared statements. Sequential calls share one connection of the pool. */
  async function preparedIn({ queries }: Open): Promise<readonly string[]> {
    const { rows } = (await queries.execute(
      sql`select statement from pg_prepared_statements where name <> ''`,
    )) as unknown as { rows: { statement: string }[] }
    return rows.map(({ statement }) => statement)
  }

  async function times(count: number, run: () => Promise<unknown>): Promise<void> {
    for (let index = 0; index < count; index += 1) await run()
  }

  test('API-2: are prepared from their third use on, if they have values and are not long', async () => {
    const database = openPostgres(url, () => {})
    const { queries } = database
    await times(2, () => queries.execute(sql`select ${'twice'}::text`))
    await times(4, () => queries.execute(sql`select ${'often'}::text as often`))
    await times(4, () => queries.execute(sql`select 'without values'`))
    await times(4, () =>
      queries.execute(sql`select ${'long'}::text ${sql.raw(`/* ${'long '.repeat(2500)} */`)}`),
    )
    expect(await preparedIn(database)).toEqual(['select $1::text as often'])
    await database.close()
  })

  test('API-2: that Drizzle builds once are prepared without values too', async () => {
    const database = openPostgres(url, () => {})
    const one = database.queries.select({ one: sql`1` }).from(sql`pg_database`).prepare(namedByConnection)
    await times(4, () => one.execute())
    expect(await preparedIn(database)).toEqual(['select 1 from pg_database'])
    await database.close()
  })

  test('API-2: are never prepared behind a pooler without prepared statements', async () => {
    const database = openPostgres(url, () => {}, { keepsPrepared: false })
    await times(4, () => database.queries.execute(sql`select ${'often'}::text as often`))
    expect(await preparedIn(database)).toEqual([])
    await database.close()
  })

  test('SEC-14: answer again after one failure when a migration changed the columns of a table', async () => {
    const database = openPostgres(url, () => {}, { connections: 1 })
    const { queries } = database
    const read = () => queries.transaction(tx => tx.execute(sql`select * from changing where id > ${0}`))
    await queries.execute(sql`create table changing (id integer)`)
    await times(4, read)
    await queries.execute(sql`alter table changing add column name text`)
    await expect(read()).rejects.toThrow()
    expect(await read()).toMatchObject({ rows: [], fields: [{ name: 'id' }, { name: 'name' }] })
    await database.close()
  })
})
