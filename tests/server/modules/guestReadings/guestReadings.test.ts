import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { meterReadings, meters } from '../../../../server/modules/meters/tables.ts'
import { features } from '../../../../server/modules/platform/tables.ts'
import { vendors } from '../../../../server/modules/vendors/tables.ts'
import type { GuestMeter } from '../../../../src/api/schemas/guestReadings.ts'
import { proofOf } from '../../../support/guestReadings.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { newVendorSystem } from '../../../support/vendorApi.ts'
import { eventsOf, newestNumber } from '../../../support/vendorEvents.ts'

const inWindow = '2026-11-28T08:00:00.000Z'

onEachDatabase('Readings without an account', server => {
  beforeEach(() => {
    server().clock.now = new Date(inWindow)
  })
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const response = await server().call(`guest-readings${path}`, { body, headers })
    const text = await response.text()
    return { status: response.status, ...(text === '' ? {} : JSON.parse(text)) }
  }
  const proof = (contractId: number) => proofOf(server(), contractId)
  const metersOf = async (contractId: number): Promise<GuestMeter[]> =>
    (await post('/meters', await proof(contractId))).data
  const leastOf = ({ latestMeterReading, defaultValue }: GuestMeter) =>
    latestMeterReading?.valueTo ?? defaultValue
  const toRead = (all: readonly GuestMeter[]) =>
    all.filter(
      ({ readingSource, isExpired, declared }) => readingSource !== 'remote' && !isExpired && !declared,
    )
  const terms = async (vendor: string, language = 'en') =>
    (
      await server().read(`guest-readings/terms?vendor=${vendor}`, {
        headers: { 'Accept-Language': language },
      })
    ).data

  test('RDG-1: the number and newest bill of a contract open its meters, without its address', async () => {
    const found = await metersOf(15)
    expect(found.length).toBeGreaterThan(0)
    expect(Object.keys(found[0] ?? {}).sort()).toEqual([
      'declared',
      'defaultValue',
      'id',
      'isExpired',
      'latestMeterReading',
      'number',
      'readingSource',
      'type',
      'unit',
    ])
    const withMark = { ...(await proof(15)), agreementCode: `#${(await proof(15)).agreementCode}` }
    expect((await post('/meters', withMark)).data).toEqual(found)
  })

  test('RDG-1: readings are stored once, and the vendor gets each as an event without a person', async () => {
    const readings = toRead(await metersOf(15)).map(meter => ({ meterId: meter.id, valueTo: '99999999.5' }))
    const body = { ...(await proof(15)), readings }
    const after = await newestNumber(server())
    const key = { 'Idempotency-Key': 'reading-of-a-guest' }
    const first = await post('', body, key)
    expect(first).toMatchObject({
      status: 201,
      data: readings.map(({ meterId }) => ({ meterId, valueTo: '99999999.5000', at: inWindow })),
    })
    expect(await post('', body, key)).toMatchObject({ status: 201, data: first.data })
    expect(await post('', body)).toMatchObject({ status: 200, data: first.data })
    const events = await eventsOf(server(), { after })
    expect(events).toHaveLength(readings.length)
    expect(events[0]).toMatchObject({
      type: 'reading.submitted',
      data: {
        person: null,
        contract: { number: body.agreementCode },
        value: '99999999.5000',
        hasPhoto: false,
      },
    })
    expect(toRead(await metersOf(15))).toEqual([])
  })

  test('RDG-1: the same page sent again after the vendor refused its reading stores the reading again', async () => {
    const [meter] = toRead(await metersOf(7))
    const body = { ...(await proof(7)), readings: [{ meterId: meter?.id, valueTo: '99999999.5' }] }
    const key = { 'Idempotency-Key': 'page-of-a-refused-guest' }
    const stored = async () => {
      const rows = await server()
        .database.queries.select({ id: meterReadings.id })
        .from(meterReadings)
        .where(and(eq(meterReadings.meterId, meter?.id ?? 0), eq(meterReadings.valueTo, '99999999.5000')))
      return rows.map(({ id }) => id)
    }
    const system = await newVendorSystem(server(), 1)
    expect((await post('', body, key)).status).toBe(201)
    const [id] = await stored()
    const refusal = { topic: 'Rodmuo nepriimtas', reason: 'Per didelis rodmuo.' }
    expect((await system.call(`readings/${id}/refuse`, { body: refusal })).status).toBe(204)
    expect(await stored()).toEqual([])
    expect((await post('', body, key)).status).toBe(201)
    expect(await stored()).toHaveLength(1)
  })

  test('RDG-1: one wrong reading stores none, and says which is wrong', async () => {
    const [meter] = toRead(await metersOf(16))
    const [foreign] = await metersOf(19)
    if (!meter || !foreign) throw new Error('The seed has meters here.')
    const readings = [
      { meterId: meter.id, valueTo: leastOf(meter) },
      { meterId: foreign.id, valueTo: '99999999.0000' },
    ]
    expect(await post('', { ...(await proof(16)), readings })).toMatchObject({
      status: 422,
      errors: { 'readings.1.meterId': ['validation.invalid'] },
    })
    const low = [{ meterId: meter.id, valueTo: '0.0000' }]
    expect(await post('', { ...(await proof(16)), readings: low })).toMatchObject({
      status: 422,
      errors: { 'readings.0.valueTo': ['validation.invalid_meter_declaration_value'] },
    })
    expect(toRead(await metersOf(16)).map(({ id }) => id)).toContain(meter.id)
  })

  test('RDG-1: takes no reading of a remotely read or replaced meter, nor outside the window', async () => {
    const { queries } = server().database
    const [meter] = toRead(await metersOf(17))
    if (!meter) throw new Error('The seed has a meter here.')
    const send = async () =>
      post('', { ...(await proof(17)), readings: [{ meterId: meter.id, valueTo: '99999999' }] })
    const unavailable = { errors: { 'readings.0.valueTo': ['validation.meter_declaration_unavailable'] } }
    const set = (change: Partial<typeof meters.$inferInsert>) =>
      queries.update(meters).set(change).where(eq(meters.id, meter.id))
    await set({ readingSource: 'remote' })
    expect(await send()).toMatchObject(unavailable)
    await set({ readingSource: 'resident', isActive: false })
    expect(await send()).toMatchObject(unavailable)
    expect((await metersOf(17)).map(({ id }) => id)).not.toContain(meter.id)
    await set({ isActive: true })
    server().clock.now = new Date('2026-12-10T08:00:00Z')
    const closed = await send()
    expect(closed.errors ?? closed.code).toEqual({
      'readings.0.valueTo': ['validation.meter_declaration_closed'],
    })
    expect(
      await queries.select().from(meterReadings).where(eq(meterReadings.valueTo, '99999999.0000')),
    ).toEqual([])
  })

  test('RDG-1: a vendor whose feature is off takes no readings', async () => {
    expect(await post('/meters', { ...(await proof(12)), vendor: 'gama' })).toMatchObject({
      code: 'forbidden',
    })
    const { queries } = server().database
    const turn = (isEnabled: boolean) =>
      queries.update(features).set({ isEnabled }).where(eq(features.name, 'reading-without-account'))
    await turn(false)
    expect(await post('/meters', await proof(15))).toMatchObject({ status: 403 })
    await turn(true)
    expect((await post('/meters', await proof(15))).status).toBe(200)
  })

  test('RDG-3: a vendor says what happens without a reading', async () => {
    const { queries } = server().database
    const sentence = {
      en: 'We estimate it.',
      lt: 'Apskaičiuosime.',
      lv: 'Aprēķināsim.',
      ru: 'Рассчитаем сами.',
    }
    const [before] = await queries.select().from(vendors).where(eq(vendors.id, 1))
    await queries.update(vendors).set({ ifNoReading: sentence }).where(eq(vendors.id, 1))
    for (const [language, ifNoReading] of Object.entries(sentence))
      expect(await terms('alfa', language)).toMatchObject({ ifNoReading, isOpen: true, deadlineDay: 3 })
    await queries
      .update(vendors)
      .set({ ifNoReading: before?.ifNoReading ?? null })
      .where(eq(vendors.id, 1))
    expect(await terms('gama')).toMatchObject({ ifNoReading: null })
    expect((await server().call('guest-readings/terms?vendor=nobody')).status).toBe(404)
  })

  test('RDG-4: an absence is announced only where the vendor allows it, and once', async () => {
    const { queries } = server().database
    const body = { ...(await proof(15)), from: '2026-11-20', until: '2026-12-20' }
    const after = await newestNumber(server())
    const key = { 'Idempotency-Key': 'absence-of-a-guest' }
    expect((await post('/absences', body, key)).status).toBe(204)
    expect((await post('/absences', body, key)).status).toBe(204)
    const events = await eventsOf(server(), { after })
    expect(events).toMatchObject([
      { type: 'absence.announced', data: { person: null, from: '2026-11-20', until: '2026-12-20' } },
    ])
    for (const days of [
      { from: '2026-12-20', until: '2026-12-19' },
      { from: '2026-01-01', until: '2026-11-27' },
      { from: '2026-11-20', until: '2027-12-20' },
    ])
      expect(await post('/absences', { ...body, ...days })).toMatchObject({
        errors: { until: ['validation.invalid'] },
      })
    const allow = (absenceNoticeEnabled: boolean) =>
      queries.update(vendors).set({ absenceNoticeEnabled }).where(eq(vendors.id, 1))
    await allow(false)
    expect(await post('/absences', body)).toMatchObject({ code: 'forbidden' })
    expect(await terms('alfa')).toMatchObject({ absenceNoticeEnabled: false })
    await allow(true)
  })
})
