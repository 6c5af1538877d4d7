import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { migrate } from '../../../server/database/migrate.ts'
import { openPostgres } from '../../../server/database/openPostgres.ts'
import { readMigrations } from '../../../server/database/readMigrations.ts'
import { prepareSession } from '../../../server/modules/accounts/prepareSession.ts'
import { vendorsOfSession } from '../../../server/modules/contracts/isOfSession.ts'
import { type Postgres, postgresPackage, startPostgres } from '../../support/postgres.ts'

describe.skipIf(!postgresPackage)('Prepared queries', () => {
  let postgres: Postgres
  let url: string
  beforeAll(async () => {
    postgres = await startPostgres()
    url = await postgres.createDatabase()
  })
  afterAll(() => postgres?.stop())

  /** Named statements of a connection after a call. Sequential calls share one connection of the pool. */
  async function keptAfterCall(keepsPrepared: boolean) {
    const { queries, close } = openPostgres(url, () => {}, { keepsPrepared })
    await migrate(queries, await readMigrations())
    await prepareSession({ queries, keepsPrepared }, vendorsOfSession).execute({
      tokenHash: 'x',
      now: new Date(),
      idleSince: new Date(),
      origin: null,
    })
    const { rows } = (await queries.execute(
      sql`select name from pg_prepared_statements where name <> ''`,
    )) as unknown as { rows: { name: string }[] }
    await close()
    return rows.map(({ name }) => name)
  }

  test('API-2: stay in the connection, except behind a pooler without prepared queries', async () => {
    expect(await keptAfterCall(true)).toEqual(['session'])
    expect(await keptAfterCall(false)).toEqual([])
  })
})
