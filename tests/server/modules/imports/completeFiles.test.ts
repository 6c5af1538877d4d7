import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { testNow } from '../../../support/fill.ts'
import { importRecords, ndjsonHeaders } from '../../../support/importRecords.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { newVendorSystem, type VendorSystem } from '../../../support/vendorApi.ts'
import {
  contractRecord,
  houseRecord,
  meterRecord,
  organizationRecord,
  readingRecord,
} from '../../../support/vendorRecords.ts'

const numbers = Array.from({ length: 20 }, (_, index) => index + 1)
const organizations = numbers.map(number => ({ ...organizationRecord, sourceId: `org-${number}` }))
const houses = numbers.map(number => ({ ...houseRecord, sourceId: `house-${number}` }))
const meters = numbers.map(number => ({ ...meterRecord, sourceId: `meter-${number}`, number: `M-${number}` }))
const day = (days: number) => new Date(testNow.getTime() + days * 24 * 3_600_000).toISOString().slice(0, 10)
const poll = (number: number, startsOn = day(-1)) => ({
  sourceId: `poll-${number}`,
  organization: 'org-1',
  title: 'Ar renovuoti namą?',
  description: 'Balsuokite.',
  startsOn,
  endsOn: day(20),
  totalParticipants: 2,
  requiredVotes: 1,
  questions: [{ text: 'Ar sutinkate?' }],
  contracts: ['contract-1'],
})
const water = { en: 'Water', lt: 'Vanduo', lv: 'Ūdens', ru: 'Вода' }
const polls = numbers.map(number => poll(number, number === 20 ? day(5) : day(-1)))

