import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { allEndpoints } from '../../../src/api/endpoints/table.ts'
import { proofOf } from '../../support/guestReadings.ts'
import { databasesIn } from '../../support/postgres.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

interface Plan {
  readonly 'Relation Name'?: string
  readonly 'Actual Loops': number
  readonly Plans?: readonly Plan[]
}

interface Statement {
  readonly text: string
  readonly values: unknown[]
}

const { postgres } = inject('prepared')

/** Reads of residents: each call that needs a session. */
const reads = allEndpoints.filter(
  ([, { access, method }]) => method === 'GET' && ['contract', 'organization', 'user'].includes(access),
)

/** Id of rows that are not there: the answer is 404 after the statement was executed. */
const absent = 999_999

describe.skipIf(!postgres)('Tables that are spread by vendor', () => {
  let server: TestServer
  let client: pg.Client
  /** Partition of each vendor. */
  let partitionOf: ReadonlyMap<number, number>
  /** Path of each read by its name, for the first contract of the demonstration. */
  let paths: Readonly<Record<string, string>>
  let token: string

  beforeAll(async () => {
    if (!postgres) return
    const databaseUrl = await databasesIn(postgres.folder).createDatabase(postgres.template)
    server = await startTestServer({ databaseUrl })
    client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    const { rows } = await client.query<{ vendor: number; part: number }>(`
      select distinct vendor_id as vendor, substring(tableoid::regclass::text from '\\d+$')::integer as part
      from contracts`)
    partitionOf = new Map(rows.map(({ vendor, part }) => [vendor, part]))
    token = await server.signIn('owner@example.com')
    paths = await readPaths()
  })
  afterAll(async () => {
    await client?.end()
    await server?.stop()
  })

  async function readPaths() {
    const firstOf = async (path: string) => (await server.read(path, { token })).data[0]
    const message = await firstOf('messages?contractId=1')
    const ids: Readonly<Record<string, string | number>> = {
      contract: 1,
      organization: 1,
      group: 1,
      report: (await firstOf('contracts/1/reports')).id,
      invoice: (await firstOf('contracts/1/invoices')).id,
      meter: (await firstOf('contracts/1/meters')).id,
      poll: (await firstOf('contracts/1/polls')).id,
      task: (await firstOf('help-desk-tasks?contractId=1')).id,
      offer: (await firstOf('offers?contractId=1')).id,
      type: message.type,
      message: message.id,
      module: 'polls',
      category: 'news',
      payment: 'A'.repeat(43),
      signing: 'A'.repeat(43),
      reading: absent,
      attachment: absent,
      file: absent,
    }
    return Object.fromEntries(
      reads.map(([name, { path }]) => [
        name,
        path.replace(/\{(\w+)\}/g, (_, parameter: string) => {
          const id = ids[parameter]
          if (id === undefined) throw new Error(`No id for ${path}`)
          return String(id)
        }),
      ]),
    )
  }

  /** Statements of a call that read, but for those of the background work and of retention, which serve all vendors. */
  async function statementsOf(path: string, body?: object) {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const answer = await server.call(path, { token, body })
    const text = await answer.text()
    const calls = query.mock.calls as unknown as [{ text?: string } | string, unknown[]][]
    query.mockRestore()
    const statements = calls.flatMap(([config, values]): Statement[] => {
      const { text = '' } = typeof config === 'object' ? config : {}
      const isBackground = /"(vendor_events|webhook_deliveries)"|^\s*with "deleted" as/i.test(text)
      const isRead = /^\s*\(?(select|with)/i.test(text) && !isBackground
      return isRead ? [{ text, values }] : []
    })
    return { status: answer.status, body: text, statements }
  }

  /** Relations that a plan has read; a partition that was left out while it ran has no loops. */
  const relationsOf = (plan: Plan): string[] => [
    ...(plan['Relation Name'] !== undefined && plan['Actual Loops'] > 0 ? [plan['Relation Name']] : []),
    ...(plan.Plans ?? []).flatMap(relationsOf),
  ]

  async function partitionsOf({ text, values }: Statement): Promise<number[]> {
    const { rows } = await client.query(`explain (analyze, format json) ${text}`, values)
    return relationsOf(rows[0]['QUERY PLAN'][0].Plan).flatMap(relation => {
      const [, part] = /_part(\d+)$/.exec(relation) ?? []
      return part === undefined ? [] : [Number(part)]
    })
  }

  /** Makes a call. Returns its statements that read a partition of other vendors, and the number of those checked. */
  async function check(path: string, vendors: readonly number[], sent?: object) {
    const { status, body, statements } = await statementsOf(path, sent)
    expect([path, status === 200 || status === 404, body]).toEqual([path, true, body])
    const allowed = vendors.map(vendor => partitionOf.get(vendor))
    const stray: object[] = []
    let spread = 0
    for (const statement of statements) {
      const parts = await partitionsOf(statement)
      if (parts.length > 0) spread++
      if (parts.some(part => !allowed.includes(part))) stray.push({ path, text: statement.text, parts })
    }
    return { stray, spread, body }
  }

  test('API-2: the vendors of the demonstration are in partitions of their own', () => {
    expect(partitionOf.size).toBeGreaterThan(2)
    expect(new Set(partitionOf.values()).size).toBe(partitionOf.size)
  })

  test('API-2: a statement without the vendor is found out', async () => {
    const statement = { text: 'select * from invoices where id = $1', values: [1] }
    expect((await partitionsOf(statement)).length).toBeGreaterThan(1)
  })

  test('API-2: each read of a resident of one vendor reads the vendor’s partition and no other', async () => {
    await client.query(`update sessions set vendor_ids = '{1}'`)
    const stray: object[] = []
    let spread = 0
    for (const path of [
      ...Object.values(paths),
      'messages?lastInvoiceOnly=true',
      'current-events?contractId=1',
    ]) {
      const result = await check(path, [1])
      stray.push(...result.stray)
      spread += result.spread
    }
    expect(stray).toEqual([])
    expect(spread).toBeGreaterThan(reads.length)
  })

  test('API-2 RDG-2: a guest’s proof, right or wrong, reads the vendor’s partition and no other', async () => {
    const right = await proofOf(server, 15)
    for (const proof of [right, { ...right, invoiceAmount: '0.01' }, { ...right, agreementCode: 'none' }]) {
      const { stray, spread } = await check('guest-readings/meters', [1], proof)
      expect(stray).toEqual([])
      expect(spread).toBeGreaterThan(2)
    }
  })

  test('API-2: each read of a resident of two vendors reads the contract’s partition, or those of both', async () => {
    await client.query('update sessions set vendor_ids = null')
    const stray: object[] = []
    // The export asks all vendors, also those whose contracts the person no longer has.
    for (const path of Object.values(paths))
      if (path !== paths['profile.exportProfile'])
        stray.push(...(await check(path, path.startsWith('contracts/') ? [1] : [1, 2])).stray)
    for (const name of ['invoices.invoiceFileUrl', 'documents.reportFileUrl']) {
      const { body } = await check(paths[name] ?? '', [1])
      const address: string = JSON.parse(body).data.url
      stray.push(
        ...(await check(address.slice(address.indexOf('/api/v5/') + '/api/v5/'.length), [1, 2])).stray,
      )
    }
    expect(stray).toEqual([])
  })
})
