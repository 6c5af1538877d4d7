import { expect, test } from 'vitest'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { newVendorSystem } from '../../../support/vendorApi.ts'

onEachDatabase('Accessibility', server => {
  // biome-ignore lint/suspicious/noExplicitAny: the server has validated the answer
  const read = async (vendor: number, locale = 'en'): Promise<any> =>
    (
      await server().read(`organization-groups/${vendor}/accessibility`, {
        headers: { 'Accept-Language': locale },
      })
    ).data

  test('A11-6: anybody reads a vendor’s contacts, limitations and authority in the language of the call', async () => {
    expect(await read(1, 'lt')).toMatchObject({
      helpDeskEnabled: true,
      supportEmail: 'pagalba@alfa.example',
      supportPhone: '+370 5 555 0101',
      responseDays: 14,
      limitations: expect.stringContaining('protokolai'),
      authority: { name: expect.stringContaining('tarnyba'), phone: '+370 5 555 0199' },
    })
    expect((await read(1, 'ru')).authority.name).toContain('Служба')
    expect(await read(3)).toMatchObject({ helpDeskEnabled: false, authority: null, limitations: null })
    expect((await server().call('organization-groups/999/accessibility')).status).toBe(404)
  })

  test('A11-6 CFG-1: the accessibility of a vendor’s settings is in its statement, and in no other vendor’s', async () => {
    const staff = await newVendorSystem(server(), 2)
    const { body: before } = await staff.call('settings')
    const change = (accessibility: object) =>
      staff.call('settings', { method: 'PUT', body: { accessibility } })
    const name = { en: 'Authority', lt: 'Tarnyba', lv: 'Iestāde', ru: 'Орган' }
    const authority = { name, website: 'https://authority.example/', email: null, phone: null }
    const limitations = { en: 'Plans', lt: 'Planai', lv: 'Plāni', ru: 'Планы' }
    const accessibility = { authority, limitations, responseDays: 7 }
    const { status, body } = await change(accessibility)
    expect([status, body.data.accessibility]).toEqual([200, accessibility])
    expect((await staff.call('settings')).body.data.accessibility).toEqual(accessibility)
    expect(await read(2, 'lv')).toMatchObject({
      responseDays: 7,
      limitations: 'Plāni',
      authority: { ...authority, name: 'Iestāde' },
    })
    expect((await read(1)).responseDays).toBe(14)
    for (const wrong of [
      { ...accessibility, responseDays: 0 },
      { ...accessibility, limitations: { en: 'Plans' } },
      { ...accessibility, authority: { ...authority, website: 'javascript:alert(1)' } },
      { responseDays: 7 },
    ])
      expect((await change(wrong)).status).toBe(422)
    await change(before.data.accessibility)
  })

  test('A11-6: caches keep the answer for five minutes', async () => {
    const { headers } = await server().call('organization-groups/1/accessibility')
    expect(headers.get('Cache-Control')).toBe('public, max-age=300')
  })
})
