import { gzipSync } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { openRows } from '../../../../server/modules/imports/readers/openRows.ts'
import { resources } from '../../../../server/modules/imports/resources/resources.ts'
import { runImport } from '../../../../server/modules/imports/runImport.ts'
import { imports } from '../../../../server/modules/imports/tables.ts'
import { heldBytes } from '../../../support/heldBytes.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { newVendorSystem, type VendorSystem } from '../../../support/vendorApi.ts'
import {
  contractRecord,
  houseRecord,
  invoiceRecord,
  ndjson,
  organizationRecord,
  pollRecord,
} from '../../../support/vendorRecords.ts'

const numbers = (count: number, from = 1) => Array.from({ length: count }, (_, index) => from + index)

onEachDatabase('imports of a vendor’s system', server => {
  let alfa: VendorSystem
  beforeAll(async () => {
    alfa = await newVendorSystem(server(), 1)
    await alfa.call('organizations/org-1', { method: 'PUT', body: organizationRecord })
    await alfa.call('houses/house-1', { method: 'PUT', body: houseRecord })
  })
  const send = async (resource: string, body: unknown, headers = {}, search = '') =>
    (
      await alfa.call(`imports/${resource}${search}`, {
        body,
        headers: { 'Content-Type': 'application/x-ndjson', ...headers },
      })
    ).body.data
  const csv = (resource: string, text: string, search = '') =>
    send(resource, text, { 'Content-Type': 'text/csv; charset=utf-8' }, search)
  const refusals = async (id: number) => (await alfa.call(`imports/${id}/refusals`)).body.data
  const countOf = async (statement: ReturnType<typeof sql>) => {
    const { rows } = (await server().database.queries.execute(statement)) as unknown as {
      rows: { count: number }[]
    }
    return rows[0]?.count
  }
  const activeContracts = () =>
    countOf(
      sql`select count(*)::integer from contracts where vendor_id = 1 and source_id is not null and is_active`,
    )

  test('VND-3: NDJSON, also compressed, comes in row by row, and the same file again changes nothing', async () => {
    const file = ndjson(numbers(1100).map(contractRecord))
    const counts = { rows: 1100, refused: 0, ended: 0, state: 'done', failure: null }
    expect(await send('contracts', file)).toMatchObject({ ...counts, accepted: 1100, unchanged: 0 })
    expect(await send('contracts', gzipSync(file), { 'Content-Encoding': 'gzip' })).toMatchObject({
      ...counts,
      accepted: 0,
      unchanged: 1100,
    })
    expect(
      await countOf(sql`select count(*)::integer from contract_objects where source_id is not null`),
    ).toBe(1100)
    expect(
      await countOf(sql`select count(*)::integer from house_contracts h
      join houses on houses.id = h.house_id where houses.source_id = 'house-1'`),
    ).toBe(1100)
  })

  test('VND-3: a wrong row is refused alone, with line, field, reason and key', async () => {
    const job = await send(
      'invoices',
      ndjson([
        invoiceRecord(1),
        { ...invoiceRecord(2), amount: 30 },
        { ...invoiceRecord(3), contract: 'nobody' },
        'not json',
        '',
        { ...invoiceRecord(4), lines: [{ service: 'heating' }] },
        [],
        { ...invoiceRecord(5), nubmer: 'x' },
        { ...invoiceRecord(6), number: 'NF-1' },
        { ...invoiceRecord(7), number: 'a\u0000b' },
        invoiceRecord(8),
        { ...invoiceRecord(9), sourceId: 'half \ud83d' },
      ]),
    )
    expect(job).toMatchObject({ state: 'done', rows: 11, accepted: 2, refused: 9 })
    const reported = (await refusals(job.id)).map(
      ({ line, sourceId, field, reason }: Record<string, unknown>) => [line, sourceId, field, reason],
    )
    expect(reported).toEqual([
      [2, 'invoice-2', 'amount', 'invalid'],
      [3, 'invoice-3', 'contract', 'unknown_reference'],
      [4, null, null, 'not_json'],
      [6, 'invoice-4', 'lines.0.amount', 'required'],
      [7, null, null, 'not_an_object'],
      [8, 'invoice-5', 'nubmer', 'unknown_field'],
      [9, 'invoice-6', 'number', 'taken'],
      [10, 'invoice-7', 'number', 'invalid'],
      [12, 'half \ufffd', 'sourceId', 'invalid'],
    ])
    const sentences = (await refusals(job.id)).map(({ message }: { message: string }) => message)
    expect(sentences).toContain('The field amount must be a text.')
    expect(sentences).toContain('There is no record "nobody" in contracts: send it first.')
  })

  test('VND-3: a day, a month or an amount in another format is refused with a sample of the right one', async () => {
    const job = await send(
      'invoices',
      ndjson([
        { ...invoiceRecord(1), date: '05.11.2026' },
        { ...invoiceRecord(2), period: '2026-13' },
        { ...invoiceRecord(3), amount: '25,20' },
      ]),
    )
    expect((await refusals(job.id)).map(({ message }: { message: string }) => message)).toEqual([
      'The field date must look like 2026-11-30.',
      'The field period must look like 2026-10.',
      'The field amount must look like 48.20.',
    ])
  })

  test('VND-3: a row that only the database refuses is refused alone', async () => {
    const job = await send(
      'polls',
      ndjson(
        numbers(5).map(number => ({
          ...pollRecord,
          sourceId: `poll-${number}`,
          // The same contract twice violates a key of the database.
          contracts: number === 3 ? ['contract-1', 'contract-1'] : ['contract-1'],
        })),
      ),
    )
    expect(job.refused + job.accepted).toBe(5)
    expect(job.accepted).toBeGreaterThanOrEqual(4)
  })

  describe('VND-3: CSV', () => {
    const lines = [
      'sourceId;contract;number;date;period;dueDate;amount;lines[].service;lines[].amount',
      'csv-1;contract-10;CSV-1;2026-11-05;2026-10;2026-11-30;30.00;heating;10.00',
      'csv-1;contract-10;CSV-1;2026-11-05;2026-10;2026-11-30;30.00;"cleaning";20.00',
      'csv-2;contract-11;"CSV ""2""";2026-11-05;2026-10;2026-11-30;5.00;;',
    ]

    test.each([
      ['semicolons', ';', '\n'],
      ['commas and CRLF', ',', '\r\n'],
      ['tabs', '\t', '\n'],
    ])(
      'separated by %s comes in; consecutive rows with one key are one record',
      async (_, separator, end) => {
        const text = `\uFEFF${lines.join(end).replaceAll(';', separator)}`
        const job = await csv('invoices', text)
        expect([job.failure, job.rows, job.accepted + job.unchanged]).toEqual([null, 2, 2])
        expect(
          await countOf(sql`select count(*)::integer from invoice_lines l join invoices i on i.id = l.invoice_id
          where i.source_id = 'csv-1'`),
        ).toBe(2)
        expect(await countOf(sql`select count(*)::integer from invoices where number = 'CSV "2"'`)).toBe(1)
      },
    )

    test.each([
      [
        'another separator',
        lines.join('\n').replaceAll(';', '|'),
        'no_source_id',
        'separated by commas, semicolons or tabs',
      ],
      ['an unknown column', `${lines[0]};colour\n`, 'unknown_column', 'There is no field "colour"'],
      ['the same column twice', `${lines[0]};number\n`, 'double_column', 'Two columns are named "number"'],
      ['no rows', '', 'no_header', 'The file is empty'],
    ])('with %s fails as a whole, with a sentence', async (_, text, reason, sentence) => {
      const job = await csv('invoices', text)
      expect([job.state, job.accepted, job.failure.reason]).toEqual(['failed', 0, reason])
      expect(job.failure.message).toContain(sentence)
    })

    test('a record with a row that cannot be read is refused whole, and so is one that the row may belong to', async () => {
      const [header = ''] = lines
      const row = (key: string, number: string) =>
        `${key};contract-10;${number};2026-11-05;2026-10;2026-11-30;30.00;heating;10.00`
      const job = await csv(
        'invoices',
        [
          header,
          ...[row('torn-1', 'T-1'), `${row('torn-1', 'T-1')};more`, row('torn-1', 'T-1')],
          ...[row('whole-1', 'T-2'), `${row('torn-2', 'T-3')};more`, row('whole-2', 'T-4')],
          ...[row('torn-3', 'T-5'), '"'],
        ].join('\n'),
      )
      const reported = (await refusals(job.id)).map(({ line, sourceId, reason }: Record<string, unknown>) => [
        line,
        sourceId,
        reason,
      ])
      expect(reported).toEqual([
        [2, 'torn-1', 'torn'],
        [3, 'torn-1', 'wrong_columns'],
        [4, 'torn-1', 'torn'],
        [6, 'torn-2', 'wrong_columns'],
        [8, 'torn-3', 'torn'],
        [9, null, 'wrong_quotes'],
      ])
      expect([job.accepted, job.refused]).toEqual([2, 6])
    })

    test('a row that is not UTF-8 is refused alone', async () => {
      const row = (key: string, number: string) =>
        `${key};contract-12;${number};2026-11-05;2026-10;2026-11-30;30.00\n`
      const header = 'sourceId;contract;number;date;period;dueDate;amount\n'
      const rows = [row('utf-1', 'U-1'), row('utf-2', '\xff\xfe'), row('utf-3', 'U-3')]
      const job = await send('invoices', Buffer.from(header + rows.join(''), 'latin1'), {
        'Content-Type': 'text/csv',
      })
      expect([job.state, job.accepted, job.refused]).toEqual(['done', 2, 1])
      expect(await refusals(job.id)).toMatchObject([{ line: 3, reason: 'not_utf8' }])
    })

    test('a row with too few cells and an unclosed quotation mark are refused alone', async () => {
      const job = await csv('offers', 'sourceId,title\no-1,a,b\no-2,"a"b\n')
      const reasons = (await refusals(job.id)).map(({ line, reason }: Record<string, unknown>) => [
        line,
        reason,
      ])
      expect(reasons).toEqual([
        [2, 'wrong_columns'],
        [3, 'wrong_quotes'],
      ])
    })
  })

  describe('VND-3: bad files', () => {
    test('a row that is not UTF-8 is refused alone', async () => {
      const good = `${JSON.stringify(contractRecord(1))}\n`
      const bad = Buffer.concat([Buffer.from(good), Buffer.from([0xff, 0xfe, 0x0a]), Buffer.from(good)])
      const job = await send('contracts', bad)
      expect([job.state, job.unchanged, job.refused]).toEqual(['done', 2, 1])
      expect(await refusals(job.id)).toMatchObject([{ line: 2, reason: 'not_utf8' }])
    })

    test('a gzip whose end is missing fails with a sentence; what came before stays', async () => {
      const whole = gzipSync(
        ndjson(numbers(1100).map(number => ({ ...contractRecord(number), number: `Z${number}` }))),
      )
      const job = await send('contracts', whole.subarray(0, whole.length - 20), {
        'Content-Encoding': 'gzip',
      })
      expect([job.state, job.failure.reason]).toEqual(['failed', 'bad_gzip'])
      expect(job.accepted).toBeGreaterThan(0)
      expect(job.ended).toBe(0)
      await send('contracts', ndjson(numbers(1100).map(contractRecord)))
    })

    test('a file that is not gzip, another encoding and another type are refused', async () => {
      expect((await send('contracts', 'text', { 'Content-Encoding': 'gzip' })).failure.reason).toBe(
        'bad_gzip',
      )
      const type = async (headers: Record<string, string>) =>
        (await alfa.call('imports/contracts', { body: 'x', headers })).status
      expect(await type({ 'Content-Type': 'application/pdf' })).toBe(415)
      expect(await type({ 'Content-Type': 'text/csv', 'Content-Encoding': 'br' })).toBe(415)
    })

    test('a line of any length is refused alone, in constant memory', async () => {
      const megabyte = new Uint8Array(1024 * 1024).fill(120)
      let sent = 0
      const before = heldBytes()
      let most = 0
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          if (sent % 50 === 0) most = Math.max(most, heldBytes())
          if (sent < 300) controller.enqueue(megabyte)
          else if (sent === 300) controller.enqueue(Buffer.from(`\n${JSON.stringify(contractRecord(1))}\n`))
          else controller.close()
          sent += 1
        },
      })
      const job = await send('contracts', body)
      expect([job.state, job.unchanged, job.refused]).toEqual(['done', 1, 1])
      expect(await refusals(job.id)).toMatchObject([{ line: 1, reason: 'too_long' }])
      expect(most - before).toBeLessThan(150 * 1024 * 1024)
    })

    test('imports of another vendor do not exist', async () => {
      const beta = await newVendorSystem(server(), 2)
      const { id } = await send('contracts', '')
      for (const path of [`imports/${id}`, `imports/${id}/refusals`])
        expect([path, (await beta.call(path)).status]).toEqual([path, 404])
      expect((await beta.call(`imports/${id}/confirm`, { method: 'POST' })).status).toBe(404)
      expect((await beta.call('imports')).body.data).toEqual([])
      expect((await alfa.call('imports')).body.data[0].id).toBe(id)
    })
  })

  describe('VND-4: complete files', () => {
    test('what the file lacks is ended, up to a tenth', async () => {
      const file = ndjson(numbers(1000, 101).map(contractRecord))
      const job = await send('contracts', file, {}, '?complete=true')
      expect([job.state, job.ended, await activeContracts()]).toEqual(['done', 100, 1000])
    })

    test('more than a tenth waits for a confirmation; a refused row is not ended', async () => {
      const file = ndjson([
        ...numbers(400, 101).map(contractRecord),
        { ...contractRecord(600), organization: 'nobody' },
      ])
      const job = await send('contracts', file, {}, '?complete=true')
      expect([job.state, job.ended, await activeContracts()]).toEqual(['needs_confirmation', 599, 1000])
      const { status, body } = await alfa.call(`imports/${job.id}/confirm`, { method: 'POST' })
      expect([status, body.data.state, await activeContracts()]).toEqual([200, 'done', 401])
      expect((await alfa.call(`imports/${job.id}/confirm`, { method: 'POST' })).status).toBe(422)
    })

    test('a file that cannot be read to its end ends nothing', async () => {
      const gzip = gzipSync(ndjson([contractRecord(101)]))
      const headers = { 'Content-Encoding': 'gzip' }
      const job = await send('contracts', gzip.subarray(0, -8), headers, '?complete=true')
      expect([job.state, await activeContracts()]).toEqual(['failed', 401])
    })

    test('a row whose key cannot be read may be that of a record, so nothing ends without a confirmation', async () => {
      const before = await activeContracts()
      const rows = numbers(400, 101).map(contractRecord)
      const file = [ndjson(rows.slice(0, -1)), 'not json'].join('\n')
      const job = await send('contracts', file, {}, '?complete=true')
      expect([job.state, job.ended, await activeContracts()]).toEqual(['needs_confirmation', 2, before])
    })

    test('a contract that comes back is active again', async () => {
      await send('contracts', ndjson([contractRecord(1)]))
      expect(await activeContracts()).toBe(402)
    })
  })

  test('VND-3: an object that two contracts of a file have is the later one’s, and stops no other record', async () => {
    const [one, other] = [contractRecord(2001), contractRecord(2002)]
    const job = await send(
      'contracts',
      ndjson([one, { ...other, objects: one.objects }, contractRecord(2003)]),
    )
    expect(job).toMatchObject({ state: 'done', accepted: 3, refused: 0 })
    const ofOther = sql`select count(*)::integer from contract_objects o join contracts c on c.id = o.contract_id
      where c.vendor_id = 1 and c.source_id = 'contract-2002' and o.source_id = 'object-2001'`
    expect(await countOf(ofOther)).toBe(1)
  })

  test('VND-4: of two imports of the same file at once, nothing is doubled', async () => {
    const file = ndjson(numbers(1200, 5000).map(contractRecord))
    const jobs = await Promise.all([send('contracts', file), send('contracts', file)])
    expect(jobs.map(({ state }) => state)).toEqual(['done', 'done'])
    expect(jobs[0].accepted + jobs[1].accepted).toBe(1200)
  })

  test('VND-4: an upload that breaks off keeps what was written; the same file then adds the rest', async () => {
    const rows = numbers(1300, 7000).map(contractRecord)
    let part = 0
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (part === 12) controller.error(new Error('The connection was reset.'))
        else controller.enqueue(Buffer.from(ndjson(rows.slice(part * 100, (part + 1) * 100))))
        part += 1
      },
    })
    const file = {
      stream: broken,
      type: 'application/x-ndjson',
      isGzip: false,
      resource: 'contracts',
      isField: () => true,
    } as const
    const logger = { info() {}, warn() {}, error() {} }
    const job = await runImport(
      { database: server().database, clock: () => server().clock.now, logger },
      resources.contracts,
      { vendorId: 1, isComplete: true, isQuiet: false },
      openRows(file),
    )
    expect([job.state, job.failure?.reason, job.accepted, job.ended]).toEqual([
      'failed',
      'upload_cut',
      1000,
      0,
    ])
    expect(await send('contracts', ndjson(rows))).toMatchObject({
      state: 'done',
      accepted: 300,
      unchanged: 1000,
    })
  })

  test('VND-4: an import whose process ended is shown as interrupted', async () => {
    const { id } = await send('offers', '')
    const { queries } = server().database
    await queries.update(imports).set({ state: 'running', endedAt: null }).where(eq(imports.id, id))
    server().clock.advance(121)
    expect((await alfa.call(`imports/${id}`)).body.data.state).toBe('interrupted')
  })

  test('VND-3: a bank e-invoice names its contract by number; entities and other resources are refused', async () => {
    await send('contracts', ndjson([contractRecord(9000)]))
    const bill = `<Invoice serviceId="N9000"><InvoiceInformation><InvoiceNumber>E-1</InvoiceNumber>
      <InvoiceDate>2026-11-05</InvoiceDate><DueDate>2026-11-30</DueDate></InvoiceInformation>
      <InvoiceSumGroup><TotalSum>12.00</TotalSum></InvoiceSumGroup></Invoice>`
    const headers = { 'Content-Type': 'application/xml' }
    const job = await send('invoices', `<E_Invoice>${bill}</E_Invoice>`, headers)
    expect(job).toMatchObject({ state: 'done', accepted: 1, refused: 0 })
    const hostile = `<!DOCTYPE E_Invoice [<!ENTITY a "b">]><E_Invoice>${bill}</E_Invoice>`
    expect((await send('invoices', hostile, headers)).state).toBe('failed')
    expect((await alfa.call('imports/contracts', { body: '<E_Invoice/>', headers })).status).toBe(415)
  })
})
