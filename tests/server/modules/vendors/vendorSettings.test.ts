import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findMailSender } from '../../../../server/findMailSender.ts'
import { features } from '../../../../server/modules/platform/tables.ts'
import { vendors } from '../../../../server/modules/vendors/tables.ts'
import type { CurrentEvent } from '../../../../src/api/schemas/dashboard.ts'
import { testNow } from '../../../support/fill.ts'
import { mailsTo } from '../../../support/mail.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { newVendorSystem } from '../../../support/vendorApi.ts'
import { contractRecord, houseRecord, organizationRecord } from '../../../support/vendorRecords.ts'

onEachDatabase('Settings of vendors', server => {
  const change = async (vendorId: number, body: object) =>
    (await newVendorSystemOnce(vendorId)).call('settings', { method: 'PUT', body })
  const systems = new Map<number, ReturnType<typeof newVendorSystem>>()
  const newVendorSystemOnce = (vendorId: number) => {
    const system = systems.get(vendorId) ?? newVendorSystem(server(), vendorId)
    systems.set(vendorId, system)
    return system
  }
  /** Contracts of a resident of the first vendor, the first of them, and a reader with the resident's token. */
  const resident = async () => {
    const token = await server().signIn('owner@example.com')
    const read = async (path: string) => (await server().read(path, { token })).data
    const [group] = await read('organization-groups/contracts')
    const contractIds: number[] = group.contracts.map(({ id }: { id: number }) => id)
    return { read, contractIds, contractId: contractIds[0] }
  }

  test('VND-7: a vendor reads its settings and changes those that it names, and no other vendor’s', async () => {
    const before = await (await newVendorSystemOnce(1)).call('settings')
    const other = await (await newVendorSystemOnce(2)).call('settings')
    const { status, body } = await change(1, { supportEmail: 'pagalba@alfa.lt', confirmsRoles: false })
    expect(status).toBe(200)
    expect(body.data).toEqual({ ...before.body.data, supportEmail: 'pagalba@alfa.lt', confirmsRoles: false })
    expect((await change(1, {})).body).toEqual(body)
    expect((await (await newVendorSystemOnce(2)).call('settings')).body).toEqual(other.body)
  })

  test.each([
    [{ timeZone: 'Mars/Olympus' }],
    [{ color: 'red' }],
    [{ logoSvg: '<p>' }],
    [{ declarationDeadlineDay: 28 }],
    [{ features: { nothing: true } }],
    [{ menus: { header: [{ translationKey: 'menu.bill' }] } }],
    [{ senderEmail: 'ceo@bank.lt' }],
    [{ slug: 'beta' }],
  ])('VND-7: %j is refused', async body => {
    const { queries } = server().database
    const before = await queries.select().from(vendors).orderBy(vendors.id)
    expect((await change(1, body)).status).toBe(422)
    expect(await queries.select().from(vendors).orderBy(vendors.id)).toEqual(before)
  })

  test('VND-7: the refusal names the fields that there are not', async () => {
    const { status, body } = await change(1, {
      accessibility: { authority: null, limitations: null, responseDays: 14, contact: 'a@alfa.lt' },
      colour: '#123456',
    })
    expect(status).toBe(422)
    expect(body.message).toBe('There is no field "accessibility.contact". There is no field "colour".')
    expect(body.errors).toEqual({
      colour: ['validation.invalid'],
      'accessibility.contact': ['validation.invalid'],
    })
  })

  test('VND-7 MET-5: the deadline day of a vendor is that of its contracts, in declarations and on the dashboard', async () => {
    server().clock.now = new Date('2026-11-15T10:00:00Z')
    const { read, contractId, contractIds } = await resident()
    const period = () => read(`meters/declarations/period?contractId=${contractId}`)
    /** Contracts of the vendor whose readings the dashboard asks for. */
    const asked = async (): Promise<number[]> =>
      (await read('current-events'))
        .filter((event: CurrentEvent) => event.kind === 'readings')
        .map((event: CurrentEvent) => event.id)
        .filter((id: number) => contractIds.includes(id))
    expect(await period()).toMatchObject({ isOpen: false, deadlineDay: 3 })
    expect(await asked()).toEqual([])
    await change(1, { declarationDeadlineDay: 20 })
    expect(await period()).toMatchObject({ isOpen: true, deadlineDay: 20 })
    expect(await asked()).not.toEqual([])
    await change(1, { declarationDeadlineDay: null })
    expect(await period()).toMatchObject({ isOpen: false, deadlineDay: 3 })
    expect(await asked()).toEqual([])
    server().clock.now = testNow
  })

  test('VND-7 PER-4: a feature of a vendor is on or off for it alone, whatever the platform has', async () => {
    const { queries } = server().database
    const on = async (query: string) => (await server().read(`features${query}`)).data
    await change(1, { features: { meters: false, live_chat: true } })
    await queries.update(features).set({ isEnabled: false }).where(eq(features.name, 'live_chat'))
    expect(await on('')).toEqual(expect.arrayContaining(['meters']))
    expect(await on('')).not.toContain('live_chat')
    expect(await on('?vendor=beta')).toEqual(await on(''))
    expect(await on('?vendor=unknown')).toEqual(await on(''))
    expect(await on('?vendor=alfa')).toContain('live_chat')
    expect(await on('?vendor=alfa')).not.toContain('meters')
    const { read, contractId } = await resident()
    const menu = await read(`menu/sub_header/items?contractId=${contractId}`)
    expect(menu.map(({ module }: { module: string }) => module)).not.toContain('meter')
    await change(1, { features: {} })
    await queries.update(features).set({ isEnabled: true }).where(eq(features.name, 'live_chat'))
  })

  test('VND-7 LAY-2: a menu of a vendor replaces the platform’s beside its contracts', async () => {
    const { read, contractId } = await resident()
    const path = `menu/sub_header/items?contractId=${contractId}`
    const platform = await read(path)
    const items = [
      { translationKey: 'menu.bill', module: 'bill' },
      { translationKey: 'menu.shop', externalUrl: 'https://shop.alfa.lt/' },
    ]
    await change(1, { menus: { sub_header: items } })
    expect(await read(path)).toEqual([
      expect.objectContaining({ id: 1, type: 'module', module: 'bill', externalUrl: null }),
      expect.objectContaining({
        id: 2,
        type: 'external_url',
        module: null,
        externalUrl: 'https://shop.alfa.lt/',
      }),
    ])
    expect((await server().read('menu/sub_header/items')).data.length).toBeGreaterThan(2)
    await change(1, { menus: {} })
    expect(await read(path)).toEqual(platform)
  })

  test('VND-7 LAY-14: bills and requests that are off take away every module that leads to their pages', async () => {
    const { read, contractId } = await resident()
    const offered = ['bill', 'settlements', 'help_desk', 'accident', 'documents', 'purchase_invoices']
    const shown = async (): Promise<string[]> =>
      (await read(`menu/sub_header/items?contractId=${contractId}`)).map(
        ({ module }: { module: string }) => module,
      )
    const items = offered.map(module => ({ translationKey: `menu.${module}`, module }))
    await change(1, { menus: { sub_header: items } })
    expect(await shown()).toEqual(offered)
    await change(1, { billLinkEnabled: false, helpDeskEnabled: false })
    expect(await shown()).toEqual(['documents', 'purchase_invoices'])
    await change(1, { billLinkEnabled: true, helpDeskEnabled: true, menus: {} })
  })

  test('CFG-1 VND-7: residents, guests and mails get the name, look and contacts that a vendor sets', async () => {
    const { body: before } = await (await newVendorSystemOnce(1)).call('settings')
    const look = { title: 'Alfa ir ko', color: '#123456', menuItemTextColor: '#ffffff' }
    const settings = {
      billLinkEnabled: false,
      helpDeskEnabled: false,
      liveChatEnabled: false,
      redirectToVendorEnabled: !before.data.redirectToVendorEnabled,
      webFaqUrl: 'https://alfa.example/duk',
    }
    const contacts = { supportEmail: 'pagalba@alfa.example', supportPhone: '+370 5 111 2233' }
    const changed = { ...look, ...settings, ...contacts, showOrganizationsPage: true }
    await change(1, { ...changed, logoSvg: '<svg id="new"/>', emergencyPhone: '+370 5 999 0000' })
    const isAlfa = ({ id }: { id: number }) => id === 1
    const { read } = await resident()
    expect((await read('organization-groups/contracts')).find(isAlfa)).toMatchObject({
      ...look,
      settings,
      showOrganizationsPage: true,
    })
    const [guest] = (await server().read('organization-groups')).data.filter(isAlfa)
    expect(guest).toMatchObject({ ...look, settings: { liveChatEnabled: false } })
    expect(await (await fetch(new URL(guest.logo.svg, server().url))).text()).toContain('id="new"')
    const outages = await server().read('organization-groups/1/outages')
    expect(outages.data.emergencyPhone).toBe('+370 5 999 0000')
    const { queries } = server().database
    const mail = { vendorId: 1, organizationId: null, locale: 'lt' as const }
    expect(await findMailSender(queries)(mail)).toMatchObject({
      name: look.title,
      colour: look.color,
      email: contacts.supportEmail,
      phone: contacts.supportPhone,
    })
    await change(1, before.data)
  })

  test('CFG-1 VND-7: the time zone of a vendor moves its deadlines, and its language is that of mails to strangers', async () => {
    const { body: before } = await (await newVendorSystemOnce(1)).call('settings')
    const { read, contractId } = await resident()
    const period = () => read(`meters/declarations/period?contractId=${contractId}`)
    const ordinary = await period()
    await change(1, { timeZone: 'Asia/Tokyo', defaultLocale: 'lv' })
    expect((await period()).opensAt).not.toBe(ordinary.opensAt)
    const system = await newVendorSystemOnce(1)
    const put = async (resource: string, record: { readonly sourceId: string }) => {
      const { status } = await system.call(`${resource}/${record.sourceId}`, { method: 'PUT', body: record })
      expect(status).toBeLessThan(300)
    }
    await put('organizations', organizationRecord)
    await put('houses', houseRecord)
    const invitations = [{ email: 'stranger@example.com', firstName: 'Anna', lastName: 'Liepa' }]
    await put('contracts', { ...contractRecord(1), invitations } as { sourceId: string })
    const [mail] = await mailsTo(server(), 'stranger@example.com')
    expect(mail?.locale).toBe('lv')
    await change(1, before.data)
  })

  test('VND-7 I18-2: a vendor replaces its texts in one language', async () => {
    const system = await newVendorSystemOnce(1)
    const put = (body: object, locale = 'en') => system.call(`texts/${locale}`, { method: 'PUT', body })
    expect((await put({ 'login.title': 'Welcome to Alfa', 'bills.title': 'Invoices' })).status).toBe(200)
    expect((await put({ 'login.title': 'Hello' })).body).toEqual({ data: { 'login.title': 'Hello' } })
    expect((await system.call('texts/lt')).body).toEqual({ data: {} })
    const shown = async (vendor: string) => (await server().read(`translations/web/en?vendor=${vendor}`)).data
    expect(await shown('alfa')).toMatchObject({ 'login.title': 'Hello' })
    expect(await shown('beta')).not.toHaveProperty(['login.title'])
    expect((await put({ 'Login title': 'x' })).status).toBe(422)
    expect((await put({ 'login.title': '' })).status).toBe(422)
    expect((await put({}, 'de')).status).toBe(404)
    expect((await system.call('texts/en')).body).toEqual({ data: { 'login.title': 'Hello' } })
  })
})
