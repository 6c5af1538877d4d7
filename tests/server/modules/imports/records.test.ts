import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { newVendorSystem, type VendorSystem } from '../../../support/vendorApi.ts'
import {
  consumptionRecord,
  contractRecord,
  energyInformationRecord,
  houseRecord,
  invoiceRecord,
  meterRecord,
  organizationRecord,
  pollRecord,
  readingRecord,
} from '../../../support/vendorRecords.ts'

type RecordOfTest = { readonly sourceId: string; readonly [field: string]: unknown }

const document = {
  sourceId: 'document-1',
  organization: 'org-1',
  date: '2026-11-01',
  name: 'Ataskaita',
  category: 'financial_information',
  pdf: Buffer.from('%PDF-1.7 own').toString('base64'),
}
const message = {
  sourceId: 'message-1',
  organization: 'org-1',
  contract: 'contract-1',
  type: 'planned_works',
  date: '2026-11-02T10:00:00+02:00',
  topic: 'Stogo remontas',
  body: '<p onclick="x()">Remontas</p><script>x()</script>',
  plannedWork: {
    subcontractor: 'UAB Stogas',
    contact: '+37061111111',
    workGroup: 'roof_repair',
    location: 'Stogas',
    taxesDistribution: 'accumulated_funds',
    startsOn: '2026-12-01',
    endsOn: '2026-12-05',
  },
}
const poll = {
  ...pollRecord,
  totalParticipants: '2',
  questions: [{ text: 'Ar sutinkate?', paperAgree: 1 }],
  houses: ['house-1'],
}
const offer = {
  sourceId: 'offer-1',
  title: 'Langų valymas',
  summary: 'Pigiau',
  body: '<b>Langai</b>',
  provider: 'UAB Langas',
  price: '25.00',
  startsOn: '2026-11-01',
  endsOn: '2026-12-31',
}
const texts = (text: string) => ({ en: text, lt: text, lv: text, ru: text })
const selfService = {
  sourceId: 'self-1',
  code: 'water',
  provider: 'UAB Vandenys',
  title: texts('Vanduo'),
  text: texts('Vanduo'),
  url: 'https://water.example/self',
}
const category = { sourceId: 'category-1', code: 'lift', title: texts('Liftas') }
const payment = {
  sourceId: 'payment-1',
  contract: 'contract-1',
  invoice: 'invoice-1',
  date: '2026-11-10',
  reference: 'NF-1',
  amount: '10.50',
  payer: 'Nemuno bankas',
}

/** One record of each resource, in an order in which each may name those before it. */
const first: readonly (readonly [resource: string, record: { readonly sourceId: string }])[] = [
  ['organizations', organizationRecord],
  ['houses', houseRecord],
  ['contracts', contractRecord(1)],
  ['meters', meterRecord],
  ['readings', readingRecord],
  ['consumption', consumptionRecord],
  ['energy-information', energyInformationRecord],
  ['invoices', invoiceRecord(1)],
  ['payments', payment],
  ['documents', document],
  ['messages', message],
  ['polls', poll],
  ['offers', offer],
  ['self-services', selfService],
  ['help-desk-categories', category],
]

