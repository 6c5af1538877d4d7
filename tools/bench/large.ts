import pg from 'pg'
import { frequentReads } from '../../tests/support/frequentReads.ts'
import { startPostgres } from '../../tests/support/postgres.ts'
import { serveForTests } from '../serveForTests.ts'
import { signIn } from './api.ts'
import { loadOf } from './loadOf.ts'
import { type Figure, median } from './report.ts'

/** Windows of each read with either data, one after the other. */
const rounds = 3

/** First id of the rows that are added, which the demonstration does not reach. */
const first = 1_000_000

/** A vendor with 100,000 contracts, each with 24 bills of 2 lines, 3 meters of 6 readings and half a message. */
const filling = [
  `insert into contracts (id, vendor_id, organization_id, username, is_active)
    select ${first} + n, 1, 1, 'large-' || n, true from generate_series(1, 100000) n`,
  `insert into users (email, password_hash, first_name, last_name, invalid_fields)
    select 'large-' || n || '@example.com', '', 'Jonas', 'Jonaitis', '[]' from generate_series(1, 1000) n`,
  `insert into user_contracts (user_id, vendor_id, contract_id, role_id)
    select u.id, 1, ${first} + n, 1 from generate_series(1, 100000) n
    join (select id, row_number() over (order by id) as place from users where email like 'large-%') u on u.place = n % 1000 + 1`,
  `insert into contract_objects (id, vendor_id, contract_id, address, is_active)
    select ${first} + n, 1, ${first} + n, 'Gatvė ' || n, true from generate_series(1, 100000) n`,
  `insert into invoices (id, vendor_id, contract_id, number, type, date, period, due_date, amount_cents, due_cents, is_pending, currency)
    select ${first} + n, 1, ${first} + 1 + n / 24, 'large-' || n, 'monthly', date '2024-12-05' + (n % 24) * 30,
      date_trunc('month', date '2024-11-05' + (n % 24) * 30)::date, date '2024-12-28' + (n % 24) * 30, 4820,
      case n % 24 when 23 then 4820 else 0 end, false, 'EUR'
    from generate_series(0, 2399999) n`,
  `insert into invoice_lines (vendor_id, invoice_id, position, service_code, amount_cents)
    select 1, ${first} + n, p, 'heating', 2410 from generate_series(0, 2399999) n, generate_series(1, 2) p`,
  `insert into meters (id, vendor_id, contract_id, object_id, number, type, unit, default_value)
    select ${first} + n, 1, ${first} + 1 + n / 3, ${first} + 1 + n / 3, 'large-' || n, 'cold_water', 'm3', 0
    from generate_series(0, 299999) n`,
  `insert into meter_readings (vendor_id, meter_id, window_month, date, value_from, value_to, declared_at)
    select 1, ${first} + n, date '2026-05-01' + make_interval(months => m), date '2026-05-28' + make_interval(months => m), m, m + 1, now()
    from generate_series(0, 299999) n, generate_series(0, 5) m`,
  `insert into messages (id, vendor_id, organization_id, contract_id, type, date, topic, body)
    select ${first} + n, 1, 1, ${first} + n * 2, 'personal', timestamptz '2026-01-01' + make_interval(mins => n), 'Tema', repeat('x', 500)
    from generate_series(1, 50000) n`,
]

/** The tables that are filled. Others stay small, and reading them as a whole is right. */
const growing = [
  ...['contracts', 'user_contracts', 'contract_objects', 'invoices', 'invoice_lines'],
  ...['meters', 'meter_readings', 'messages'],
]

async function fill(client: pg.Client): Promise<void> {
  // Without the checks of foreign keys, which take longer than the rows.
  await client.query(`set session_replication_role = 'replica'`)
  for (const statement of filling) await client.query(statement)
  await client.query('reset session_replication_role')
  await client.query('vacuum analyze')
}

/** Rows that sequential scans have read of each filled table. */
async function scannedRows(client: pg.Client): Promise<ReadonlyMap<string, number>> {
  await client.query('select pg_stat_force_next_flush()')
  const { rows } = await client.query<{ name: string; scanned: string }>(
    `select relname as name, seq_tup_read as scanned from pg_stat_user_tables where relname = any($1)`,
    [growing],
  )
  return new Map(rows.map(({ name, scanned }) => [name, Number(scanned)]))
}

/**
 * The rates of the reads that pages make most, with a vendor of 100,000 contracts and with the demonstration's data, in
 * turns, and the filled tables that were read as a whole.
 */
export async function measureLarge(): Promise<Figure[]> {
  const postgres = await startPostgres()
  const stops: (() => Promise<unknown>)[] = [postgres.stop]
  try {
    const open = async (isLarge: boolean) => {
      const database = await postgres.createDatabase()
      const server = await serveForTests({
        FAULTS: 'off',
        CHECK_ANSWERS: 'off',
        DATABASE_URL: database,
      })
      stops.unshift(server.stop)
      const client = new pg.Client({ connectionString: database })
      await client.connect()
      stops.unshift(() => client.end())
      await (isLarge ? fill(client) : client.query('vacuum analyze'))
      const api = `${server.portal}/api/v5`
      return { api, client, token: await signIn(api) }
    }
    const [small, large] = [await open(false), await open(true)]
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(frequentReads)) {
      const rates: { small: number; large: number }[] = []
      const before = await scannedRows(large.client)
      for (let round = 0; round < rounds; round += 1)
        rates.push({
          small: (await loadOf(`${small.api}/${path}`, small.token, 2)).requests.average,
          large: (await loadOf(`${large.api}/${path}`, large.token, 2)).requests.average,
        })
      // Statistics of a connection are written a second after it becomes idle.
      await new Promise(resolve => setTimeout(resolve, 1500))
      const after = await scannedRows(large.client)
      const scanned = growing.filter(table => (after.get(table) ?? 0) - (before.get(table) ?? 0) > 100_000)
      const cost = median(rates.map(rate => rate.small / rate.large))
      figures.push({
        name,
        runs: rounds,
        median: `${median(rates.map(rate => rate.large)).toFixed(0)}/s`,
        beside: `${cost.toFixed(2)} of the cost with few data, at most 1.5; ${scanned.length === 0 ? 'no table' : scanned.join(', ')} read as a whole`,
      })
    }
    return figures
  } finally {
    for (const stop of stops) await stop()
  }
}
