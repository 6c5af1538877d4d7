import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCases } from '../../conformance/allCases.ts'
import { createKit } from '../../conformance/createKit.ts'
import { runCases } from '../../conformance/runCases.ts'
import { levels } from '../../src/api/schemas/levels.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { openWindow, peopleOfSeed } from './peopleOfSeed.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  server.clock.now = openWindow
})
afterAll(() => server.stop())

/** Rows that the report names, by table: mails with their links, a conversation, a request, a reading with its photo, … */
const listed = {
  account_links: 3,
  attached_files: 1,
  chat_conversations: 1,
  chat_messages: 2,
  help_desk_replies: 2,
  help_desk_stages: 3,
  help_desk_tasks: 2,
  mails: 3,
  meter_readings: 1,
  offer_orders: 1,
  payment_orders: 2,
  payment_sessions: 1,
  poll_choices: 1,
  sandbox_orders: 2,
}

/** What the server notes for itself, and what is put back to the value that it had without a row. */
const unseen = [
  'account_activity',
  'account_consents',
  'contract_settings',
  'idempotency_keys',
  'known_addresses',
  'rate_limits',
  'settings',
  'social_states',
  'uploads',
  'vendor_event_counters',
  'vendor_events',
]

/** Number of rows by table. */
async function rowCounts(): Promise<Readonly<Record<string, number>>> {
  const { queries } = server.database
  const tables = await queries
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'public'`)
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await queries
      .select({ count: sql<number>`count(*)::integer` })
      .from(sql`${sql.identifier(name)}`)
    counts[name] = row?.count ?? 0
  }
  return counts
}

/** What the resident and the stranger see of themselves; a name that was put back has another id. */
async function seen(): Promise<unknown> {
  const answers: unknown[] = []
  for (const email of ['owner@example.com', 'tenant@example.com']) {
    const token = await server.signIn(email)
    for (const path of [
      'profile',
      'profile/consents',
      'profile/email-change-intents',
      'organization-groups/contracts',
      'auth/social/accounts',
    ])
      answers.push((await server.read(path, { token })).data)
  }
  const token = await server.signIn('owner@example.com')
  for (const path of ['contracts/1/consents', 'contracts/1/email-change-intents', 'profile/unreads'])
    answers.push((await server.read(path, { token })).data)
  return JSON.parse(JSON.stringify(answers).replace(/"contractName":\{"id":\d+/g, '"contractName":{"id":0'))
}

test('CFK-3: a run leaves behind what its report lists, and nothing else', async () => {
  const seenBefore = await seen()
  const before = await rowCounts()
  const kit = createKit({ url: `${server.url}/api/v5`, people: peopleOfSeed(server), patience: 60_000 })
  const results = await runCases(kit, allCases, { levels })
  const added = Object.entries(await rowCounts())
    .map(([name, count]) => [name, count - (before[name] ?? 0)] as const)
    .filter(([name, count]) => count !== 0 && !unseen.includes(name))
  expect(Object.fromEntries(added)).toEqual(listed)
  expect(await seen()).toEqual(seenBefore)
  expect(new Set(results.flatMap(({ left }) => left)).size).toBe(11)
}, 300_000)