onEachDatabase('complete files', server => {
  let alfa: VendorSystem
  const send = (resource: string, records: readonly object[], search = '?complete=true') =>
    importRecords(alfa, resource, records, search)
  const rows = async (statement: ReturnType<typeof sql>) =>
    ((await server().database.queries.execute(statement)) as unknown as { rows: Record<string, unknown>[] })
      .rows
  const confirm = async (id: number) =>
    (await alfa.call(`imports/${id}/confirm`, { method: 'POST' })).body.data

  beforeAll(async () => {
    alfa = await newVendorSystem(server(), 1)
    const contracts = numbers.map(number => ({ ...contractRecord(number), house: `house-${number}` }))
    for (const [resource, records] of Object.entries({ organizations, houses, contracts, meters, polls }))
      expect(await send(resource, records, '')).toMatchObject({ state: 'done', accepted: 20, refused: 0 })
    await send('readings', [readingRecord], '')
  })

  test.each([
    ['organizations', organizations],
    ['houses', houses],
    ['meters', meters],
    ['polls', polls],
  ])(
    'VND-4: %s that the file lacks end up to a tenth, more of them after a confirmation',
    async (name, all) => {
      expect(await send(name, all)).toMatchObject({ state: 'done', ended: 0, unchanged: 20 })
      expect(await send(name, all.slice(0, 19))).toMatchObject({ state: 'done', ended: 1 })
      const job = await send(name, all.slice(0, 10))
      expect(job).toMatchObject({ state: 'needs_confirmation', ended: 9 })
      expect(await confirm(job.id)).toMatchObject({ state: 'done', ended: 9 })
      expect(await send(name, all.slice(0, 10))).toMatchObject({ state: 'done', ended: 0 })
    },
  )

  test('VND-4: of confirmations at once one ends what the file lacked, and none ends what it had', async () => {
    const all = numbers.map(number => ({
      sourceId: `form-${number}`,
      code: 'water',
      provider: 'UAB Vandenys',
      title: water,
      text: water,
      url: 'https://water.example/self',
    }))
    await send('self-services', all)
    const { id } = await send('self-services', all.slice(0, 10))
    const calls = await Promise.all(numbers.map(() => alfa.call(`imports/${id}/confirm`, { method: 'POST' })))
    expect(await send('self-services', all.slice(0, 10))).toMatchObject({ unchanged: 10, ended: 0 })
    expect(calls.map(({ status }) => status).sort()).toEqual([200, ...numbers.slice(1).map(() => 422)])
  })

  test('VND-4: an offer that the file lacks ends the day before the vendor’s day, also after its midnight', async () => {
    const offer = { title: 'Langų valymas', summary: 'Pigiau', body: 'Langai', provider: 'UAB Langas' }
    const offers = [1, 2].map(number => ({ ...offer, sourceId: `offer-${number}` }))
    const days = { startsOn: '2026-11-01', endsOn: '2026-11-21' }
    const now = server().clock.now
    server().clock.now = new Date('2026-11-21T22:30:00.000Z')
    await send(
      'offers',
      [
        { ...offers[0], ...days },
        { ...offers[1], ...days, endsOn: '2026-12-31' },
      ],
      '',
    )
    const job = await send('offers', [])
    // The first offer has ended already by the vendor's day.
    expect(job).toMatchObject({ state: 'needs_confirmation', ended: 1 })
    await confirm(job.id)
    const ended = await rows(sql`select source_id, ends_on::text from offers
      where vendor_id = 1 and source_id like 'offer-_' order by source_id`)
    expect(ended).toEqual([
      { source_id: 'offer-1', ends_on: '2026-11-21' },
      { source_id: 'offer-2', ends_on: '2026-11-21' },
    ])
    server().clock.now = now
  })

  test('VND-4: an organization with active contracts stays, others are no longer listed', async () => {
    expect(await send('organizations', [{ ...organizationRecord, sourceId: 'org-2' }])).toMatchObject({
      state: 'needs_confirmation',
      ended: 8,
    })
    const active = await rows(sql`select source_id from organizations
      where vendor_id = 1 and source_id in ('org-1', 'org-20') and is_active`)
    expect(active).toEqual([{ source_id: 'org-1' }])
    const { data } = await server().read('organization-groups/1/organizations')
    const ended = await rows(sql`select id from organizations where vendor_id = 1 and source_id = 'org-20'`)
    const listed = new Set(data.map(({ id }: { id: number }) => id))
    expect(listed.has(ended[0]?.id)).toBe(false)
  })

  test('VND-4: the contracts of an ended house stay, and get it back with it', async () => {
    const houseOf = () =>
      rows(sql`select h.contract_id from house_contracts h
      join contracts c on c.id = h.contract_id where c.vendor_id = 1 and c.source_id = 'contract-20'`)
    expect(await houseOf()).toEqual([])
    await send('houses', houses.slice(19), '')
    await send('contracts', [{ ...contractRecord(20), house: 'house-20' }], '')
    expect(await houseOf()).toHaveLength(1)
  })

  test('VND-4: an ended meter is no longer listed and takes no readings; its history stays', async () => {
    await server().database.queries.execute(sql`insert into user_contracts (user_id, vendor_id, contract_id, role_id)
      select 1, 1, id, 1 from contracts where vendor_id = 1 and source_id = 'contract-1'`)
    const [contract] = await rows(
      sql`select id from contracts where vendor_id = 1 and source_id = 'contract-1'`,
    )
    const token = await server().signIn('owner@example.com')
    const listed = async () =>
      (await server().read(`contracts/${contract?.id}/meters`, { token })).data.map(
        ({ number }: { number: string }) => number,
      )
    const [meter] = await rows(sql`select id from meters where vendor_id = 1 and source_id = 'meter-1'`)
    expect(await listed()).toContain('M-1')
    await confirm((await send('meters', meters.slice(1, 2))).id)
    expect(await listed()).toEqual(['M-2'])
    const path = `contracts/${contract?.id}/meters/${meter?.id}`
    const body = { meterId: meter?.id, valueTo: '20' }
    const refused = await server().call(`${path}/declarations`, { token, body })
    expect((await refused.json()).errors).toEqual({ valueTo: ['validation.meter_declaration_unavailable'] })
    expect((await server().read(`${path}/readings`, { token })).data).toHaveLength(1)
    await send('meters', meters.slice(0, 1), '')
    expect(await listed()).toEqual(['M-1', 'M-2'])
  })

  test('VND-4: an ended poll is closed with its votes, and deleted if it has not begun', async () => {
    const stored = await rows(sql`select source_id, ends_on::text as ends from polls
      where vendor_id = 1 and source_id in ('poll-10', 'poll-19', 'poll-20') order by source_id`)
    expect(stored).toEqual([
      { source_id: 'poll-10', ends: day(20) },
      { source_id: 'poll-19', ends: day(-1) },
    ])
  })

  test('VND-4: a complete file whose missing records cannot be ended has failed, with its reason', async () => {
    const offers = numbers.map(number => ({
      sourceId: `kept-${number}`,
      title: 'Langai',
      summary: 'Pigiau',
      body: 'Langai',
      provider: 'UAB Langas',
      startsOn: day(-1),
      endsOn: day(20),
    }))
    await send('offers', offers)
    const { queries } = server().database
    await queries.execute(
      sql`create function refuse_end() returns trigger language plpgsql as $$ begin raise exception 'no end today'; end $$`,
    )
    await queries.execute(
      sql`create trigger refuse_end before update or delete on offers execute function refuse_end()`,
    )
    const job = await send('offers', offers.slice(1))
    await queries.execute(sql`drop function refuse_end cascade`)
    expect(job).toMatchObject({
      state: 'failed',
      failure: { reason: 'internal' },
      unchanged: 19,
      ended: 0,
    })
    expect((await alfa.call(`imports/${job.id}`)).body.data).toEqual(job)
    expect(await send('offers', offers.slice(1))).toMatchObject({ state: 'done', ended: 1 })
  })

  test.each(['readings', 'payments'])(
    'VND-4: a complete file of %s is refused with a sentence, because it would end what bills are made of',
    async resource => {
      const { status, body } = await alfa.call(`imports/${resource}?complete=true`, {
        body: '',
        headers: ndjsonHeaders,
      })
      expect([status, body.errors]).toEqual([422, { complete: ['validation.not_supported'] }])
      expect(body.message.toLowerCase()).toContain(`${resource} do not end`)
    },
  )
})
