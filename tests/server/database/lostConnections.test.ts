import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPostgres } from '../../../server/database/openPostgres.ts'
import { isDatabaseAway, refusalOf } from '../../../server/http/refusalOf.ts'
import { type Postgres, postgresPackage, startPostgres } from '../../support/postgres.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { startProxy } from '../../support/startProxy.ts'

describe.skipIf(!postgresPackage)('Lost database connections', () => {
  let postgres: Postgres
  let url: string
  beforeAll(async () => {
    postgres = await startPostgres()
    url = await postgres.createDatabase()
  })
  afterAll(() => postgres?.stop())

  /** Ends every other connection of the database. */
  const terminateAll = async () => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    )
    await client.end()
    return rowCount ?? 0
  }

  test('SEC-14: the process survives that all connections end under load, and answers 503 or the truth', async () => {
    const server: TestServer = await startTestServer({ databaseUrl: url })
    const token = await server.signIn('owner@example.com')
    let isRunning = true
    const statuses = new Map<number, number>()
    const reader = async () => {
      while (isRunning) {
        const name = { method: 'PUT', token, body: { name: `Namai ${Math.random()}` } }
        for (const [path, request] of [
          ['contracts/1/invoices', { token }],
          ['contract-names/1', name],
          // A transaction.
          [
            'auth/users/me/consents/newsletter',
            { method: 'PUT', token, body: { value: Math.random() < 0.5 } },
          ],
        ] as const) {
          const answer = await server.call(path, request)
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
          if (answer.status === 503) {
            expect(answer.headers.get('Retry-After')).toBe('5')
            expect(await answer.json()).toMatchObject({ code: 'unavailable' })
          } else await answer.arrayBuffer()
        }
      }
    }
    const readers = Array.from({ length: 20 }, reader)
    let ended = 0
    for (let round = 0; round < 10; round++) {
      await expect.poll(() => statuses.get(200) ?? 0, { timeout: 20_000 }).toBeGreaterThan(round * 20)
      ended += await terminateAll()
    }
    isRunning = false
    await Promise.all(readers)
    expect(ended).toBeGreaterThan(10)
    expect([...statuses.keys()].filter(status => status !== 200 && status !== 503)).toEqual([])
    expect((await server.call('contracts/1/invoices', { token })).status).toBe(200)
    await expect.poll(() => server.database.pool?.().busy).toBe(0)
    await server.stop()
  })

  test('SEC-14 ERR-1: while the database refuses connections, reads and transactions answer 503 and the log has the reason', async () => {
    const proxy = await startProxy(join(postgres.folder, '.s.PGSQL.5432'))
    const address = `postgres://postgres@127.0.0.1:${proxy.port}${new URL(await postgres.createDatabase()).pathname}`
    const server = await startTestServer({ databaseUrl: address })
    await proxy.stop()
    const read = await server.call('features')
    expect([read.status, read.headers.get('Retry-After')]).toEqual([503, '5'])
    const failure = await server.database.queries
      .transaction(tx => tx.execute(sql`select 1`))
      .catch((error: unknown) => error)
    expect(refusalOf(failure)).toMatchObject({ code: 'unavailable', headers: { 'Retry-After': '5' } })
    const lines = server.log.filter(entry => entry.includes('a call failed'))
    expect(lines).toEqual([expect.stringContaining('ECONNREFUSED')])
    await server.stop()
  })

  test('SEC-14: a connection whose network falls silent is closed, and the next query uses another one', async () => {
    const proxy = await startProxy(join(postgres.folder, '.s.PGSQL.5432'))
    const name = new URL(url).pathname
    const database = openPostgres(`postgres://postgres@127.0.0.1:${proxy.port}${name}`, () => {}, {
      connections: 1,
      patience: 300,
    })
    await database.queries.execute(sql`select 1`)
    proxy.swallow()
    const failure = await database.queries
      .transaction(tx => tx.execute(sql`select 2`))
      .catch((error: unknown) => error)
    expect(isDatabaseAway(failure)).toBe(true)
    expect(refusalOf(failure)).toMatchObject({ code: 'unavailable', headers: { 'Retry-After': '5' } })
    await database.queries.execute(sql`select 3`)
    await database.close()
    await proxy.stop()
  })

  test('SEC-14: a query on a silent connection fails although it may take long, and a long one of a live connection goes on', async () => {
    const proxy = await startProxy(join(postgres.folder, '.s.PGSQL.5432'))
    const address = `postgres://postgres@127.0.0.1:${proxy.port}${new URL(url).pathname}`
    const database = openPostgres(address, () => {}, { connections: 1, patience: 3_600_000 })
    await database.queries.execute(sql`select 1`)
    proxy.swallow()
    const failure = await database.queries.execute(sql`select 2`).catch((error: unknown) => error)
    expect(refusalOf(failure)).toMatchObject({ code: 'unavailable' })
    const { rows } = (await database.queries.execute(
      sql`select 3 as number from pg_sleep(4)`,
    )) as unknown as {
      rows: unknown
    }
    expect(rows).toEqual([{ number: 3 }])
    await database.close()
    await proxy.stop()
  })
})
