import { expect, test } from 'vitest'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { newVendorSystem } from '../../../support/vendorApi.ts'

onEachDatabase('Outages', server => {
  // biome-ignore lint/suspicious/noExplicitAny: the server has validated the answer
  const read = async (vendor: number, locale = 'en'): Promise<any> =>
    (await server().read(`organization-groups/${vendor}/outages`, { headers: { 'Accept-Language': locale } }))
      .data

  test('SVC-5: anybody reads the emergency number and what does not work now, in the language of the call', async () => {
    expect(await read(1, 'lt')).toMatchObject({
      emergencyPhone: '+370 5 555 0112',
      outages: [
        { kind: 'hot_water', title: 'Trūko vamzdis, jis taisomas', place: 'Žirmūnų g. 60–74, Vilnius' },
      ],
    })
    expect((await read(3)).outages).toEqual([])
    expect((await server().call('organization-groups/999/outages')).status).toBe(404)
  })

  test('SVC-5: caches keep the answer for 30 seconds, then ask whether it is still the same', async () => {
    const ask = (headers = {}) => server().call('organization-groups/1/outages', { headers })
    const { headers } = await ask()
    expect(headers.get('Cache-Control')).toBe('public, max-age=30')
    expect((await ask({ 'If-None-Match': headers.get('ETag') ?? '' })).status).toBe(304)
  })

  test('SVC-5: an outage of the vendor’s system is shown from its start to its end, and to no other vendor', async () => {
    const staff = await newVendorSystem(server(), 2)
    const now = server().clock.now.getTime()
    const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString()
    const title = { en: 'No gas', lt: 'Nėra dujų', lv: 'Nav gāzes', ru: 'Нет газа' }
    const record = { kind: 'gas', title, place: 'Taikos pr. 61, Klaipėda', startsAt: at(1) }
    const put = (changes: object) =>
      staff.call('outages/G-1', { method: 'PUT', body: { sourceId: 'G-1', ...record, ...changes } })
    expect((await put({})).status).toBeLessThan(300)
    expect((await read(2)).outages).toEqual([])
    expect((await put({ startsAt: at(-1) })).status).toBeLessThan(300)
    expect((await read(2)).outages).toMatchObject([{ kind: 'gas', title: 'No gas', endsAt: null }])
    expect((await read(1)).outages).toHaveLength(1)
    expect((await put({ startsAt: at(2), endsAt: at(1) })).status).toBe(422)
    expect((await put({ startsAt: at(-2), endsAt: at(-1) })).status).toBeLessThan(300)
    expect((await read(2)).outages).toEqual([])
  })
})
