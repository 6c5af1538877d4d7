import { and, eq, gt } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { userContracts } from '../../../../server/modules/contracts/tables.ts'
import { invoices } from '../../../../server/modules/invoices/tables.ts'
import { centsText } from '../../../../src/api/rules/money.ts'
import type { HistoryEntry, Invoice } from '../../../../src/api/schemas/invoices.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import type { TestServer } from '../../../support/server.ts'

/** Reads every page of a list by its cursors. */
async function readAll<Row>(
  server: TestServer,
  path: string,
  token: string,
  limit: number,
): Promise<Row[][]> {
  const pages: Row[][] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = new URLSearchParams({ limit: String(limit), cursor })
    const { data, meta } = await server.read(`${path}${path.includes('?') ? '&' : '?'}${query}`, { token })
    pages.push(data)
    cursor = meta.nextCursor
    expect(meta.total).toBeGreaterThanOrEqual(data.length)
  }
  return pages
}

const isNewestFirst = (rows: readonly { date: string }[]) =>
  rows.every((row, index) => index === 0 || row.date <= (rows[index - 1]?.date ?? ''))

onEachDatabase('Invoices', server => {
  const owner = () => server().signIn('owner@example.com')

  test('BIL-1: pages contain every invoice once, newest first, and the last page has no cursor', async () => {
    const token = await owner()
    const fullList = await server().read('contracts/2/invoices?limit=50', { token })
    expect(fullList.meta).toEqual({ total: fullList.data.length, nextCursor: null })
    for (const limit of [1, 5, 7, 28]) {
      const pages = await readAll<Invoice>(server(), 'contracts/2/invoices', token, limit)
      expect(pages.flat()).toEqual(fullList.data)
      expect(pages.slice(0, -1).every(page => page.length === limit)).toBe(true)
    }
    expect(isNewestFirst(fullList.data)).toBe(true)
  })

  test('BIL-12: what is owed in all is of one vendor, by currency, of bills that are open and may be seen', async () => {
    const { queries } = server().database
    const token = await owner()
    const sums = async (contract: number) =>
      (await server().read(`contracts/${contract}/invoices/last`, { token })).data.dueInAll
    const expected = async (vendorId: number) => {
      const held = await queries
        .selectDistinct({ contractId: userContracts.contractId })
        .from(userContracts)
        .where(and(eq(userContracts.userId, 1), eq(userContracts.vendorId, vendorId)))
      const ids = held.map(({ contractId }) => contractId)
      const open = (await queries.select().from(invoices).where(eq(invoices.vendorId, vendorId))).filter(
        ({ contractId, type, isPending, dueCents }) =>
          ids.includes(contractId) && type !== 'credit' && !isPending && dueCents > 0,
      )
      const cents = (currency: string) =>
        open.filter(row => row.currency === currency).reduce((sum, { dueCents }) => sum + dueCents, 0)
      return [...new Set(open.map(({ currency }) => currency))]
        .sort()
        .map(currency => ({ amount: centsText(cents(currency)), currency }))
    }
    expect(await sums(1)).toEqual(await expected(1))
    expect(await sums(4)).toEqual(await expected(2))
    const [bill] = await queries
      .select()
      .from(invoices)
      .where(and(eq(invoices.contractId, 1), gt(invoices.dueCents, 0)))
    if (!bill) throw new Error('The seed has an open bill here.')
    const set = (change: Partial<typeof invoices.$inferInsert>) =>
      queries.update(invoices).set(change).where(eq(invoices.id, bill.id))
    await set({ currency: 'PLN' })
    expect(await sums(1)).toEqual(await expected(1))
    expect(await sums(1)).toContainEqual({ amount: centsText(bill.dueCents), currency: 'PLN' })
    await set({ isPending: true })
    expect(await sums(1)).not.toContainEqual(expect.objectContaining({ currency: 'PLN' }))
    await set({ isPending: bill.isPending, currency: bill.currency })
  })

  test('BIL-1: a page has 12 rows by default', async () => {
    const { data } = await server().read('contracts/2/invoices', { token: await owner() })
    expect(data).toHaveLength(12)
  })

  test('BIL-1: filters the list and its total by type and year', async () => {
    const token = await owner()
    const allInvoices: Invoice[] = (await server().read('contracts/2/invoices?limit=50', { token })).data
    for (const type of ['monthly', 'additional', 'credit', 'past_due_fee'] as const) {
      const { data, meta } = await server().read(`contracts/2/invoices?limit=50&type=${type}`, { token })
      expect(data).toEqual(allInvoices.filter(invoice => invoice.type === type))
      expect(data.length).toBeGreaterThan(0)
      expect(meta.total).toBe(data.length)
    }
    const of2025 = await readAll<Invoice>(server(), 'contracts/2/invoices?year=2025&type=monthly', token, 5)
    expect(of2025.flat()).toEqual(
      allInvoices.filter(({ date, type }) => date.startsWith('2025') && type === 'monthly'),
    )
    expect(of2025.flat()).toHaveLength(12)
  })

  test('BIL-1: the clock decides which invoices are unpaid, overdue, pending and paid', async () => {
    const token = await owner()
    const statesOf = async (contract: number) =>
      (await server().read(`contracts/${contract}/invoices?type=monthly&limit=3`, { token })).data.map(
        ({ state, amount, amountDue }: Invoice) => [state, amount === amountDue],
      )
    expect(await statesOf(1)).toEqual([
      ['unpaid', true],
      ['paid', false],
      ['paid', false],
    ])
    // The overdue one is partly paid.
    expect(await statesOf(2)).toEqual([
      ['unpaid', true],
      ['overdue', false],
      ['paid', false],
    ])
    expect((await statesOf(4))[0]).toEqual(['pending', true])
  })

  test("BIL-1: a bill becomes overdue when its day ends in the vendor's time zone", async () => {
    const token = await owner()
    const { queries } = server().database
    const lastInvoice = async () => (await server().read('contracts/1/invoices/last', { token })).data
    const { id, dueDate } = await lastInvoice()
    const dueOn = (day: string) => queries.update(invoices).set({ dueDate: day }).where(eq(invoices.id, id))
    const startTime = server().clock.now
    await dueOn('2026-11-21')
    // The last second of that day in Vilnius.
    server().clock.now = new Date('2026-11-21T21:59:59Z')
    expect(await lastInvoice()).toMatchObject({ state: 'unpaid' })
    server().clock.advance(1)
    expect(await lastInvoice()).toMatchObject({ state: 'overdue' })
    server().clock.now = startTime
    await dueOn(dueDate)
  })

  test("MSG-4: the latest bill is unread until the user reads it, and leaves the contract's count then", async () => {
    const token = await owner()
    const lastInvoice = async () => (await server().read('contracts/1/invoices/last', { token })).data
    const { id, isRead } = await lastInvoice()
    expect(isRead).toBe(false)
    const unread = async () => (await server().read('contracts/1/unreads', { token })).data.invoice
    expect(await unread()).toEqual([id])
    const reads = [{ category: 'invoice', id }]
    await server().call('profile/reads', { method: 'PUT', token, body: { reads } })
    expect([(await lastInvoice()).isRead, await unread()]).toEqual([true, []])
    await server().call('profile/unreads', { method: 'PUT', token, body: { reads } })
    expect((await lastInvoice()).isRead).toBe(false)
  })

  test('BIL-1: the latest bill is the newest that is not a credit, null if there is none', async () => {
    const token = await owner()
    const { data } = await server().read('contracts/2/invoices/last', { token })
    expect(data).toEqual({
      id: expect.any(Number),
      number: expect.stringMatching(/^ALF-100234-\d{8}$/),
      type: 'monthly',
      state: 'unpaid',
      date: '2026-11-05',
      period: '2026-10',
      dueDate: '2026-11-30',
      amount: expect.stringMatching(/^\d+\.\d{2}$/),
      amountDue: data.amount,
      currency: 'EUR',
      hasFile: true,
      isRead: true,
      dueInAll: [{ amount: expect.stringMatching(/^\d+\.\d{2}$/), currency: 'EUR' }],
    })
    const otherToken = await server().signIn('many@example.com')
    const groups = await server().read('organization-groups/contracts', { token: otherToken })
    const contracts: { id: number }[] = groups.data.flatMap(
      (group: { contracts: { id: number }[] }) => group.contracts,
    )
    const answers: { data: unknown }[] = []
    // One after the other: a server that is slow for a moment refuses calls that wait too long.
    for (const { id } of contracts)
      answers.push(await server().read(`contracts/${id}/invoices/last`, { token: otherToken }))
    expect(answers.filter(answer => answer.data === null)).toHaveLength(1)
  })

  test('BIL-1: the history contains invoices and payments together, newest first, page by page', async () => {
    const token = await owner()
    const pages = await readAll<HistoryEntry>(server(), 'contracts/2/invoices/history', token, 7)
    const rows = pages.flat()
    const { meta } = await server().read('contracts/2/invoices/history', { token })
    expect(rows).toHaveLength(meta.total)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect(isNewestFirst(rows)).toBe(true)
    const invoices = await server().read('contracts/2/invoices?limit=50', { token })
    expect(rows.filter(({ kind }) => kind === 'invoice').map(({ reference }) => reference)).toEqual(
      invoices.data.map(({ number }: Invoice) => number),
    )
    for (const { kind, payer, period } of rows)
      expect(kind === 'payment' ? payer : period).toEqual(expect.any(String))
    const paid = await readAll<HistoryEntry>(server(), 'contracts/2/invoices/history?kind=payment', token, 50)
    expect(paid.flat()).toEqual(rows.filter(({ kind }) => kind === 'payment'))
    const of2024 = await readAll<HistoryEntry>(server(), 'contracts/2/invoices/history?year=2024', token, 50)
    expect(of2024.flat()).toEqual(rows.filter(({ date }) => date.startsWith('2024')))
  })

  test('BIL-1: credits are negative and have nothing due', async () => {
    const { data } = await server().read('contracts/2/invoices?type=credit', { token: await owner() })
    expect(data[0]).toMatchObject({
      amount: expect.stringMatching(/^-\d+\.\d{2}$/),
      amountDue: '0.00',
      state: 'paid',
    })
  })

  describe('cursors', () => {
    test('BIL-1: refuses a changed, foreign or invented cursor', async () => {
      const token = await owner()
      const { meta } = await server().read('contracts/2/invoices?limit=5', { token })
      const cursor: string = meta.nextCursor
      const [row = '', signature = ''] = cursor.split('.')
      const forgedCursor = Buffer.from('["2020-01-01",1]').toString('base64url')
      const lastLetter = signature.endsWith('A') ? 'B' : 'A'
      for (const path of [
        `contracts/2/invoices?cursor=${forgedCursor}.${signature}`,
        `contracts/2/invoices?cursor=${row}.${signature.slice(0, -1)}${lastLetter}`,
        `contracts/2/invoices?cursor=${row}`,
        'contracts/2/invoices?cursor=%00',
        'contracts/2/invoices?cursor=bnVsbA.x',
        `contracts/1/invoices?cursor=${cursor}`,
        `contracts/2/invoices?cursor=${cursor}&type=monthly`,
        `contracts/2/invoices/history?cursor=${cursor}`,
      ]) {
        const response = await server().call(path, { token })
        expect([path, response.status, await response.json()]).toMatchObject([
          path,
          422,
          { code: 'validation_failed', errors: { cursor: ['validation.invalid'] } },
        ])
      }
    })

    test.each(['limit=0', 'limit=51', 'limit=abc', 'limit=1e1', 'year=1999', 'year=20255', 'type=gift'])(
      'BIL-1: refuses the filter %s and names its field',
      async query => {
        const response = await server().call(`contracts/2/invoices?${query}`, { token: await owner() })
        const field = query.split('=')[0] ?? ''
        expect([response.status, await response.json()]).toMatchObject([
          422,
          { errors: { [field]: ['validation.invalid'] } },
        ])
      },
    )

    test('API-1: ignores an empty filter', async () => {
      const token = await owner()
      const unfiltered = await server().read('contracts/2/invoices', { token })
      expect(await server().read('contracts/2/invoices?type=&year=&cursor=', { token })).toEqual(unfiltered)
    })
  })
})
