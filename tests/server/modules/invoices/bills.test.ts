import { and, asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contracts } from '../../../../server/modules/contracts/tables.ts'
import { invoiceLines, invoices } from '../../../../server/modules/invoices/tables.ts'
import { organizations } from '../../../../server/modules/vendors/tables.ts'
import { isCreditorReference } from '../../../../src/api/rules/creditorReference.ts'
import { locales } from '../../../../src/api/schemas/locales.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'

const cents = (text: string | null) => Number((text ?? '0').replace('.', ''))

onEachDatabase('Bill comparisons', server => {
  const owner = () => server().signIn('owner@example.com')
  const monthly = async () => {
    const { data } = await server().read('contracts/1/invoices?type=monthly&limit=50', {
      token: await owner(),
    })
    return data as { id: number; period: string; amount: string }[]
  }

  test('BIL-6: compares a bill with the previous month and the same month a year before, by service', async () => {
    const token = await owner()
    const [bill, previousBill] = await monthly()
    const { data } = await server().read(`contracts/1/invoices/${bill?.id}/changes`, { token })
    expect(data).toMatchObject({
      period: '2026-10',
      amount: bill?.amount,
      before: { period: '2026-09', amount: previousBill?.amount },
      yearBefore: { period: '2025-10' },
    })
    for (const [side, total] of [
      ['amount', data.amount],
      ['before', data.before.amount],
      ['yearBefore', data.yearBefore.amount],
    ] as const) {
      const sum = data.lines.reduce(
        (all: number, line: Record<string, string | null>) => all + cents(line[side] ?? null),
        0,
      )
      expect(sum, side).toBe(cents(total))
    }
    const heating = data.lines.find(({ service }: { service: string }) => service === 'heating')
    // September has no heating.
    expect(heating).toMatchObject({ before: null, yearBefore: expect.stringMatching(/^\d+\.\d\d$/) })
    expect(new Set(data.lines.map(({ service }: { service: string }) => service)).size).toBe(
      data.lines.length,
    )
  })

  test('BIL-6: names the services of a bill in the language of the call', async () => {
    const token = await owner()
    const [bill] = await monthly()
    const nameIn = async (language: string) => {
      const path = `contracts/1/invoices/${bill?.id}/changes`
      const { data } = await server().read(path, { token, headers: { 'Accept-Language': language } })
      return data.lines.find(({ service }: { service: string }) => service === 'heating').name
    }
    expect([await nameIn('en'), await nameIn('lt'), await nameIn('lv'), await nameIn('ru')]).toEqual([
      'Heating',
      'Šildymas',
      'Apkure',
      'Отопление',
    ])
  })

  test('BIL-6: the oldest bill has null for both comparisons', async () => {
    const oldest = (await monthly()).at(-1)
    const { data } = await server().read(`contracts/1/invoices/${oldest?.id}/changes`, {
      token: await owner(),
    })
    expect(data).toMatchObject({ before: null, yearBefore: null })
    expect(data.lines.every((line: { before: null; yearBefore: null }) => line.before === null)).toBe(true)
  })

  test('BIL-6: a service listed twice on a bill is one line with its sum', async () => {
    const token = await owner()
    const [, bill] = await monthly()
    const { queries } = server().database
    const id = bill?.id ?? 0
    const [line] = await queries
      .select()
      .from(invoiceLines)
      .where(eq(invoiceLines.invoiceId, id))
      .orderBy(asc(invoiceLines.position))
    if (!line) throw new Error('A bill without lines')
    await queries.insert(invoiceLines).values({ ...line, position: 90, amountCents: 100 })
    const { data } = await server().read(`contracts/1/invoices/${id}/changes`, { token })
    const serviceLines = data.lines.filter(({ service }: { service: string }) => service === line.serviceCode)
    expect(serviceLines).toHaveLength(1)
    expect(cents(serviceLines[0].amount)).toBe(line.amountCents + 100)
    await queries
      .delete(invoiceLines)
      .where(and(eq(invoiceLines.invoiceId, id), eq(invoiceLines.position, 90)))
  })

  test("BIL-6: answers 404 for another contract's bill and for one that is not monthly", async () => {
    const token = await owner()
    const { data } = await server().read('contracts/1/invoices?type=additional', { token })
    const [additional] = data
    const [ownBill] = await monthly()
    expect((await server().call(`contracts/1/invoices/${additional.id}/changes`, { token })).status).toBe(404)
    expect((await server().call(`contracts/2/invoices/${ownBill?.id}/changes`, { token })).status).toBe(404)
  })

  test('BIL-6: the catalogue contains every billed service once, in four languages', async () => {
    const { data } = await server().read('service-catalogue')
    const codes = data.map(({ code }: { code: string }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    for (const { names } of data) for (const locale of locales) expect(names[locale]).toMatch(/\p{L}{2}/u)
    const billed = await server()
      .database.queries.selectDistinct({ code: invoiceLines.serviceCode })
      .from(invoiceLines)
    expect(billed.map(({ code }) => code).filter(code => !codes.includes(code))).toEqual([])
    for (const code of ['loan', 'loan_interest', 'lift', 'waste', 'heating', 'electricity', 'savings_fund'])
      expect(codes).toContain(code)
  })

  test('BIL-1: months are oldest first, each with the sum of its invoices less credits', async () => {
    const token = await owner()
    const { data } = await server().read('contracts/1/invoices/months', { token })
    expect(data).toHaveLength(24)
    expect(data.at(-1).period).toBe('2026-10')
    expect([...data].sort((a, b) => (a.period < b.period ? -1 : 1))).toEqual(data)
    const rows = await server().database.queries.select().from(invoices).where(eq(invoices.contractId, 1))
    for (const month of data) {
      const monthInvoices = rows.filter(({ period }) => period.startsWith(month.period))
      expect(cents(month.amount)).toBe(monthInvoices.reduce((sum, { amountCents }) => sum + amountCents, 0))
    }
  })

  test('BIL-2: transfer details come from the invoice and the company', async () => {
    const token = await owner()
    const { data: invoice } = await server().read('contracts/1/invoices/last', { token })
    const path = `contracts/1/invoices/${invoice.id}/transfer-details`
    const { data } = await server().read(path, { token })
    expect(data).toMatchObject({ amount: invoice.amountDue, reference: invoice.number, currency: 'EUR' })
    expect(data.payee).toBe('Alfa namai Vilnius')
  })

  test('BIL-9 BIL-10 BIL-11: a transfer has a valid structured reference, what banks ask for, and the account’s holder', async () => {
    const token = await owner()
    const { data: invoice } = await server().read('contracts/1/invoices/last', { token })
    const path = `contracts/1/invoices/${invoice.id}/transfer-details`
    const { data } = await server().read(path, { token })
    expect(isCreditorReference(data.creditorReference)).toBe(true)
    expect(data.automaticPayments).toEqual([
      expect.objectContaining({
        bank: 'Nemuno bankas',
        supplier: 'ALFA NAMAI VILNIUS',
        customerCode: '100217',
      }),
      expect.objectContaining({ bank: 'Baltijos bankas', website: 'https://baltijos.example/' }),
    ])
    const { queries } = server().database
    const isPayee = eq(organizations.name, 'Alfa namai Vilnius')
    await queries.update(organizations).set({ accountHolder: 'UAB Alfa namai' }).where(isPayee)
    expect((await server().read(path, { token })).data.payee).toBe('UAB Alfa namai')
    await queries.update(organizations).set({ accountHolder: null }).where(isPayee)
  })

  test('BIL-3: a paid invoice and a company without an account have their own error codes', async () => {
    const token = await owner()
    const { data: list } = await server().read('contracts/1/invoices?limit=50', { token })
    const paid = list.find(({ state }: { state: string }) => state === 'paid')
    const codeOf = async (path: string) => (await (await server().call(path, { token })).json()).code
    expect(await codeOf(`contracts/1/invoices/${paid.id}/transfer-details`)).toBe('already_paid')
    const { queries } = server().database
    const [contract] = await queries.select().from(contracts).where(eq(contracts.id, 1))
    const isPayee = eq(organizations.id, contract?.organizationId ?? 0)
    const [payee] = await queries.select().from(organizations).where(isPayee)
    await queries.update(organizations).set({ iban: '' }).where(isPayee)
    expect(await codeOf(`contracts/1/invoices/${list[0].id}/transfer-details`)).toBe('bank_account_required')
    expect(await codeOf('contracts/1/payments/payment-methods')).toBe('bank_account_required')
    await queries
      .update(organizations)
      .set({ iban: payee?.iban ?? '', isPayServiceEnabled: false })
      .where(isPayee)
    expect(await codeOf('contracts/1/payments/payment-methods')).toBe('payment_unavailable')
    await queries.update(organizations).set({ isPayServiceEnabled: true }).where(isPayee)
  })
})
