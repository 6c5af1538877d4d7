import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { type FrequentRead, frequentReads } from '../support/frequentReads.ts'
import { databasesIn } from '../support/postgres.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

/** Statements of each read that pages make most, with the one that finds the session and what it may open. */
const budget: Readonly<Record<FrequentRead, number>> = {
  'users/me': 2,
  // The public list of vendors is remembered.
  'organization-groups': 0,
  contracts: 2,
  'invoices/last': 2,
  invoices: 2,
  'invoices/months': 2,
  'invoices/history': 2,
  meters: 2,
  'meters/history': 2,
  'declarations/available': 2,
  messages: 2,
  message: 2,
  'help-desk': 2,
  polls: 2,
  'current-events': 2,
}

const { postgres } = inject('prepared')

describe.skipIf(!postgres)('The reads that pages make most', () => {
  let server: TestServer
  beforeAll(async () => {
    if (!postgres) return
    const databaseUrl = await databasesIn(postgres.folder).createDatabase(postgres.template)
    // What every process remembers for a second, e.g. whether it is in maintenance, is no statement of a read.
    server = await startTestServer({ databaseUrl, rememberMilliseconds: 3_600_000 })
  })
  afterAll(() => server?.stop())

  /** Texts of the statements that connections were asked while a call was answered. */
  async function statementsOf(path: string, token: string): Promise<readonly string[]> {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    await server.read(path, { token })
    const calls = query.mock.calls as unknown as [{ text?: string } | string][]
    query.mockRestore()
    return calls.flatMap(([config]) => (typeof config === 'object' && config.text) || [])
  }

  test.each(Object.entries(frequentReads))('API-1: %s costs its number of statements', async (name, path) => {
    const token = await server.signIn('owner@example.com')
    await server.read(path, { token })
    // Background work asks too, most of it after the start: a call beside which there was none is waited for.
    await expect.poll(() => statementsOf(path, token)).toHaveLength(budget[name as FrequentRead])
  })
})
