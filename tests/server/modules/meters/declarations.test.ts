import { beforeEach, expect, test } from 'vitest'
import { subtractReadings } from '../../../../src/api/rules/readingValues.ts'
import type { Meter } from '../../../../src/api/schemas/meters.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'

const inWindow = '2026-11-28T08:00:00.000Z'

onEachDatabase('Declaring a reading', server => {
  let tokens = new Map<string, Promise<string>>()
  /** Sets the clock and signs in again, because older tokens have expired by then. */
  const moveTo = (moment: string) => {
    server().clock.now = new Date(moment)
    tokens = new Map()
  }
  const signIn = (email: string) => {
    const token =
      tokens.get(email) ??
      server()
        .read('auth/login', { body: { email, password: 'resident-demo' } })
        .then(({ data }) => data.token as string)
    tokens.set(email, token)
    return token
  }
  beforeEach(() => moveTo(inWindow))
  const metersOf = async (contract: number, email = 'many@example.com'): Promise<Meter[]> =>
    (await server().read(`contracts/${contract}/meters`, { token: await signIn(email) })).data
  const firstMeter = async (contract: number, email?: string) => {
    const [meter] = await metersOf(contract, email)
    if (!meter) throw new Error('The seed has a meter here.')
    return { ...meter, least: meter.latestMeterReading?.valueTo ?? meter.defaultValue }
  }
  const declare = async (
    contract: number,
    meter: Pick<Meter, 'id'>,
    valueTo: unknown,
    {
      email = 'many@example.com',
      key,
      meterId = meter.id,
    }: { email?: string; key?: string; meterId?: number } = {},
  ) => {
    const response = await server().call(`contracts/${contract}/meters/${meter.id}/declarations`, {
      token: await signIn(email),
      body: { meterId, valueTo },
      headers: key === undefined ? {} : { 'Idempotency-Key': key },
    })
    return { status: response.status, ...((await response.json()) as object) }
  }
  const refusedWith = (key: string) => ({
    status: 422,
    code: 'validation_failed',
    errors: { valueTo: [key] },
  })

  test('MET-2: a declared reading is in the history and marks its meter as declared', async () => {
    const meter = await firstMeter(15)
    expect(await declare(15, meter, '99999999.9999')).toEqual({
      status: 201,
      data: {
        meterId: meter.id,
        valueFrom: meter.least,
        valueTo: '99999999.9999',
        difference: subtractReadings('99999999.9999', meter.least),
        at: inWindow,
        hasPhoto: false,
      },
    })
    const declaredMeter = await firstMeter(15)
    expect(declaredMeter.declared).toEqual({ valueTo: '99999999.9999', at: inWindow, hasPhoto: false })
    expect(declaredMeter.latestMeterReading).toEqual({ valueTo: '99999999.9999', date: '2026-11-28' })
  })

  test('MET-2: accepts the previous value and refuses one that is 0.0001 lower', async () => {
    const meter = await firstMeter(16)
    const lowerValue = subtractReadings(meter.least, '0.0001')
    expect(await declare(16, meter, lowerValue)).toMatchObject(
      refusedWith('validation.invalid_meter_declaration_value'),
    )
    expect(await declare(16, meter, meter.least)).toMatchObject({
      status: 201,
      data: { difference: '0.0000' },
    })
  })

  test('MET-2: a meter without readings starts at its default value', async () => {
    const email = 'owner@example.com'
    const meter = (await metersOf(2, email)).find(({ latestMeterReading }) => latestMeterReading === null)
    if (!meter) throw new Error('The seed has one.')
    const lowerValue = subtractReadings(meter.defaultValue, '0.0001')
    expect(await declare(2, meter, lowerValue, { email })).toMatchObject(
      refusedWith('validation.invalid_meter_declaration_value'),
    )
    expect(await declare(2, meter, meter.defaultValue, { email })).toMatchObject({ status: 201 })
  })

  test.each(['', '-1', '100000000', '1.00001', '1e3', '1,5', 'NaN', ' 5', 1e21, 0.000_01, -1])(
    'MET-2: refuses %j at its field',
    async value => {
      expect(await declare(17, await firstMeter(17), value)).toMatchObject(
        refusedWith('validation.meter_value'),
      )
    },
  )

  test.each([null, [], {}, true, undefined])('MET-2: refuses %j as a malformed value', async value => {
    expect(await declare(17, await firstMeter(17), value)).toMatchObject({
      status: 422,
      errors: { valueTo: [expect.stringMatching(/^validation\./)] },
    })
  })

  test('API-1: accepts a JSON number that is exact in four places', async () => {
    expect(await declare(17, await firstMeter(17), 12_345_678.1234)).toMatchObject({
      status: 201,
      data: { valueTo: '12345678.1234' },
    })
  })

  test('MET-5: refuses an expired meter, an ended contract and a role without the permission', async () => {
    const email = 'owner@example.com'
    const expired = (await metersOf(1, email)).find(({ isExpired }) => isExpired)
    expect(await declare(1, { id: expired?.id ?? 0 }, '99999', { email })).toMatchObject(
      refusedWith('validation.meter_verification_expired'),
    )
    expect(await declare(3, await firstMeter(3, email), '99999', { email })).toMatchObject(
      refusedWith('validation.meter_declaration_unavailable'),
    )
    const president = 'board@example.com'
    expect(await declare(9, await firstMeter(9, president), '99999', { email: president })).toMatchObject({
      status: 403,
      code: 'forbidden',
    })
  })

  test.each([
    ['2026-11-27T21:59:59Z', 422],
    ['2026-12-03T22:00:00Z', 422],
    ['2026-12-03T21:59:59Z', 201],
  ])('MET-5: a declaration at %s is answered with %i', async (moment, status) => {
    moveTo(moment)
    const answer = await declare(18, await firstMeter(18), '99999999')
    expect(answer.status).toBe(status)
    if (status === 422) expect(answer).toMatchObject(refusedWith('validation.meter_declaration_closed'))
  })

  test('MET-5: each window accepts one reading per meter', async () => {
    const meter = await firstMeter(19)
    const raisedBy = (units: number) => `${Number.parseInt(meter.least, 10) + units}`
    expect(await declare(19, meter, raisedBy(1))).toMatchObject({ status: 201 })
    expect(await declare(19, meter, raisedBy(2))).toMatchObject(
      refusedWith('validation.meter_declared_already'),
    )
    moveTo('2026-12-30T10:00:00Z')
    expect(await declare(19, meter, raisedBy(2))).toMatchObject({
      status: 201,
      data: { valueFrom: `${raisedBy(1)}.0000`, difference: '1.0000' },
    })
  })

  test('MET-3: a repeated declaration, with a key or without, gets the same answer and is stored once', async () => {
    moveTo('2026-12-03T21:30:00Z')
    const meter = await firstMeter(20)
    const key = 'declaration-key-1'
    const answer = await declare(20, meter, '99999999', { key })
    expect(answer.status).toBe(201)
    expect(await declare(20, meter, '99999999', { key })).toEqual(answer)
    expect(await declare(20, meter, '99999999.0')).toEqual({ ...answer, status: 200 })
    // The stored answer is returned, even after the window has closed.
    moveTo('2026-12-03T22:30:00Z')
    expect(await declare(20, meter, '99999999', { key })).toEqual(answer)
  })

  test('MET-3: refuses a key that was used for another value or meter', async () => {
    const [meter, otherMeter] = await metersOf(21)
    if (!meter || !otherMeter) throw new Error('The seed has two meters here.')
    const key = 'declaration-key-2'
    expect((await declare(21, meter, '99999999', { key })).status).toBe(201)
    expect(await declare(21, meter, '99999998', { key })).toMatchObject({
      status: 409,
      code: 'idempotency_conflict',
    })
    expect(await declare(21, otherMeter, '99999999', { key })).toMatchObject({ status: 409 })
  })

  test('MET-3: concurrent declarations store one reading; the same value gets the same answer, another is refused', async () => {
    const meter = await firstMeter(23)
    const base = Number.parseInt(meter.least, 10)
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) => declare(23, meter, String(base + 1 + (index % 4)))),
    )
    const created = answers.filter(({ status }) => status === 201)
    expect(created).toHaveLength(1)
    const value = (await firstMeter(23)).declared?.valueTo
    for (const answer of answers)
      if (answer.status === 422)
        expect(answer).toMatchObject(refusedWith('validation.meter_declared_already'))
      else expect(answer).toMatchObject({ data: { valueTo: value } })
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    const { data } = await server().read(`contracts/23/meters/${meter.id}/readings`, {
      token: await signIn('many@example.com'),
    })
    expect(data).toHaveLength(25)
  })

  test("API-1: a foreign meter and a body with another meter's id store nothing", async () => {
    const [meter, otherMeter] = await metersOf(24)
    if (!meter || !otherMeter) throw new Error('The seed has two meters here.')
    expect(await declare(25, meter, '99999999')).toMatchObject({ status: 404 })
    expect(await declare(24, meter, '99999999', { meterId: otherMeter.id })).toMatchObject({
      status: 422,
      errors: { meterId: ['validation.invalid'] },
    })
    expect((await metersOf(24)).every(({ declared }) => declared === null)).toBe(true)
  })
})
