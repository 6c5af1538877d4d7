import { expect, test } from 'vitest'
import { testNow } from '../../../support/fill.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'

onEachDatabase('My house', server => {
  const read = async (path: string, email = 'owner@example.com', locale = 'en') =>
    (
      await server().read(path, {
        token: await server().signIn(email),
        headers: { 'Accept-Language': locale },
      })
    ).data

  test('HOU-1: returns manager, services, the fund of 24 months and the next cleaning days', async () => {
    const house = await read('contracts/1/my-house')
    expect(house).toMatchObject({
      address: expect.stringMatching(/^[^-]+ \d+, Vilnius$/),
      manager: {
        name: expect.stringContaining(' '),
        phone: expect.stringMatching(/^\+3706\d{7}$/),
        email: 'vilnius@alfa.example',
        hours: expect.any(String),
      },
      fund: { currency: 'EUR' },
    })
    expect(house.services).toContainEqual({
      code: 'heating',
      name: 'Heating',
      provider: 'Šilumos tinklai',
      phone: house.manager.phone,
    })
    const { balance, history } = house.fund
    expect(history).toHaveLength(24)
    expect(history.at(-1)).toEqual({ month: '2026-10', balance })
    expect(history[0].month).toBe('2024-11')
    expect(house.cleaningDays).toHaveLength(8)
    expect([...house.cleaningDays].sort()).toEqual(house.cleaningDays)
    expect(house.cleaningDays[0] >= '2026-11-21').toBe(true)
  })

  test("HOU-1: a cleaning day counts until it ends in the vendor's time zone", async () => {
    const [day] = (await read('contracts/1/my-house')).cleaningDays
    server().clock.now = new Date(`${day}T21:59:59Z`)
    expect((await read('contracts/1/my-house')).cleaningDays[0]).toBe(day)
    server().clock.advance(1)
    expect((await read('contracts/1/my-house')).cleaningDays[0] > day).toBe(true)
    server().clock.now = testNow
  })

  test('HOU-1: returns empty data for a contract without a building', async () => {
    expect(await read('contracts/3/my-house')).toEqual({
      address: null,
      manager: null,
      services: [],
      fund: null,
      cleaningDays: [],
    })
  })

  test("BIL-5: bill operations are the services on the contract's bills; empty without bills", async () => {
    const codes = (await read('contracts/3/bill-operations')).map(
      ({ typeCode }: { typeCode: string }) => typeCode,
    )
    expect(codes).toContain('heating')
    expect(codes).not.toContain('management_fee')
    expect(await read('contracts/1/bill-operations')).toContainEqual({ typeCode: 'management_fee' })
    // The only contract of the sixty without a bill.
    expect(await read('contracts/46/bill-operations', 'many@example.com')).toEqual([])
  })

  test('BIL-6: returns service names in the language of the call', async () => {
    for (const [locale, name] of [
      ['en', 'Heating'],
      ['lt', 'Šildymas'],
      ['lv', 'Apkure'],
      ['ru', 'Отопление'],
    ] as const)
      expect(await read('contracts/1/services', 'owner@example.com', locale)).toContainEqual({
        code: 'heating',
        name,
        provider: 'Šilumos tinklai',
      })
  })
})
