import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { contractSettings } from '../../../../server/modules/contractLinks/tables.ts'
import { contracts } from '../../../../server/modules/contracts/tables.ts'
import { mailsTo, tokenOf } from '../../../support/mail.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { newVendorSystem, type VendorSystem } from '../../../support/vendorApi.ts'
import {
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
      link: '/bills',
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
    expect(await kindsTo('bills@example.com')).toEqual(['newMessage', 'newInvoice'])
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
})
