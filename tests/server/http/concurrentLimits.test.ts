import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { Database } from '../../../server/database/Database.ts'
import { openPostgres } from '../../../server/database/openPostgres.ts'
import { enforceRateLimit } from '../../../server/http/enforceRateLimit.ts'
import { HttpError } from '../../../server/http/HttpError.ts'
import { rateLimits } from '../../../server/http/tables.ts'
import { databasesIn } from '../../support/postgres.ts'

const { postgres } = inject('prepared')
const connections = 20

describe.skipIf(!postgres)('The rate limits of two processes on a PostgreSQL that commits slowly', () => {
  let processes: Database[] = []
  beforeAll(async () => {
    if (!postgres) return
    const url = await databasesIn(postgres.folder).createDatabase(postgres.template)
    processes = [1, 2].map(() => openPostgres(url, () => {}, { connections }))
    const [{ queries }] = processes as [Database]
    // As with a slow disk, or a replica that has to confirm each commit.
    await queries.execute(sql`create function commit_slowly() returns trigger language plpgsql
      as 'begin perform pg_sleep(random() / 20); return null; end'`)
    await queries.execute(sql`create constraint trigger slow_commit after insert on rate_limits
      deferrable initially deferred for each row execute function commit_slowly()`)
    // Opens all connections, because calls that open one would come later than the others.
    const opening = processes.flatMap(process =>
      Array.from({ length: connections }, () => process.queries.execute(sql`select pg_sleep(1)`)),
    )
    await Promise.all(opening)
  })
  afterAll(() => Promise.all(processes.map(({ close }) => close())))
  beforeEach(async () => {
    await processes[0]?.queries.delete(rateLimits)
  })

  /** Sends as many calls at once as there are connections; returns how many were accepted. */
  async function accepted(callOf: (call: number) => { readonly account: string; readonly address: string }) {
    const limit = { action: 'test', perAccount: 7, perAddress: 7, windowSeconds: 60 }
    const results = await Promise.allSettled(
      processes.flatMap((database, process) =>
        Array.from({ length: connections }, (_, call) =>
          enforceRateLimit(
            { database, clock: () => new Date() },
            { ...limit, ...callOf(process * connections + call) },
          ),
        ),
      ),
    )
    const refusals = results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
    for (const refusal of refusals) expect(refusal).toBeInstanceOf(HttpError)
    return results.length - refusals.length
  }

  test('SEC-9: accept as many concurrent calls of one account as the limit says', async () => {
    expect(await accepted(call => ({ account: 'one', address: `192.0.2.${call}` }))).toBe(7)
  })

  test('SEC-9: accept as many concurrent calls from one address as the limit says', async () => {
    expect(await accepted(call => ({ account: `account ${call}`, address: '192.0.2.1' }))).toBe(7)
  })

  test('SEC-9: do not wait for each other in a circle where accounts and addresses cross', async () => {
    const crossing = (call: number) => ({ account: `account ${call % 2}`, address: `192.0.2.${call % 3}` })
    // Accounts fill first: 7 of each, because the three addresses together accept more.
    expect(await accepted(crossing)).toBe(14)
  })
})
