import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { socialAccounts } from '../../../../server/modules/accounts/social/tables.ts'
import { roles, users } from '../../../../server/modules/accounts/tables.ts'
import { writeAccount } from '../../../../server/modules/accounts/writeAccount.ts'
import { residentChanges } from '../../../../server/modules/changes/tables.ts'
import { contractSettings } from '../../../../server/modules/contractLinks/tables.ts'
import { contracts } from '../../../../server/modules/contracts/tables.ts'
import { changesDuring } from '../../../support/changesDuring.ts'
import { mailsTo, newestToken, tokenOf } from '../../../support/mail.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { registration } from '../../../support/registration.ts'
import { newVendorSystem, type VendorSystem } from '../../../support/vendorApi.ts'
import {
  consumptionRecord,
  contractRecord,
  houseRecord,
  invoiceRecord,
  ndjson,
  organizationRecord,
} from '../../../support/vendorRecords.ts'

const person = { firstName: 'Rasa', lastName: 'Rasaitė' }
const password = 'nauja-pieva-99'

onEachDatabase('effects of a vendor’s records', server => {
  let alfa: VendorSystem
  let contractId = 0
  const put = (resource: string, record: { readonly sourceId: string; readonly [field: string]: unknown }) =>
    alfa.call(`${resource}/${record.sourceId}`, { method: 'PUT', body: record })
  const unreads = async (email: string) =>
    (await server().read(`contracts/${contractId}/unreads`, { token: await server().signIn(email) })).data
  const kindsTo = async (email: string) =>
    (await mailsTo(server(), email)).map(({ kind }: { kind: string }) => kind)

  beforeAll(async () => {
    alfa = await newVendorSystem(server(), 1)
    await put('organizations', organizationRecord)
    await put('houses', houseRecord)
    const invitations = [
      { email: 'owner@example.com', ...person },
      { email: 'new@example.com', ...person, role: 'tenant' },
    ]
    await put('contracts', { ...contractRecord(1), invitations })
    const { queries } = server().database
    const [row] = await queries
      .select()
      .from(contracts)
      .where(and(eq(contracts.vendorId, 1), eq(contracts.sourceId, 'contract-1')))
    contractId = row?.id ?? 0
    await queries.insert(contractSettings).values({
      userId: 1,
      vendorId: 1,
      contractId,
      email: 'bills@example.com',
      billEmailDelivery: true,
      transactionalEmail: true,
    })
  })

  test('VND-5: an invited person sets a password by the link of one mail and sees the contract', async () => {
    await put('contracts', {
      ...contractRecord(1),
      number: 'N-1',
      invitations: [{ email: 'new@example.com', ...person, role: 'tenant' }],
    })
    const [mail, ...others] = await mailsTo(server(), 'new@example.com')
    expect([mail?.kind, mail?.vendorId, others]).toEqual(['invitation', 1, []])
    const body = { token: tokenOf(mail ?? { link: null }), password, passwordConfirmation: password }
    await server().read('auth/create-password', { body })
    const { data } = await server().read('auth/login', { body: { email: 'new@example.com', password } })
    const { data: groups } = await server().read('organization-groups/contracts', { token: data.token })
    const numbers = groups.flatMap((group: { contracts: { username: string }[] }) =>
      group.contracts.map(({ username }) => username),
    )
    expect(numbers).toEqual(['N-1'])
  })

  test('VND-5 AUT-6: a registration from before the invitation is confirmed only by who knows its password', async () => {
    const register = async (email: string) => {
      await server().read('auth/register', { body: registration(email) })
      return newestToken(server(), email)
    }
    const verify = async (body: object) => (await server().call('auth/verify-email', { body })).status
    const signIn = async (email: string, typed: string) => {
      const { data } = await server().read('auth/login', { body: { email, password: typed } })
      return (await server().read('auth/users/me', { token: data.token })).data
    }
    const own = { email: 'own@example.com', token: await register('own@example.com') }
    const others = { email: 'others@example.com', token: await register('others@example.com') }
    const invitations = [own, others].map(({ email }) => ({ email, ...person, role: 'tenant' }))
    await put('contracts', { ...contractRecord(2), invitations })
    // Anybody could have registered the address, and its owner takes this mail for the vendor's.
    expect(await verify({ token: others.token })).toBe(422)
    const invited = {
      token: await newestToken(server(), others.email),
      password,
      passwordConfirmation: password,
    }
    expect((await server().call('auth/create-password', { body: invited })).status).toBe(204)
    expect(await signIn(others.email, password)).toMatchObject({ ...person, phone: null })
    const formerSignIn = { email: others.email, password: registration(others.email).password }
    expect((await server().call('auth/login', { body: formerSignIn })).status).toBe(401)

    const { password: chosen, phone } = registration(own.email)
    expect(await verify({ token: own.token, password: chosen })).toBe(204)
    expect(await signIn(own.email, chosen)).toMatchObject({ firstName: 'Ona', phone })
  })

  test('VND-5: an account that exists gets the contract without a mail', async () => {
    expect(await kindsTo('owner@example.com')).toEqual([])
    expect((await unreads('owner@example.com')).invoice).toEqual([])
  })

  test('VND-5: a new invoice is counted for each holder, and mailed to those who agreed', async () => {
    await put('invoices', invoiceRecord(1))
    expect((await unreads('owner@example.com')).invoice).toHaveLength(1)
    const [mail] = await mailsTo(server(), 'bills@example.com')
    expect(mail).toMatchObject({
      kind: 'newInvoice',
      link: `/vendor/alfa/contract/${contractId}/bill`,
      vendorId: 1,
      placeholders: { number: 'NF-1' },
      consent: { userId: 1, contractId, name: 'billEmailDelivery' },
    })
    expect(await kindsTo('new@example.com')).toEqual(['invitation'])
    await put('invoices', { ...invoiceRecord(1), dueDate: '2026-12-05' })
    expect(await kindsTo('bills@example.com')).toEqual(['newInvoice'])
  })

  test('VND-5: an old invoice and a quiet import send no mail; the quiet import counts nothing', async () => {
    await put('invoices', { ...invoiceRecord(2, 1), date: '2026-01-05', period: '2025-12' })
    expect((await unreads('owner@example.com')).invoice).toHaveLength(2)
    await alfa.call('imports/invoices?quiet=true', {
      body: ndjson([invoiceRecord(3, 1)]),
      headers: { 'Content-Type': 'application/x-ndjson' },
    })
    expect((await unreads('owner@example.com')).invoice).toHaveLength(2)
    expect(await kindsTo('bills@example.com')).toEqual(['newInvoice'])
  })

  test('CNS-5: a month is mailed once to those who agreed, however many services come, and an old month is not', async () => {
    const mails = async () =>
      (await mailsTo(server(), 'bills@example.com')).filter(({ kind }) => kind === 'newConsumption')
    await put('consumption', { ...consumptionRecord, sourceId: 'c-1', month: '2026-07' })
    expect(await mails()).toEqual([])
    await put('consumption', consumptionRecord)
    await put('consumption', { ...consumptionRecord, sourceId: 'c-2', service: 'hot_water' })
    await put('consumption', { ...consumptionRecord, quantity: '0.8' })
    expect(await mails()).toMatchObject([
      {
        link: `/vendor/alfa/contract/${contractId}/consumption`,
        placeholders: { month: expect.stringMatching(/2026/) },
        consent: { userId: 1, contractId, name: 'transactionalEmail' },
      },
    ])
    expect(await kindsTo('new@example.com')).toEqual(['invitation'])
  })

  test('VND-5: a message to a contract is counted and mailed; news is not mailed without its own consent', async () => {
    const message = {
      sourceId: 'm-1',
      organization: 'org-1',
      date: '2026-11-20T10:00:00Z',
      topic: 'Stogas',
      body: 'Remontas',
    }
    await put('messages', { ...message, contract: 'contract-1', type: 'personal' })
    await put('messages', { ...message, sourceId: 'm-2', type: 'news' })
    const counted = await unreads('owner@example.com')
    expect([counted.personalMessages.length, counted.newsMessages.length]).toEqual([1, 1])
    expect(await kindsTo('bills@example.com')).toEqual(['newMessage', 'newConsumption', 'newInvoice'])
    const [mail] = await mailsTo(server(), 'bills@example.com')
    expect(mail?.link).toMatch(
      new RegExp(`^/vendor/alfa/contract/${contractId}/messages/type/personal/\\d+$`),
    )
  })

  test('VND-5: news of a file are mailed once each to everyone of the organization who agreed', async () => {
    const { queries } = server().database
    await queries
      .update(contractSettings)
      .set({ newsletters: true })
      .where(eq(contractSettings.contractId, contractId))
    const news = { organization: 'org-1', date: '2026-11-20T10:00:00Z', type: 'news', body: 'Remontas' }
    const records = ['Stogas', 'Laiptinė'].map(topic => ({ ...news, sourceId: `m-${topic}`, topic }))
    const headers = { 'Content-Type': 'application/x-ndjson' }
    const before = await kindsTo('bills@example.com')
    const { body } = await alfa.call('imports/messages', { body: ndjson(records), headers })
    expect(body.data).toMatchObject({ accepted: 2 })
    expect(await kindsTo('bills@example.com')).toEqual(['newMessage', 'newMessage', ...before])
    expect((await mailsTo(server(), 'bills@example.com')).slice(0, 2)).toMatchObject(
      ['Laiptinė', 'Stogas'].map(topic => ({ placeholders: { topic }, consent: { userId: 1, contractId } })),
    )
  })

  test('VND-5: residents open the vendor’s own PDF of an invoice', async () => {
    const pdf = Buffer.from('%PDF-1.7 of the vendor')
    await put('invoices', { ...invoiceRecord(1), pdf: pdf.toString('base64') })
    const token = await server().signIn('owner@example.com')
    const { data } = await server().read(`contracts/${contractId}/invoices`, { token })
    const { id } = data.find(({ number }: { number: string }) => number === 'NF-1')
    const { data: file } = await server().read(`contracts/${contractId}/invoices/${id}/file-url`, { token })
    const response = await fetch(new URL(file.url, server().url))
    expect([response.headers.get('Content-Type'), Buffer.from(await response.arrayBuffer())]).toEqual([
      'application/pdf',
      pdf,
    ])
    await put('invoices', invoiceRecord(1))
    const printed = await (await fetch(new URL(file.url, server().url))).text()
    expect(printed).not.toContain('of the vendor')
  })

  test('VND-5: an invoice that a complete file lacks is no longer counted', async () => {
    const search = '?complete=true'
    const headers = { 'Content-Type': 'application/x-ndjson' }
    const { body } = await alfa.call(`imports/invoices${search}`, {
      body: ndjson([invoiceRecord(3, 1)]),
      headers,
    })
    expect(body.data).toMatchObject({ state: 'needs_confirmation', ended: 2 })
    await alfa.call(`imports/${body.data.id}/confirm`, { method: 'POST' })
    expect((await unreads('owner@example.com')).invoice).toEqual([])
  })

  test('VND-5: a bill of a contract without an address of its own is mailed to that of the account', async () => {
    const { queries } = server().database
    const own = and(eq(contractSettings.userId, 1), eq(contractSettings.contractId, contractId))
    await queries.update(contractSettings).set({ email: null }).where(own)
    await put('invoices', invoiceRecord(5, 1))
    expect(await kindsTo('owner@example.com')).toEqual(['newInvoice'])
    await queries.update(contractSettings).set({ email: 'bills@example.com' }).where(own)
  })

  /** Takes all permissions but one from every role meanwhile. */
  async function withFewPermissions(work: () => Promise<unknown>) {
    const { queries } = server().database
    const all = await queries.select().from(roles)
    await queries.update(roles).set({ permissions: ['declare'] })
    await work()
    for (const { id, permissions } of all)
      await queries.update(roles).set({ permissions }).where(eq(roles.id, id))
  }

  test('SEC-3: who holds a contract in a role without bills gets no mail of one, and counts none', async () => {
    const counted = async () => (await unreads('owner@example.com')).invoice.length
    const before = await counted()
    expect(before).toBeGreaterThan(0)
    const kindsBefore = await kindsTo('bills@example.com')
    await withFewPermissions(async () => {
      await put('invoices', invoiceRecord(6, 1))
      expect(await kindsTo('bills@example.com')).toEqual(kindsBefore)
      expect(await counted()).toBe(0)
    })
    expect(await counted()).toBe(before + 1)
  })

  test('SEC-3, CNS-5: who holds a contract in a role without meters gets no mail of a month’s consumption', async () => {
    const month = (name: string) => ({ ...consumptionRecord, sourceId: `c-${name}`, month: name })
    const mails = async () =>
      (await kindsTo('bills@example.com')).filter(kind => kind === 'newConsumption').length
    const before = await mails()
    await withFewPermissions(() => put('consumption', month('2026-09')))
    expect(await mails()).toBe(before)
    await put('consumption', month('2026-11'))
    expect(await mails()).toBe(before + 1)
  })

  test('VND-5: an invitation to an address that is written at the same moment is sent', async () => {
    const { kind, queries } = server().database
    // The embedded database has one connection.
    if (kind === 'pglite') return
    const email = 'meanwhile@example.com'
    const invitations = [{ email, ...person }]
    const { writing } = await queries.transaction(async tx => {
      await writeAccount(tx, email, { ...person, passwordHash: 'none' }, undefined)
      const writing = put('contracts', { ...contractRecord(3), invitations })
      const waiting = sql`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(() => queries.execute(waiting)).toMatchObject({ rows: [{}] })
      return { writing }
    })
    expect((await writing).status).toBe(200)
    expect(await kindsTo(email)).toEqual(['invitation'])
  })

  test('VND-5, SEC-6: a registration after the invitation of an account that a provider began is not confirmed by a click', async () => {
    const email = 'begun@example.com'
    const { queries } = server().database
    const [begun] = await queries
      .insert(users)
      .values({ email, passwordHash: 'none', ...person, invalidFields: [] })
      .returning()
    const social = { provider: 'lumo', subject: 'begun', createdWith: true, linkedAt: new Date() }
    await queries.insert(socialAccounts).values({ ...social, userId: begun?.id ?? 0 })
    await put('contracts', { ...contractRecord(5), invitations: [{ email, ...person }] })
    await server().call('auth/register', { body: registration(email) })
    await expect.poll(() => kindsTo(email)).toContain('verifyEmail')
    const token = await newestToken(server(), email)
    expect((await server().call('auth/verify-email', { body: { token } })).status).toBe(422)
  })

  test('VND-5: a person who left a contract is invited again only after a record without the invitation', async () => {
    const email = 'tenant@example.com'
    const token = await server().signIn(email)
    const put = (changes: object) =>
      alfa.call('contracts/contract-4', { method: 'PUT', body: { ...contractRecord(4), ...changes } })
    const invitations = [{ email, ...person }]
    await put({ invitations })
    const [row] = await server()
      .database.queries.select()
      .from(contracts)
      .where(and(eq(contracts.vendorId, 1), eq(contracts.sourceId, 'contract-4')))
    const status = async () => (await server().call(`contracts/${row?.id}/unreads`, { token })).status
    expect(await status()).toBe(200)
    const left = await server().call(`contracts/links/${row?.id}`, { method: 'DELETE', token })
    expect([left.status, await status()]).toEqual([204, 404])
    await put({ invitations, isActive: false })
    expect(await status()).toBe(404)
    await put({})
    await put({ invitations })
    expect(await status()).toBe(200)
  })

  describe('VND-5, EVT-7: open pages', () => {
    const headers = { 'Content-Type': 'application/x-ndjson' }
    const importInvoices = async (records: readonly object[], search = '') =>
      (await alfa.call(`imports/invoices${search}`, { body: ndjson(records), headers })).body.data
    const reported = async (act: () => Promise<unknown>) => {
      const { queries } = server().database
      await queries.delete(residentChanges)
      await act()
      return queries
        .select({ contractId: residentChanges.contractId, topic: residentChanges.topic })
        .from(residentChanges)
    }

    test('hear of a bill that was imported, and of a record that was put', async () => {
      const owner = 'owner@example.com'
      const imported = await changesDuring(server(), owner, () => importInvoices([invoiceRecord(21, 1)]))
      expect(imported).toEqual([{ topic: 'invoices', contractId }])
      const news = { sourceId: 'm-3', organization: 'org-1', date: '2026-11-20T10:00:00Z', type: 'news' }
      const published = await changesDuring(server(), owner, () =>
        put('messages', { ...news, topic: 'Stogas', body: 'Remontas' }),
      )
      expect(published).toEqual([{ topic: 'messages', contractId: null }])
    })

    test('hear of their contract that an import changed, and not of others', async () => {
      const owner = 'owner@example.com'
      const records = [1, 7].map(number => ({ ...contractRecord(number), number: `N-${number}00` }))
      const changes = await changesDuring(server(), owner, () =>
        alfa.call('imports/contracts', { body: ndjson(records), headers }),
      )
      expect(changes).toEqual([{ topic: 'contracts', contractId }])
    })

    test('hear nothing of a file that changes nothing, and of a refused row', async () => {
      const again = () => importInvoices([invoiceRecord(21, 1), { ...invoiceRecord(22), contract: 'nobody' }])
      expect(await reported(again)).toEqual([])
    })

    test('hear of a large import for the whole organization, not for each row or batch', async () => {
      const numbers = Array.from({ length: 2500 }, (_, index) => 1000 + index)
      const all = { topic: 'invoices', contractId: null }
      const old = { date: '2026-01-05', period: '2025-12' }
      const records = numbers.map(number => ({ ...invoiceRecord(number, 1), ...old }))
      const rows = await reported(() => importInvoices(records))
      // The first batch has one contract; the others come together at the end.
      expect(rows).toEqual([{ topic: 'invoices', contractId }, all])
    })

    test('hear of what a complete file ended', async () => {
      const rows = await reported(async () => {
        const { id } = await importInvoices([invoiceRecord(21, 1)], '?complete=true')
        await alfa.call(`imports/${id}/confirm`, { method: 'POST' })
      })
      expect(rows).toEqual([{ topic: 'invoices', contractId: null }])
    })
  })
})
