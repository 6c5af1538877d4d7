import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { userContracts } from '../../../../server/modules/contracts/tables.ts'
import { printReport } from '../../../../server/modules/documents/printReport.ts'
import { documentCategories, type Report } from '../../../../src/api/schemas/documents.ts'
import { testNow } from '../../../support/fill.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { pdfText } from '../../../support/pdfText.ts'

onEachDatabase('Documents', server => {
  const owner = () => server().signIn('owner@example.com')
  const read = async (path: string, email = 'owner@example.com') =>
    server().read(path, { token: await server().signIn(email) })
  const readAll = async (contract: number, query = ''): Promise<Report[]> =>
    (await read(`contracts/${contract}/reports?limit=50&${query}`)).data

  test('DOC-1: lists all twelve categories, with yearly reports, the newest of them unread', async () => {
    const rows = await readAll(1)
    expect(new Set(rows.map(({ category }) => category))).toEqual(new Set(documentCategories))
    const yearlyReports = rows.filter(({ isYearlyReport }) => isYearlyReport)
    expect(yearlyReports).toEqual([
      expect.objectContaining({
        date: '2026-03-30',
        name: '2025 m. namo administravimo ataskaita',
        isRead: false,
      }),
      expect.objectContaining({ date: '2025-03-30', isRead: true }),
    ])
    const { data } = await read('contracts/1/unreads')
    expect(data.yearlyReports).toEqual([yearlyReports[0]?.id])
  })

  test('DOC-1: pages contain every document once, newest first', async () => {
    const allReports = await readAll(1)
    const dates = allReports.map(({ date }) => date)
    expect(dates).toEqual([...dates].sort().reverse())
    for (const limit of [1, 5]) {
      const rows: Report[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page = await read(`contracts/1/reports?limit=${limit}&cursor=${cursor}`)
        rows.push(...page.data)
        cursor = page.meta.nextCursor
        expect(page.meta.total).toBe(allReports.length)
      }
      expect(rows).toEqual(allReports)
    }
  })

  test('DOC-1: filters by category, year and words of name or comment', async () => {
    const rows = await readAll(1)
    expect(await readAll(1, 'category=financial_information')).toEqual(
      rows.filter(({ category }) => category === 'financial_information'),
    )
    expect(await readAll(1, 'year=2025')).toEqual(rows.filter(({ date }) => date.startsWith('2025')))
    const names = async (search: string) =>
      (await readAll(1, `search=${encodeURIComponent(search)}`)).map(({ name }) => name)
    expect(await names('ŠILDYMO sezono')).toEqual(['Pranešimas apie šildymo sezono pradžią'])
    expect(await names('laiptinių langus')).toEqual(['Gyventojų susirinkimo protokolas'])
    expect(await names('%')).toEqual([])
    expect(await names('_')).toEqual([])
    expect(await names('\\')).toEqual([])
    expect(await names("' or 1=1 --")).toEqual([])
    expect((await read('contracts/1/reports?category=financial_information&limit=1')).meta.total).toBe(3)
  })

  test('DOC-1: refuses a cursor of another list', async () => {
    const { meta } = await read('contracts/1/reports?limit=1')
    for (const path of [
      `contracts/2/reports?cursor=${meta.nextCursor}`,
      `contracts/1/reports?category=notice&cursor=${meta.nextCursor}`,
      `contracts/1/reports?search=a&cursor=${meta.nextCursor}`,
    ])
      expect((await server().call(path, { token: await owner() })).status).toBe(422)
  })

  test('DOC-1: categories contain their numbers of documents', async () => {
    const rows = await readAll(1)
    const { data } = await read('contracts/1/reports/categories')
    expect(data).toContainEqual({ category: 'financial_information', count: 3 })
    expect(data.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(rows.length)
  })

  test("DOC-1: omits other contracts' own documents and other organizations' documents", async () => {
    const ownReport = (await readAll(1)).find(({ category }) => category === 'contract')
    const otherReport = (await read('contracts/6/reports?category=contract', 'single@example.com')).data[0]
    expect(otherReport.id).not.toBe(ownReport?.id)
    expect((await readAll(1)).map(({ id }) => id)).not.toContain(otherReport.id)
    const foreignReport = (await readAll(4))[0]
    for (const id of [otherReport.id, foreignReport?.id])
      expect(
        (await server().call(`contracts/1/reports/${id}/file-url`, { token: await owner() })).status,
      ).toBe(404)
  })

  const fileUrl = async () => {
    const [row] = await readAll(1)
    const { data } = await read(`contracts/1/reports/${row?.id}/file-url`)
    return { row, url: new URL(data.url) }
  }

  test('DOC-1: file-url opens a PDF with its file name, without a token and with no-store', async () => {
    const { row, url } = await fileUrl()
    const response = await fetch(url)
    expect([response.status, Object.fromEntries(response.headers)]).toMatchObject([
      200,
      { 'content-type': 'application/pdf', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
    ])
    const { text } = await pdfText(await response.arrayBuffer())
    expect(text.replace(/\s+/g, ' ')).toContain(row?.name)
    expect(text).toContain('Alfa namai Vilnius')
  })

  test('DOC-1: a long document keeps its margins on every page', async () => {
    const paragraph = 'Namo lėšos panaudotos stogo remontui ir laiptinių apšvietimui. '.repeat(12)
    const printed = await printReport({
      name: 'Namo administravimo ataskaita',
      date: '2026-03-30',
      paragraphs: Array.from({ length: 14 }, () => paragraph),
      organization: { name: 'Alfa namai Vilnius', address: 'Vilniaus g. 12, Vilnius', code: '302345678' },
      vendor: { color: null },
    })
    const { pages, misplaced } = await pdfText(await new Response(printed).arrayBuffer())
    expect(pages).toBeGreaterThan(1)
    expect(misplaced).toEqual([])
  })

  test('DOC-1: the address expires after a minute and does not work for another document or user', async () => {
    const { url } = await fileUrl()
    const otherDocument = new URL(url)
    otherDocument.pathname = otherDocument.pathname.replace(/\d+$/, '2')
    expect((await fetch(otherDocument)).status).toBe(403)
    const otherUser = new URL(url)
    otherUser.searchParams.set('user', '2')
    expect((await fetch(otherUser)).status).toBe(403)
    const extended = new URL(url)
    extended.searchParams.set('expires', '9999999999')
    expect((await fetch(extended)).status).toBe(403)
    server().clock.advance(60)
    expect((await fetch(url)).status).toBe(410)
    server().clock.now = testNow
  })

  test('DOC-1: the address stops working when the user no longer holds the contract', async () => {
    const { queries } = server().database
    const { url } = await fileUrl()
    const contractRows = await queries.select().from(userContracts).where(eq(userContracts.contractId, 1))
    await queries.delete(userContracts).where(eq(userContracts.contractId, 1))
    expect((await fetch(url)).status).toBe(404)
    await queries.insert(userContracts).values(contractRows)
    expect((await fetch(url)).status).toBe(200)
  })
})
