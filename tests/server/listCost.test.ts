import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { frequentReads } from '../support/frequentReads.ts'
import { type Postgres, postgresPackage, startPostgres } from '../support/postgres.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
  readonly Plans?: readonly Plan[]
}

/** The reads that pages make most, lists with filters, and what a page shows next to them. */
const lists = [
  ...Object.values(frequentReads),
  'contracts/1/invoices?type=monthly&year=2026',
  'messages?type=calculation&lastInvoiceOnly=1',
  'contracts/1/reports',
  'contracts/1/unreads',
  'card-payment/bills?service=alfa-vilnius&reference=100217&amount=1.00',
]

/** Tables whose size depends on the vendor's. */
const growing = [
  ...['contracts', 'user_contracts', 'contract_objects', 'invoices', 'payments'],
  ...['meters', 'meter_readings', 'messages'],
]

describe.skipIf(!postgresPackage)('The cost of a read', () => {
  let postgres: Postgres
  let server: TestServer
  let client: pg.Client
  beforeAll(async () => {
    postgres = await startPostgres()
    const databaseUrl = await postgres.createDatabase()
    server = await startTestServer({ databaseUrl })
    client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query('analyze')
  })
  afterAll(async () => {
    await client?.end()
    await server?.stop()
    await postgres?.stop()
  })

  /** Statements of a call that read. */
  async function statementsOf(path: string): Promise<{ text: string; values: unknown[] }[]> {
    const token = await server.signIn('owner@example.com')
    const statements: { text: string; values: unknown[] }[] = []
    const query = vi.spyOn(pg.Client.prototype, 'query')
    await server.read(path, { token })
    for (const [config, values] of query.mock.calls as unknown as [{ text: string }, unknown[]][])
      if (/^\s*(select|with|\(select)/i.test(config.text ?? ''))
        statements.push({ text: config.text, values })
    query.mockRestore()
    expect(statements.length).toBeGreaterThan(0)
    return statements
  }

  /** Plans of every query of a call, with the number of blocks read. */
  async function plansOf(path: string): Promise<{ text: string; plan: Plan }[]> {
    const plans: { text: string; plan: Plan }[] = []
    for (const { text, values } of await statementsOf(path)) {
      const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values)
      plans.push({ text, plan: rows[0]['QUERY PLAN'][0].Plan })
    }
    return plans
  }
  const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]
  const blocks = (plans: readonly { plan: Plan }[]) =>
    plans.reduce((sum, { plan }) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], 0)

  /**
   * Whether PostgreSQL kept a plan for each statement of a call, after six executions in a connection.
   * @param round prefix of the statements' names, because a name has one plan
   */
  async function isPlannedOnce(round: string, path: string): Promise<boolean> {
    for (const [index, { text, values }] of (await statementsOf(path)).entries()) {
      const name = `${round} ${path} ${index}`
      // PostgreSQL plans the first five executions for their values, and compares.
      for (let execution = 0; execution < 6; execution += 1) await client.query({ name, text, values })
      const { rows } = await client.query(
        'select generic_plans from pg_prepared_statements where name = $1',
        [name],
      )
      if (Number(rows[0].generic_plans) === 0) return false
    }
    return true
  }

  /** Names of the frequent reads that PostgreSQL plans at each call. */
  async function plannedAtEachCall(round: string): Promise<string[]> {
    const reads: string[] = []
    for (const [read, path] of Object.entries(frequentReads))
      if (!(await isPlannedOnce(round, path))) reads.push(read)
    return reads
  }

  test('API-2: with few records each frequent read is planned once in a connection, not at each call', async () => {
    expect(await plannedAtEachCall('few')).toEqual([])
  })

  test('BIL-1 API-1: with 100,000 invoices, 60,000 readings and 50,000 messages of the vendor a read reads as many blocks as with few, scans no table and is planned once', async () => {
    const before = new Map<string, number>()
    for (const path of lists) before.set(path, blocks(await plansOf(path)))
    await server.database.queries.transaction(async tx => {
      for (const statement of [
        `insert into contracts (id, vendor_id, organization_id, username, is_active)
          select n, 1, 1, n::text, true from generate_series(200001, 205000) n`,
        `insert into users (id, email, password_hash, first_name, last_name, invalid_fields)
          select n, n || '@example.com', '', 'Jonas', 'Jonaitis', '[]' from generate_series(200001, 202500) n`,
        `insert into user_contracts (user_id, vendor_id, contract_id, role_id)
          select 200001 + n % 2500, 1, n, 1 from generate_series(200001, 205000) n`,
        `insert into contract_objects (vendor_id, contract_id, address, is_active)
          select 1, n, 'Gatvė ' || n, true from generate_series(200001, 205000) n`,
        `insert into invoices (id, vendor_id, contract_id, number, type, date, period, due_date, amount_cents, due_cents,
            is_pending, currency)
          select 1000000 + n, 1, 200001 + n / 20, 'N' || n, 'monthly', date '2025-01-01' + (n % 600), date '2025-01-01',
            date '2026-12-01', 100, 0, false, 'EUR' from generate_series(0, 99999) n`,
        `insert into meters (id, vendor_id, contract_id, object_id, number, type, unit, default_value)
          select 1000000 + n, 1, o.contract_id, o.id, 'M' || n, 'cold_water', 'm3', 0
          from generate_series(0, 9999) n
          join contract_objects o on o.vendor_id = 1 and o.contract_id = 200001 + n / 2`,
        `insert into meter_readings (vendor_id, meter_id, window_month, date, value_from, value_to, declared_at)
          select 1, 1000000 + n / 6, date '2026-01-01' + make_interval(months => n % 6), '2026-07-01', 0, 0, now()
          from generate_series(0, 59999) n`,
        `insert into messages (id, vendor_id, organization_id, contract_id, type, date, topic, body)
          select 1000000 + n, 1, 1, 200001 + n % 5000, 'personal', timestamptz '2026-01-01' + make_interval(mins => n), 'Tema', 'Tekstas'
          from generate_series(0, 49999) n`,
        `insert into payments (vendor_id, contract_id, date, reference, amount_cents, currency, payer)
          select 1, 200001 + n / 20, date '2025-01-01' + (n % 600), 'R' || n, 100, 'EUR', 'Jonas'
          from generate_series(0, 99999) n`,
      ])
        await tx.execute(sql.raw(statement))
    })
    await client.query('analyze')
    for (const path of lists) {
      const plans = await plansOf(path)
      const scans = plans
        .flatMap(({ plan }) => nodes(plan))
        .filter(node => node['Node Type'] === 'Seq Scan' && growing.includes(node['Relation Name'] ?? ''))
      expect([path, scans.map(node => node['Relation Name'])]).toEqual([path, []])
      // Larger indexes are one or two levels deeper; a table scan would read thousands of blocks.
      const most = (before.get(path) ?? 0) + 30
      expect([path, blocks(plans) <= most, `${before.get(path)} → ${blocks(plans)} blocks`]).toEqual([
        path,
        true,
        expect.any(String),
      ])
    }
    expect(await plannedAtEachCall('many')).toEqual([])
  })
})
