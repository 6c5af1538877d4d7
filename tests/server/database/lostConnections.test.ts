import type { AddressInfo } from 'node:net'
import { createServer, connect as dial, type Socket } from 'node:net'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPostgres } from '../../../server/database/openPostgres.ts'
import { isDatabaseAway, refusalOf } from '../../../server/http/refusalOf.ts'
import { type Postgres, postgresPackage, startPostgres } from '../../support/postgres.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

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

  test('SEC-14: a connection whose network falls silent is closed, and the next query uses another one', async () => {
    const socketPath = join(postgres.folder, '.s.PGSQL.5432')
    const pairs: [Socket, Socket][] = []
    const proxy = createServer(client => {
      const database = dial(socketPath)
      for (const socket of [client, database]) socket.on('error', () => {})
      client.pipe(database).pipe(client)
      pairs.push([client, database])
    })
    await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
    const { port } = proxy.address() as AddressInfo
    const name = new URL(url).pathname
    const database = openPostgres(`postgres://postgres@127.0.0.1:${port}${name}`, () => {}, {
      connections: 1,
      patience: 300,
    })
    await database.queries.execute(sql`select 1`)
    // Swallows everything without closing, as a firewall that forgot the connection does.
    for (const [client, other] of pairs) {
      client.unpipe(other)
      other.unpipe(client)
      client.resume()
    }
    const failure = await database.queries
      .transaction(tx => tx.execute(sql`select 2`))
      .catch((error: unknown) => error)
    expect(isDatabaseAway(failure)).toBe(true)
    expect(refusalOf(failure)).toMatchObject({ code: 'unavailable', headers: { 'Retry-After': '5' } })
    await database.queries.execute(sql`select 3`)
    await database.close()
    for (const pair of pairs) for (const socket of pair) socket.destroy()
    await new Promise(resolve => proxy.close(resolve))
  })

  test('SEC-14: refuses at once what would wait long for a connection, and health-check still answers', async () => {
    const server = await startTestServer({ databaseUrl: await postgres.createDatabase() })
    const token = await server.signIn('owner@example.com')
    let release = () => {}
    const isReleased = new Promise<void>(resolve => {
      release = resolve
    })
    // Takes every connection.
    const holders = Array.from({ length: 10 }, () => server.database.queries.transaction(() => isReleased))
    await expect.poll(() => server.database.pool?.().busy).toBe(10)
    const answers = Array.from({ length: 130 }, () => server.call('auth/users/me', { token }))
    await expect.poll(() => server.database.pool?.().waiting, { timeout: 5000 }).toBeGreaterThan(100)
    const refused = await server.call('auth/users/me', { token })
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '1'])
    release()
    await Promise.all(holders)
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses.filter(status => status === 200).length).toBeGreaterThan(90)
    expect([...new Set(statuses)].sort()).toEqual([200, 503])
    await server.stop()
  })
})
