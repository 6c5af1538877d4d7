import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { migrate } from '../../server/database/migrate.ts'
import { openPostgres } from '../../server/database/openPostgres.ts'
import { readMigrations } from '../../server/database/readMigrations.ts'
import { startEventWork } from '../../server/modules/events/startEventWork.ts'
import { httpWebhookSender } from '../../server/providers/webhooks/httpWebhookSender.ts'
import { postgresPackage, startPostgres } from '../../tests/support/postgres.ts'
import { type Figure, seconds } from './report.ts'

const events = 10_000
const contracts = 1000
/** Pauses after failures grow to hours, so the clock runs faster. */
const speed = 200

interface Received {
  readonly number: number
  readonly id: string
  readonly data: { readonly form: string }
}

/** A receiver that fails every third request. */
async function startReceiver() {
  const accepted: Received[] = []
  let requests = 0
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    requests += 1
    const fails = requests % 3 === 0
    if (!fails) accepted.push(JSON.parse(body))
    response.writeHead(fails ? 500 : 204).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { accepted, requests: () => requests, origin, stop: () => server.close() }
}

/** Each vendor event names its contract in `data.form`, because the bench has no contracts. */
const fill = (origin: string) => sql`
  with vendor as (
    insert into organization_groups (slug, title, time_zone, position, show_organizations_page, bill_link_enabled, help_desk_enabled, live_chat_enabled, redirect_to_vendor_enabled)
    values ('bench', 'Bench', 'UTC', 1, true, true, true, true, false) returning id
  ), hook as (
    insert into webhooks (vendor_id, url, email, secret, created_at)
    select id, ${`${origin}/hook`}, 'it@vendor.example', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', now() from vendor
  )
  insert into vendor_events (vendor_id, type, contract_id, at, data)
  select vendor.id, 'client_form.submitted', 1 + number % ${contracts}::integer, now(), jsonb_build_object('form', (1 + number % ${contracts}::integer)::text)
  from vendor, generate_series(0, ${events - 1}::integer) as number order by number`

/** Delivers events to a receiver that fails every third time, on PostgreSQL with one process. */
export async function measureWebhooks(): Promise<Figure[]> {
  if (!postgresPackage) return []
  const postgres = await startPostgres()
  const receiver = await startReceiver()
  const database = openPostgres(await postgres.createDatabase(), () => {})
  try {
    await migrate(database.queries, await readMigrations())
    await database.queries.execute(fill(receiver.origin))
    const began = Date.now()
    const work = startEventWork({
      database,
      clock: () => new Date(began + (Date.now() - began) * speed),
      logger: { info: () => {}, warn: () => {}, error: console.error },
      metrics: { request: () => {}, job: () => {}, text: () => '' },
      sendWebhook: httpWebhookSender({ privateOrigins: [receiver.origin] }),
    })
    while (receiver.accepted.length < events && Date.now() - began < 15 * 60_000)
      await new Promise(resolve => setTimeout(resolve, 100))
    const took = Date.now() - began
    await work.stop()
    const byContract = Map.groupBy(receiver.accepted, ({ data }) => data.form)
    const isOrdered = [...byContract.values()].every(list =>
      list.every(({ number }, index) => index === 0 || number > (list[index - 1]?.number ?? 0)),
    )
    const arrived = new Set(receiver.accepted.map(({ id }) => id)).size
    if (arrived !== events || !isOrdered)
      throw new Error(`${arrived} of ${events} events arrived, ${isOrdered ? 'in' : 'not in'} order.`)
    return [
      {
        name: `${events} events of ${contracts} contracts, in order per contract`,
        median: seconds(took),
        runs: 1,
        beside: `${receiver.requests()} requests, ${Math.round((receiver.requests() * 1000) / took)} a second`,
      },
    ]
  } finally {
    await database.close()
    receiver.stop()
    await postgres.stop()
  }
}
