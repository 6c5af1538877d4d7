import { expect, test } from 'vitest'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { newVendorSystem } from '../../../support/vendorApi.ts'
import { consumptionRecord, energyInformationRecord } from '../../../support/vendorRecords.ts'

onEachDatabase('Consumption', server => {
  /** What the owner of contract 1 reads. */
  const read = async (locale = 'en') => {
    const token = await server().signIn('owner@example.com')
    const { data } = await server().read('contracts/1/consumption', {
      token,
      headers: { 'Accept-Language': locale },
    })
    return data
  }

  test('CNS-1: residents read two years of each service, the newest month first', async () => {
    const { services } = await read()
    expect(services.map(({ service }: { service: string }) => service)).toEqual([
      'heating',
      'hot_water',
      'cold_water',
      'electricity',
    ])
    const [heating, , coldWater] = services
    expect(heating).toMatchObject({ unit: 'MWh', category: 'two-room flats in renovated houses' })
    expect(heating.months).toHaveLength(24)
    expect(heating.months[0]).toMatchObject({ readingSource: 'resident', kwh: expect.any(String) })
    expect(heating.months[0].month > heating.months[1].month).toBe(true)
    expect(coldWater.months[0]).toMatchObject({ kwh: null, degreeDays: null })
  })

  test('CNS-3: residents read fuels, price and contacts in the language of the call', async () => {
    const { information } = await read('lt')
    const heating = information.find(({ service }: { service: string }) => service === 'heating')
    expect(heating.fuelMix[0]).toEqual({ name: 'Biokuras', percent: '71.5' })
    expect(heating.priceComponents.map(({ kind }: { kind: string }) => kind)).toEqual([
      'energy',
      'network',
      'metering',
      'levy',
      'tax',
    ])
    expect(heating.contacts.map(({ kind }: { kind: string }) => kind)).toEqual(['advice', 'complaint'])
    expect(heating.howEstimated).toMatch(/vidurkį/)
  })

  test('CNS-1: a contract of others answers as one that does not exist', async () => {
    const token = await server().signIn('owner@example.com')
    for (const contract of [6, 99_999])
      expect((await server().call(`contracts/${contract}/consumption`, { token })).status).toBe(404)
  })

  test('CNS-1 CNS-3: the vendor’s system sends months and information, once for each service and month', async () => {
    const staff = await newVendorSystem(server(), 1)
    const put = (resource: string, record: { sourceId: string }) =>
      staff.call(`${resource}/${record.sourceId}`, { method: 'PUT', body: record })
    const contract = String(1 * 100_000 + 200 + 17)
    const month = new Date(server().clock.now).toISOString().slice(0, 7)
    const record = { ...consumptionRecord, contract, month }
    expect((await put('consumption', record)).body.data.outcome).toBe('accepted')
    expect((await put('consumption', record)).body.data.outcome).toBe('unchanged')
    expect((await put('consumption', { ...record, sourceId: 'consumption-2' })).status).toBe(422)
    const { services } = await read('ru')
    expect(services[0]).toMatchObject({ category: 'квартиры' })
    expect(services[0].months[0]).toEqual({
      month,
      quantity: '0.9000',
      kwh: '900.0000',
      readingSource: 'remote',
      degreeDays: '300.0000',
      average: { quantity: '0.8000', kwh: '800.0000' },
    })
    expect((await put('consumption', { ...record, category: undefined } as never)).status).toBe(422)
    const halves = { ...energyInformationRecord, fuelMix: energyInformationRecord.fuelMix.slice(1) }
    expect((await put('energy-information', halves)).status).toBe(422)
    expect((await put('energy-information', energyInformationRecord)).body.errors).toHaveProperty(
      'organization',
    )
  })
})