onEachDatabase('records of a vendor’s system', server => {
  let alfa: VendorSystem
  let beta: VendorSystem
  beforeAll(async () => {
    alfa = await newVendorSystem(server(), 1)
    beta = await newVendorSystem(server(), 2)
    for (const [resource, record] of first) {
      const { status, body } = await put(resource, record)
      expect([resource, status, body]).toEqual([
        resource,
        200,
        { data: { sourceId: record.sourceId, outcome: 'accepted' } },
      ])
    }
  })
  const put = (resource: string, record: RecordOfTest, system = alfa) =>
    system.call(`${resource}/${record.sourceId}`, { method: 'PUT', body: record })
  const rows = async (statement: ReturnType<typeof sql>) =>
    ((await server().database.queries.execute(statement)) as unknown as { rows: Record<string, unknown>[] })
      .rows

  describe('VND-2: each resource', () => {
    test.each(first)('%s: the same record again changes nothing', async (resource, record) => {
      expect((await put(resource, record)).body.data.outcome).toBe('unchanged')
    })

    test.each(
      first.filter(
        ([resource]) =>
          !['organizations', 'offers', 'self-services', 'help-desk-categories'].includes(resource),
      ),
    )(
      '%s: a record that names a row of another vendor is refused like one that names none',
      async (resource, record) => {
        const { status, body } = await put(resource, record, beta)
        expect([status, body.code, Object.values(body.errors)]).toEqual([
          422,
          'validation_failed',
          [['validation.unknown_reference']],
        ])
      },
    )
  })

  test('BIL-9: an invoice’s structured reference is stored without spaces, and refused with wrong check digits', async () => {
    const record = { ...invoiceRecord(31, 1), creditorReference: 'rf18 5390 0754 7034' }
    expect((await put('invoices', record)).body.data.outcome).toBe('accepted')
    expect(await rows(sql`select creditor_reference from invoices where source_id = 'invoice-31'`)).toEqual([
      { creditor_reference: 'RF18539007547034' },
    ])
    const wrong = await put('invoices', { ...record, creditorReference: 'RF19 5390 0754 7034' })
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['creditorReference']])
  })

  test('VND-2: two vendors use the same key for records of their own', async () => {
    expect((await put('organizations', organizationRecord, beta)).body.data.outcome).toBe('accepted')
    const stored = await rows(
      sql`select vendor_id from organizations where source_id = 'org-1' order by vendor_id`,
    )
    expect(stored).toEqual([{ vendor_id: 1 }, { vendor_id: 2 }])
  })

  test('VND-2: a record of another vendor does not exist, and the refusal says so in a sentence', async () => {
    const { status, body } = await put('invoices', { ...invoiceRecord(1), number: 'B-1' }, beta)
    expect([status, body.errors]).toEqual([422, { contract: ['validation.unknown_reference'] }])
    expect(body.message).toBe('There is no record "contract-1" in contracts: send it first.')
  })

  test('VND-2: a record whose key differs from the address is refused', async () => {
    const { status, body } = await alfa.call('offers/offer-2', { method: 'PUT', body: offer })
    expect([status, body.errors]).toEqual([422, { sourceId: ['validation.differs_from_address'] }])
  })

  test('VND-2: a record changes, with what belongs to it', async () => {
    const changed = { ...invoiceRecord(1), amount: '40.00', lines: [{ service: 'heating', amount: '40.00' }] }
    expect((await put('invoices', changed)).body.data.outcome).toBe('accepted')
    const lines = await rows(sql`select l.service_code, l.amount_cents::integer as cents from invoice_lines l
      join invoices i on i.id = l.invoice_id where i.vendor_id = 1 and i.source_id = 'invoice-1'`)
    expect(lines).toEqual([{ service_code: 'heating', cents: 4000 }])
  })

  test('VND-2 POL-2: in a poll of a house only contracts take part that have not ended', async () => {
    const contract = { ...contractRecord(9), house: 'house-1' }
    const participants = async (isActive: boolean) => {
      await put('contracts', { ...contract, isActive })
      await put('polls', { ...poll, sourceId: `poll-${isActive}` })
      return rows(sql`select 1 from poll_participants p
        join polls on polls.vendor_id = p.vendor_id and polls.id = p.poll_id
        join contracts c on c.vendor_id = p.vendor_id and c.id = p.contract_id
        where p.vendor_id = 1 and polls.source_id = ${`poll-${isActive}`} and c.source_id = 'contract-9'`)
    }
    expect(await participants(true)).toHaveLength(1)
    expect(await participants(false)).toHaveLength(0)
  })

  test('VND-2: a payment lowers what is due, once, and a corrected invoice does not raise it again', async () => {
    const due = () =>
      rows(
        sql`select due_cents::integer as due from invoices where vendor_id = 1 and source_id = 'invoice-2'`,
      )
    await put('invoices', invoiceRecord(2, 1))
    const received = { ...payment, sourceId: 'payment-2', invoice: 'invoice-2' }
    await put('payments', received)
    await put('payments', { ...received, payer: 'Kitas bankas' })
    expect(await due()).toEqual([{ due: 2000 }])
    await put('invoices', { ...invoiceRecord(2, 1), dueDate: '2026-12-15' })
    expect(await due()).toEqual([{ due: 2000 }])
    await put('invoices', { ...invoiceRecord(2, 1), amountDue: '5.00' })
    expect(await due()).toEqual([{ due: 500 }])
  })

  test('VND-2 BIL-13: a corrected amount keeps what was paid, so that the rest of it is due', async () => {
    const dueAfter = async (amount: string) => {
      await put('invoices', { ...invoiceRecord(5, 1), amount })
      const [invoice] = await rows(
        sql`select due_cents::integer as due from invoices where vendor_id = 1 and source_id = 'invoice-5'`,
      )
      return invoice?.due
    }
    expect(await dueAfter('50.00')).toBe(5000)
    expect(await dueAfter('80.00')).toBe(8000)
    await put('payments', { ...payment, sourceId: 'payment-5', invoice: 'invoice-5', amount: '60.00' })
    expect(await dueAfter('100.00')).toBe(4000)
    expect(await dueAfter('50.00')).toBe(0)
  })

  test('VND-2: a payment of a bill in another currency is refused, because it cannot lower what is due', async () => {
    await put('invoices', invoiceRecord(4, 1))
    const foreign = { ...payment, sourceId: 'payment-4', invoice: 'invoice-4', currency: 'PLN' }
    const { status, body } = await put('payments', foreign)
    expect([status, body.errors]).toEqual([422, { currency: ['validation.other_currency'] }])
    expect(
      await rows(
        sql`select due_cents::integer as due from invoices where vendor_id = 1 and source_id = 'invoice-4'`,
      ),
    ).toEqual([{ due: 3050 }])
    expect((await put('payments', { ...foreign, invoice: undefined })).status).toBe(200)
  })

  test('VND-4: an older version is refused as stale, the same with a newer time makes others stale', async () => {
    const at = (updatedAt: string, title: string) =>
      put('offers', { ...offer, sourceId: 'offer-3', title, updatedAt })
    expect((await at('2026-11-10T10:00:00Z', 'A')).body.data.outcome).toBe('accepted')
    const older = await at('2026-11-10T11:59:59+02:00', 'B')
    expect([older.status, older.body.errors]).toEqual([422, { updatedAt: ['validation.stale'] }])
    expect((await at('2026-11-12T10:00:00Z', 'A')).body.data.outcome).toBe('unchanged')
    expect((await at('2026-11-11T10:00:00Z', 'C')).status).toBe(422)
    expect((await at('2026-11-12T10:00:00Z', 'C')).body.data.outcome).toBe('accepted')
  })

  test('VND-2: a reading replaces what the resident declared for the month', async () => {
    await server().database.queries.execute(sql`insert into meter_readings
      (vendor_id, meter_id, window_month, date, value_from, value_to, declared_at)
      select 1, id, '2026-09-01', '2026-10-01', 8, 9, now() from meters where vendor_id = 1 and source_id = 'meter-1'`)
    const { body } = await put('readings', {
      ...readingRecord,
      sourceId: 'reading-9',
      month: '2026-09',
      date: '2026-10-02',
      valueFrom: '8',
      valueTo: '9.5',
    })
    expect(body.data.outcome).toBe('accepted')
    const stored = await rows(sql`select r.source_id, r.value_to::text as value from meter_readings r
      join meters m on m.id = r.meter_id where m.source_id = 'meter-1' and window_month = '2026-09-01'`)
    expect(stored).toEqual([{ source_id: 'reading-9', value: '9.5000' }])
  })

  test('VND-2: a poll with votes no longer changes', async () => {
    await server().database.queries.execute(sql`insert into poll_votes (vendor_id, poll_id, contract_id, at, receipt)
      select 1, p.id, c.id, now(), 'x' from polls p, contracts c
      where p.vendor_id = 1 and p.source_id = 'poll-1' and c.vendor_id = 1 and c.source_id = 'contract-1'`)
    const { status, body } = await put('polls', { ...poll, title: 'Kitas' })
    expect([status, body.errors]).toEqual([422, { body: ['validation.has_votes'] }])
  })

  test('VND-2: HTML of messages and offers is stored without scripts', async () => {
    expect(
      await rows(sql`select body from messages where vendor_id = 1 and source_id = 'message-1'`),
    ).toEqual([{ body: '<p>Remontas</p>' }])
  })

  test('VND-2: an object of another contract, a number that is taken and a wrong field are refused', async () => {
    await put('contracts', contractRecord(2))
    const wrong = async (resource: string, record: RecordOfTest) => (await put(resource, record)).body.errors
    expect(
      await wrong('meters', {
        ...meterRecord,
        sourceId: 'meter-2',
        number: 'M-2',
        object: 'object-2',
      }),
    ).toEqual({
      object: ['validation.unknown_reference'],
    })
    expect(await wrong('contracts', { ...contractRecord(3), number: 'N1' })).toEqual({
      number: ['validation.taken'],
    })
    expect(await wrong('contracts', { ...contractRecord(3), numbr: 'N3' })).toEqual({
      numbr: ['validation.invalid'],
    })
    expect(await wrong('invoices', { ...invoiceRecord(3, 1), amountDue: '99.00' })).toEqual({
      amountDue: ['validation.invalid'],
    })
  })

  test('VND-2: an object that a contract lacks becomes inactive, because meters belong to it', async () => {
    await put('contracts', { ...contractRecord(2), objects: [] })
    expect(
      await rows(sql`select is_active from contract_objects where vendor_id = 1 and source_id = 'object-2'`),
    ).toEqual([{ is_active: false }])
  })
})
