import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../../server/database/Database.ts'
import { migrate } from '../../../server/database/migrate.ts'
import { openPglite } from '../../../server/database/openPglite.ts'
import { openPostgres } from '../../../server/database/openPostgres.ts'
import { readMigrations } from '../../../server/database/readMigrations.ts'
import { settings } from '../../../server/database/tables.ts'
import { idempotencyKeyOf, withIdempotencyKey } from '../../../server/http/idempotency.ts'
import { idempotencyKeys } from '../../../server/http/tables.ts'
import { type Postgres, postgresPackage, startPostgres } from '../../support/postgres.ts'

const kinds = postgresPackage ? (['PGlite', 'PostgreSQL'] as const) : (['PGlite'] as const)

describe.each(kinds)('Idempotency keys on %s', kind => {
  let postgres: Postgres | undefined
  /** Two processes on one database; the embedded database has one process. */
  let processes: readonly Database[] = []
  let now = new Date('2026-11-21T10:00:00Z')
  beforeAll(async () => {
    if (kind === 'PostgreSQL') {
      postgres = await startPostgres()
      const url = await postgres.createDatabase()
      processes = [openPostgres(url, () => {}), openPostgres(url, () => {})]
    } else processes = [await openPglite()]
    const [first] = processes
    if (first) await migrate(first.queries, await readMigrations())
  })
  afterAll(async () => {
    for (const database of processes) await database.close()
    await postgres?.stop()
  })
  const services = (index: number) => {
    const database = processes[index % processes.length]
    if (!database) throw new Error('No database.')
    return { database, clock: () => now }
  }
  let count = 0
  const work = (key: string, request: unknown, index = 0, scope = 'test') =>
    withIdempotencyKey(services(index), { scope, key, request }, async tx => {
      count += 1
      await tx.insert(settings).values({ key: `${scope} ${key} ${count}`, value: 1 })
      return { number: count }
    })

  test('BIL-2: the same request under the same key runs once and returns the same response', async () => {
    const first = await work('key-one-1', { a: 1 })
    const before = count
    expect(await work('key-one-1', { a: 1 }, 1)).toEqual(first)
    expect(count).toBe(before)
  })

  test('BIL-2: another request under the same key is rejected', async () => {
    await work('key-two-2', { a: 1 })
    await expect(work('key-two-2', { a: 2 }, 1)).rejects.toMatchObject({
      code: 'idempotency_conflict',
      status: 409,
    })
  })

  test('BIL-2: the same key of another user is independent', async () => {
    const mine = await work('key-three', {}, 0, 'user 1')
    expect(await work('key-three', {}, 0, 'user 2')).not.toEqual(mine)
  })

  test('BIL-2: of twenty concurrent calls across processes one runs', async () => {
    const before = count
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => work('key-race', { a: 1 }, index)),
    )
    expect(count).toBe(before + 1)
    expect(new Set(answers.map(({ number }) => number))).toEqual(new Set([count]))
  })

  test('BIL-2: a failed call stores neither its response nor its writes, and can be repeated', async () => {
    const attempt = (isFailing: boolean) =>
      withIdempotencyKey(services(0), { scope: 'test', key: 'key-fail', request: {} }, async tx => {
        await tx.insert(settings).values({ key: 'written before failing', value: 1 })
        if (isFailing) throw new Error('on purpose')
        return 'done'
      })
    await expect(attempt(true)).rejects.toThrow('on purpose')
    expect(await attempt(false)).toBe('done')
  })

  test('BIL-2: a key can be used again after a day', async () => {
    const first = await work('key-days', {})
    now = new Date(now.getTime() + 25 * 60 * 60 * 1000)
    expect(await work('key-days', {})).not.toEqual(first)
    const rows = await services(0)
      .database.queries.select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.scope, 'test'))
    expect(rows.map(({ key }) => key)).toEqual(['key-days'])
  })
})

test('BIL-2: a key has 8 to 100 plain characters, or is absent', () => {
  const keyed = (key: string) =>
    idempotencyKeyOf(new Request('http://x.invalid', { headers: { 'Idempotency-Key': key } }))
  expect(idempotencyKeyOf(new Request('http://x.invalid'))).toBeUndefined()
  expect(keyed('0b6b1f0e-50f4-4b8d-9d0c-3f8f4a2f7c11')).toBe('0b6b1f0e-50f4-4b8d-9d0c-3f8f4a2f7c11')
  for (const key of ['', 'short', 'x'.repeat(101), 'with space 1', 'quote"12345'])
    expect(() => keyed(key)).toThrow(expect.objectContaining({ code: 'validation_failed' }))
})
