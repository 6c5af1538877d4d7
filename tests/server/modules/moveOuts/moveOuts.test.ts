import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { users } from '../../../../server/modules/accounts/tables.ts'
import { userContracts } from '../../../../server/modules/contracts/tables.ts'
import { meters } from '../../../../server/modules/meters/tables.ts'
import { moveOuts } from '../../../../server/modules/moveOuts/tables.ts'
import { features } from '../../../../server/modules/platform/tables.ts'
import { vendors } from '../../../../server/modules/vendors/tables.ts'
import type { Meter } from '../../../../src/api/schemas/meters.ts'
import { testNow } from '../../../support/fill.ts'
import { mailsTo } from '../../../support/mail.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { newPerson } from '../../../support/people.ts'
import { registration } from '../../../support/registration.ts'
import type { TestServer } from '../../../support/server.ts'
import { newVendorSystem, type VendorSystem } from '../../../support/vendorApi.ts'
import { eventsOf, newestNumber } from '../../../support/vendorEvents.ts'

const owner = 'owner@example.com'
const day = '2026-12-31'
const address = 'Sodų g. 5, 00135 Palanga'

onEachDatabase('Moving out', server => {
  beforeEach(async () => {
    server().clock.now = testNow
    await server().database.queries.delete(moveOuts)
  })

  const call = async (
    path: string,
    request: { method?: string; body?: object; headers?: Record<string, string>; email?: string } = {},
    contract = 1,
  ) => {
    const { email = owner, ...rest } = request
    const response = await server().call(`contracts/${contract}/move-out${path}`, {
      ...rest,
      token: await server().signIn(email),
    })
    const text = await response.text()
    return { status: response.status, ...(text === '' ? {} : JSON.parse(text)) }
  }
  const ask = (change: object = {}, headers: Record<string, string> = {}, contract = 1) =>
    call('', { body: { day, forwardingAddress: address, readings: [], ...change }, headers }, contract)
  const metersOf = async (contract = 1): Promise<Meter[]> => {
    const { data } = await server().read(`contracts/${contract}/meters`, {
      token: await server().signIn(owner),
    })
    return data.filter(({ isExpired, readingSource }: Meter) => !isExpired && readingSource !== 'remote')
  }
  // A vendor has two valid keys at most.
  const systems = new Map<TestServer, Promise<VendorSystem>>()
  const staff = () => {
    const system = systems.get(server()) ?? newVendorSystem(server(), 1)
    systems.set(server(), system)
    return system
  }
  const moved = async () => (await call('')).data.moveOut

  test('MOV-1: the vendor gets one event with day, address and readings, and the contract shows the day', async () => {
    const [meter] = await metersOf()
    if (!meter) throw new Error('The seed has a meter here.')
    const after = await newestNumber(server())
    const readings = [{ meterId: meter.id, valueTo: '99999999.5' }]
    const key = { 'Idempotency-Key': 'moving-out-of-a-home' }
    const first = await ask({ readings }, key)
    expect(first).toMatchObject({
      status: 201,
      data: {
        isOffered: true,
        moveOut: {
          day,
          forwardingAddress: address,
          state: 'requested',
          decidedAt: null,
          canWithdraw: true,
          takesReadings: true,
          readings: [{ meterId: meter.id, number: meter.number, value: '99999999.5000' }],
        },
      },
    })
    expect(await ask({ readings }, key)).toMatchObject({ status: 201, data: first.data })
    expect(await ask({ readings })).toMatchObject({ status: 409, code: 'move_out_update_not_allowed' })
    const events = await eventsOf(server(), { after })
    expect(events).toHaveLength(1)
    expect(events[0]).toMatchObject({
      type: 'contract.move_out_requested',
      data: {
        person: { email: owner },
        moveOut: first.data.moveOut.id,
        day,
        forwardingAddress: address,
        readings: [{ meter: { number: meter.number }, value: '99999999.5000' }],
      },
    })
  })

  test('MOV-1: a day before the end of the vendor’s notice period is refused', async () => {
    // Alfa wants to know 14 days before.
    expect((await call('')).data).toMatchObject({ earliestDay: '2026-12-05', noticeDays: 14 })
    const invalid = { status: 422, errors: { day: ['validation.invalid'] } }
    expect(await ask({ day: '2026-12-04' })).toMatchObject(invalid)
    expect(await ask({ day: '2027-11-22' })).toMatchObject(invalid)
    const system = await staff()
    await system.call('settings', { method: 'PUT', body: { moveOutNoticeDays: 0 } })
    expect(await ask({ day: '2026-11-21' })).toMatchObject({ status: 201 })
    await system.call('settings', { method: 'PUT', body: { moveOutNoticeDays: 14 } })
  })

  test('MOV-1: a vendor whose feature is off ends no contracts', async () => {
    const { queries } = server().database
    const set = (isOn: boolean | undefined) =>
      queries
        .update(vendors)
        .set({ features: isOn === undefined ? {} : { 'move-out': isOn } })
        .where(eq(vendors.id, 1))
    await set(false)
    expect((await call('')).data.isOffered).toBe(false)
    expect(await ask()).toMatchObject({ status: 403, code: 'forbidden' })
    await set(undefined)
    expect(await ask()).toMatchObject({ status: 201 })
    const [feature] = await queries.select().from(features).where(eq(features.name, 'move-out'))
    expect(feature?.isEnabled).toBe(true)
  })

  test('MOV-1 SEC-3: an unconfirmed owner, a payer and a stranger cannot end a contract', async () => {
    const { queries } = server().database
    const set = (change: { roleId?: number; isConfirmed?: boolean }) =>
      queries.update(userContracts).set(change).where(eq(userContracts.contractId, 2))
    const before = await queries.select().from(userContracts).where(eq(userContracts.contractId, 2))
    await queries.delete(userContracts).where(eq(userContracts.contractId, 2))
    await queries
      .insert(userContracts)
      .values({ userId: 1, vendorId: before[0]?.vendorId ?? 1, contractId: 2, roleId: 4 })
    expect(await ask({}, {}, 2)).toMatchObject({ status: 403 })
    await set({ roleId: 1, isConfirmed: false })
    expect(await ask({}, {}, 2)).toMatchObject({ status: 403 })
    expect((await call('', {}, 2)).status).toBe(200)
    await set({ isConfirmed: true })
    expect(await ask({}, {}, 2)).toMatchObject({ status: 201 })
    await queries.delete(userContracts).where(eq(userContracts.contractId, 2))
    await queries.insert(userContracts).values(before)
    expect(await call('', { email: 'single@example.com' })).toMatchObject({ status: 404 })
  })

  test('MOV-2: last readings follow later, once per meter, until seven days after the day', async () => {
    const [first, second] = await metersOf()
    if (!first || !second) throw new Error('The seed has two meters here.')
    await ask({ readings: [{ meterId: first.id, valueTo: '99999998' }] })
    const after = await newestNumber(server())
    const give = (...readings: object[]) => call('/readings', { body: { readings } })
    const both = [
      { meterId: first.id, valueTo: '99999998.0000' },
      { meterId: second.id, valueTo: '99999999' },
    ]
    server().clock.now = new Date('2027-01-07T08:00:00Z')
    expect((await give(...both)).data.moveOut.readings).toHaveLength(2)
    expect(await give(...both)).toMatchObject({ status: 200 })
    expect(await give({ meterId: first.id, valueTo: '99999999' })).toMatchObject({
      status: 422,
      errors: { 'readings.0.valueTo': ['validation.meter_declared_already'] },
    })
    const events = await eventsOf(server(), { after })
    expect(events.map(({ type, data }) => [type, data.readings])).toEqual([
      ['contract.last_readings_given', [expect.objectContaining({ value: '99999999.0000' })]],
    ])
    server().clock.now = new Date('2027-01-08T08:00:00Z')
    expect(await give(...both)).toMatchObject({ status: 409, code: 'move_out_update_not_allowed' })
  })

  test('MOV-2: one wrong reading stores none, nor the request', async () => {
    const { queries } = server().database
    const [meter] = await metersOf()
    const [foreign] = await metersOf(3)
    if (!meter || !foreign) throw new Error('The seed has meters here.')
    const low = [
      { meterId: meter.id, valueTo: '0.0001' },
      { meterId: foreign.id, valueTo: '99999999' },
    ]
    expect(await ask({ readings: low })).toMatchObject({
      status: 422,
      errors: {
        'readings.0.valueTo': ['validation.invalid_meter_declaration_value'],
        'readings.1.meterId': ['validation.invalid'],
      },
    })
    expect(await moved()).toBeNull()
    await queries.update(meters).set({ readingSource: 'remote' }).where(eq(meters.id, meter.id))
    expect(await ask({ readings: [{ meterId: meter.id, valueTo: '99999999' }] })).toMatchObject({
      errors: { 'readings.0.valueTo': ['validation.meter_declaration_unavailable'] },
    })
    await queries.update(meters).set({ readingSource: 'resident' }).where(eq(meters.id, meter.id))
    expect(await ask({ readings: [{ meterId: meter.id, valueTo: '1e3' }] })).toMatchObject({ status: 422 })
  })

  test('MOV-3 MOV-5: the vendor confirms, or refuses with a sentence, and the resident gets a mail', async () => {
    const system = await staff()
    await ask()
    const { id } = await moved()
    const listed = (await system.call('move-outs?state=requested')).body
    expect(listed.data).toMatchObject([
      { id, day, forwardingAddress: address, person: { email: owner }, contract: {}, readings: [] },
    ])
    const reason = 'Sutartis sudaryta metams.'
    expect(await system.call(`move-outs/${id}/refuse`, { body: { reason } })).toMatchObject({ status: 204 })
    expect(await moved()).toMatchObject({ state: 'refused', reason, canWithdraw: false })
    expect(await system.call(`move-outs/${id}/confirm`, { method: 'POST' })).toMatchObject({ status: 409 })
    await ask({ day: '2027-01-31' })
    const { id: next } = await moved()
    expect(await system.call(`move-outs/${next}/confirm`, { method: 'POST' })).toMatchObject({ status: 204 })
    expect(await system.call(`move-outs/${next}/confirm`, { method: 'POST' })).toMatchObject({ status: 204 })
    expect(await moved()).toMatchObject({ state: 'confirmed', day: '2027-01-31' })
    expect(await ask()).toMatchObject({ status: 409 })
    const other = await newVendorSystem(server(), 2)
    expect(await other.call(`move-outs/${next}/confirm`, { method: 'POST' })).toMatchObject({ status: 404 })
    const kinds = (await mailsTo(server(), owner)).map(({ kind }) => kind)
    expect(kinds.slice(0, 4)).toEqual([
      'moveOutConfirmed',
      'moveOutReceived',
      'moveOutRefused',
      'moveOutReceived',
    ])
    expect((await mailsTo(server(), 'pagalba@alfa.example'))[0]).toMatchObject({ kind: 'moveOutSubmitted' })
  })

  test('MOV-3 MOV-5: the vendor takes a confirmation back by a refusal, which is mailed, and the resident can ask again', async () => {
    const system = await staff()
    await ask()
    const { id } = await moved()
    expect(await system.call(`move-outs/${id}/confirm`, { method: 'POST' })).toMatchObject({ status: 204 })
    expect(await ask()).toMatchObject({ status: 409 })
    const reason = 'Sutarėme, kad sutartis tęsiasi.'
    expect(await system.call(`move-outs/${id}/refuse`, { body: { reason } })).toMatchObject({ status: 204 })
    expect(await moved()).toMatchObject({ state: 'refused', reason, canWithdraw: false })
    expect((await mailsTo(server(), owner))[0]).toMatchObject({ kind: 'moveOutRefused' })
    expect(await ask()).toMatchObject({ status: 201 })
  })

  test('MOV-4: it is withdrawn until the vendor took it up, and until the day', async () => {
    const withdraw = () => call('', { method: 'DELETE' })
    const notAllowed = { status: 409, code: 'move_out_update_not_allowed' }
    expect(await withdraw()).toMatchObject(notAllowed)
    const after = await newestNumber(server())
    await ask()
    expect(await withdraw()).toMatchObject({ status: 204 })
    expect(await moved()).toBeNull()
    const events = await eventsOf(server(), { after })
    expect(events.map(({ type }) => type)).toEqual([
      'contract.move_out_requested',
      'contract.move_out_withdrawn',
    ])
    await ask()
    server().clock.now = new Date('2027-01-01T08:00:00Z')
    expect((await moved()).canWithdraw).toBe(false)
    expect(await withdraw()).toMatchObject(notAllowed)
    server().clock.now = testNow
    await (await staff()).call(`move-outs/${(await moved()).id}/confirm`, { method: 'POST' })
    expect(await withdraw()).toMatchObject(notAllowed)
  })

  test('MOV-5: the export has it, and deleting the account erases the new address only', async () => {
    const email = 'moving@example.com'
    const token = await newPerson(server(), email)
    const { queries } = server().database
    const [person] = await queries.select().from(users).where(eq(users.email, email))
    const holds = { vendorId: 1, contractId: 1, roleId: 1, userId: person?.id ?? 0 }
    await queries.insert(userContracts).values(holds)
    await server().read('contracts/1/move-out', {
      token,
      body: { day, forwardingAddress: address, readings: [] },
    })
    const { data } = await server().read('profile/export', { token })
    expect(data.moveOuts).toMatchObject([{ day, forwardingAddress: address, state: 'requested' }])
    expect((await moved()).forwardingAddress).toBeNull()
    await server().read('profile', {
      method: 'DELETE',
      token,
      body: { password: registration(email).password, confirmation: 'DELETE' },
    })
    const [row] = await queries.select().from(moveOuts)
    expect(row).toMatchObject({ userId: null, forwardingAddress: null, day, state: 'requested' })
    const [event] = (await eventsOf(server()))
      .filter(({ type }) => type === 'contract.move_out_requested')
      .slice(-1)
    expect(event?.data).toMatchObject({ forwardingAddress: null, person: { email: null }, day })
  })

  test('MOV-1: two concurrent requests end a contract once', async () => {
    const after = await newestNumber(server())
    const answers = await Promise.all([ask(), ask({ day: '2027-01-15' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await eventsOf(server(), { after })).toHaveLength(1)
  })
})
