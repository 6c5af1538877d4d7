import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { settings } from '../../../../server/database/tables.ts'
import { compareReadings, subtractReadings } from '../../../../src/api/rules/readingValues.ts'
import { type Meter, type MeterReading, meterTypes } from '../../../../src/api/schemas/meters.ts'
import { testNow } from '../../../support/fill.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'

onEachDatabase('Meters', server => {
  afterEach(() => {
    server().clock.now = testNow
  })
  const owner = () => server().signIn('owner@example.com')
  const read = async (path: string, email = 'owner@example.com') =>
    (await server().read(path, { token: await server().signIn(email) })).data

  test('MET-1: the contracts of one user have all ten types', async () => {
    const meters: Meter[] = (await Promise.all([1, 2, 3].map(id => read(`contracts/${id}/meters`)))).flat()
    expect(new Set(meters.map(({ type }) => type))).toEqual(new Set(meterTypes))
  })

  test('MET-1: a meter has number, type, expiry and its newest reading; one is expired, one has no reading', async () => {
    const meters: Meter[] = await read('contracts/1/meters')
    expect(meters[0]).toEqual({
      id: expect.any(Number),
      number: 'ŠV-100217-1',
      type: 'cold_water',
      unit: 'm³',
      objectId: expect.any(Number),
      expiryDate: expect.stringMatching(/^\d{4}-/),
      isExpired: false,
      latestMeterReading: {
        valueTo: expect.stringMatching(/^\d+\.\d{4}$/),
        date: expect.stringMatching(/^2026-1[01]/),
      },
      defaultValue: expect.stringMatching(/^\d+\.\d{4}$/),
      declared: null,
      readingSource: 'resident',
    })
    expect(meters.filter(({ isExpired }) => isExpired)).toHaveLength(1)
    const secondMeters: Meter[] = await read('contracts/2/meters')
    expect(secondMeters.filter(({ latestMeterReading }) => latestMeterReading === null)).toHaveLength(1)
  })

  test('MET-2: while readings are taken, a meter has the uses between its latest twelve, newest first; otherwise it has none', async () => {
    const [other]: Meter[] = await read('contracts/1/meters')
    expect(other).not.toHaveProperty('recentUses')
    server().clock.now = new Date('2026-11-29T10:00:00Z')
    const meters: Meter[] = [...(await read('contracts/1/meters')), ...(await read('contracts/2/meters'))]
    const history: MeterReading[] = [
      ...(await read('contracts/1/meters/history')),
      ...(await read('contracts/2/meters/history')),
    ]
    for (const { id, recentUses } of meters) {
      const uses = history.filter(({ meterId }) => meterId === id).map(({ difference }) => difference)
      expect(recentUses).toEqual(uses.slice(0, 12))
    }
    expect(new Set(meters.map(({ recentUses }) => recentUses?.length))).toEqual(new Set([0, 12]))
  })

  test("MET-5: a verification is valid through its last day in the vendor's time zone", async () => {
    const [meter]: Meter[] = await read('contracts/1/meters')
    const setExpiry = (day: string | null) =>
      server().database.queries.execute(
        sql`update meters set expiry_date = ${day} where id = ${meter?.id ?? 0}`,
      )
    await setExpiry('2026-11-21')
    const isExpired = async () => (await read('contracts/1/meters'))[0].isExpired
    server().clock.now = new Date('2026-11-21T21:59:59Z')
    expect(await isExpired()).toBe(false)
    server().clock.advance(1)
    expect(await isExpired()).toBe(true)
    await setExpiry(meter?.expiryDate ?? null)
  })

  test('MET-6: filters meters and history by object, and a foreign object has none', async () => {
    const meters: Meter[] = await read('contracts/1/meters')
    const objects = [...new Set(meters.map(({ objectId }) => objectId))]
    expect(objects).toHaveLength(2)
    for (const objectId of objects) {
      expect(await read(`contracts/1/meters?objectId=${objectId}`)).toEqual(
        meters.filter(meter => meter.objectId === objectId),
      )
      const history: MeterReading[] = await read(`contracts/1/meters/history?objectId=${objectId}`)
      expect(history.length).toBeGreaterThan(0)
      expect(history.every(reading => reading.objectId === objectId)).toBe(true)
    }
    const foreignObjectId = (await read('contracts/2/meters'))[0].objectId
    expect(await read(`contracts/1/meters?objectId=${foreignObjectId}`)).toEqual([])
    expect(await read(`contracts/1/meters/history?objectId=${foreignObjectId}`)).toEqual([])
  })

  test("MET-1: each reading of two years starts at the previous one's end, with an exact difference", async () => {
    const history: MeterReading[] = await read('contracts/1/meters/history')
    const dates = history.map(({ date }) => date)
    expect(dates).toEqual([...dates].sort().reverse())
    for (const { id } of (await read('contracts/1/meters')) as Meter[]) {
      const meterReadings: MeterReading[] = await read(`contracts/1/meters/${id}/readings`)
      expect(meterReadings).toEqual(history.filter(({ meterId }) => meterId === id))
      expect(meterReadings).toHaveLength(24)
      for (const [index, reading] of meterReadings.entries()) {
        expect(reading.difference).toBe(subtractReadings(reading.valueTo, reading.valueFrom))
        expect(compareReadings(reading.difference, '0')).toBe(1)
        const previous = meterReadings[index + 1]
        if (previous) expect(reading.valueFrom).toBe(previous.valueTo)
      }
    }
  })

  test('MET-1: readings of a meter are listed under its own contract only', async () => {
    const token = await owner()
    const [meter]: Meter[] = await read('contracts/2/meters')
    expect((await server().call(`contracts/2/meters/${meter?.id}/readings`, { token })).status).toBe(200)
    expect((await server().call(`contracts/1/meters/${meter?.id}/readings`, { token })).status).toBe(404)
  })

  test("MET-5: the server's clock and the configured deadline day decide the period", async () => {
    expect(await read('meters/declarations/period')).toEqual({
      isOpen: false,
      opensAt: '2026-11-27T22:00:00.000Z',
      closesAt: '2026-12-03T22:00:00.000Z',
      deadlineDay: 3,
      now: testNow.toISOString(),
    })
    const { queries } = server().database
    const setDeadline = (value: number) =>
      queries.update(settings).set({ value }).where(eq(settings.key, 'declaration_deadline_day'))
    await setDeadline(21)
    expect(await read('meters/declarations/period')).toMatchObject({
      isOpen: true,
      closesAt: '2026-11-21T22:00:00.000Z',
      deadlineDay: 21,
    })
    await setDeadline(3)
  })

  test('MET-5: only a holder gets the period of a contract; users without contracts get the default calendar', async () => {
    const token = await owner()
    expect((await server().call('meters/declarations/period?contractId=1', { token })).status).toBe(200)
    expect((await server().call('meters/declarations/period?contractId=6', { token })).status).toBe(404)
    expect(await read('meters/declarations/period', 'empty@example.com')).toMatchObject({ deadlineDay: 3 })
  })

  test('MET-4: declaring is available while the window is open and a meter is undeclared', async () => {
    const isAvailable = async (contract: number, email?: string) =>
      (await read(`contracts/${contract}/declarations/available`, email)).available
    expect(await isAvailable(1)).toBe(false)
    server().clock.now = new Date('2026-11-27T22:00:00Z')
    expect(await isAvailable(1)).toBe(true)
    expect(await isAvailable(11, 'tenant@example.com')).toBe(true)
    // The contract has ended; and a president may not declare.
    expect(await isAvailable(3)).toBe(false)
    expect(await isAvailable(9, 'board@example.com')).toBe(false)
  })

  test('CNS-4: a remotely read meter takes no reading, and a contract with no other one has nothing to declare', async () => {
    server().clock.now = new Date('2026-11-28T08:00:00.000Z')
    const email = 'many@example.com'
    const token = (await server().read('auth/login', { body: { email, password: 'resident-demo' } })).data
      .token
    const path = 'contracts/15'
    const listed: Meter[] = (await server().read(`${path}/meters`, { token })).data
    const available = async () =>
      (await server().read(`${path}/declarations/available`, { token })).data.available
    expect(await available()).toBe(true)
    await server().database.queries.execute(
      sql`update meters set reading_source = 'remote' where contract_id = 15`,
    )
    expect(await available()).toBe(false)
    const [meter] = listed
    const answer = await server().call(`${path}/meters/${meter?.id}/declarations`, {
      token,
      body: { meterId: meter?.id, valueTo: '99999999' },
    })
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { errors: { valueTo: ['validation.meter_declaration_unavailable'] } },
    ])
    await server().database.queries.execute(
      sql`update meters set reading_source = 'resident' where contract_id = 15`,
    )
  })
})
