import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { messages } from '../../../../server/modules/messages/tables.ts'
import { messageTypes, taxDistributions, workGroups } from '../../../../src/api/schemas/messages.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'

interface Row {
  readonly id: number
  readonly type: string
  readonly contractId: number | null
  readonly date: string
  readonly isRead: boolean
}

onEachDatabase('Messages', server => {
  const owner = () => server().signIn('owner@example.com')
  const list = async (query: string, token?: string) =>
    (await server().read(`messages?${query}`, { token: token ?? (await owner()) })) as {
      data: Row[]
      meta: { total: number; nextCursor: string | null }
    }

  describe('the list', () => {
    test('MSG-1: pages contain every message once, newest first, and the total is their number', async () => {
      const pagedRows: Row[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const { data, meta } = await list(`limit=13&cursor=${cursor}`)
        pagedRows.push(...data)
        cursor = meta.nextCursor
        if (cursor === null) expect(pagedRows).toHaveLength(meta.total)
      }
      expect(new Set(pagedRows.map(({ id }) => id)).size).toBe(pagedRows.length)
      expect(pagedRows.map(({ date }) => date)).toEqual(
        pagedRows.map(({ date }) => date).sort((a, b) => (a < b ? 1 : -1)),
      )
      expect([...new Set(pagedRows.map(({ type }) => type))].sort()).toEqual([...messageTypes].sort())
    })

    test('MSG-1: a page behind the last one is empty and has the same total', async () => {
      const { meta } = await list('')
      expect(await list('page=99')).toEqual({ data: [], meta: { total: meta.total, nextCursor: null } })
    })

    test('MSG-1: filters by type and contract and ignores empty values', async () => {
      for (const type of messageTypes) {
        const { data, meta } = await list(`type=${type}&limit=50&contractId=`)
        expect(data.length).toBeGreaterThan(0)
        expect(new Set(data.map(row => row.type))).toEqual(new Set([type]))
        expect(meta.total).toBeGreaterThanOrEqual(data.length)
      }
      const { data } = await list('contractId=2&limit=50')
      expect(new Set(data.map(({ contractId }) => contractId))).toEqual(new Set([2, null]))
      expect((await server().call('messages?type=spam', { token: await owner() })).status).toBe(422)
    })

    test('MSG-1: refuses a cursor of another list', async () => {
      const { meta } = await list('limit=1')
      const answer = await server().call(`messages?limit=1&type=news&cursor=${meta.nextCursor}`, {
        token: await owner(),
      })
      expect(answer.status).toBe(422)
    })

    test('MSG-6: contains at most ten news', async () => {
      const { data, meta } = await list('type=news&limit=50')
      expect(data).toHaveLength(10)
      expect(meta.total).toBeGreaterThan(10)
      expect(meta.nextCursor).not.toBeNull()
    })

    test('MSG-6: the shortcut returns five calculations, of the newest bills', async () => {
      const { data } = await list('count=5&page=1&type=calculation&lastInvoiceOnly=1')
      expect(data).toHaveLength(5)
      expect(new Set(data.map(({ contractId }) => contractId)).size).toBe(5)
      const calculations = await list('contractId=1&type=calculation')
      const latestCalculations = await list('contractId=1&type=calculation&lastInvoiceOnly=1')
      expect([calculations.data.length, latestCalculations.data]).toEqual([3, [calculations.data[0]]])
    })

    test('MSG-1: answers alike for a foreign contract and an unknown one', async () => {
      const token = await server().signIn('single@example.com')
      for (const id of [1, 999_999]) {
        const answer = await server().call(`messages?contractId=${id}`, { token })
        expect([answer.status, (await answer.json()).code]).toEqual([404, 'not_found'])
      }
      expect((await list('', await server().signIn('empty@example.com'))).data).toEqual([])
      const { data } = await list('limit=50', token)
      expect(new Set(data.map(({ contractId }) => contractId))).toEqual(new Set([6, null]))
    })

    test("MSG-1: types are those of the user's messages", async () => {
      const { data } = await server().read('messages/types', { token: await owner() })
      expect(data).toEqual([...messageTypes].sort())
      const emptyTypes = await server().read('messages/types', {
        token: await server().signIn('empty@example.com'),
      })
      expect(emptyTypes.data).toEqual([])
    })
  })

  describe('one message', () => {
    test('MSG-2: planned work contains company, work, place and payer', async () => {
      const { data: rows } = await list('type=planned_works&contractId=1')
      const { data } = await server().read(`types/planned_works/messages/${rows[0]?.id}`, {
        token: await owner(),
      })
      expect(data.plannedWork).toMatchObject({
        subcontractor: 'UAB „Vamzdynų meistrai“',
        contact: expect.stringContaining('+370'),
        location: '2 laiptinė, visi aukštai',
        startsOn: '2026-11-25',
        endsOn: '2026-11-27',
      })
      expect(workGroups).toContain(data.plannedWork.workGroup)
      expect(taxDistributions).toContain(data.plannedWork.taxesDistribution)
      expect(Object.keys(data.plannedWork)).toHaveLength(7)
    })

    test('MSG-1: answers 404 under another type and to other users', async () => {
      const { data: rows } = await list('type=personal&contractId=1')
      const id = rows[0]?.id
      const statusOf = async (path: string, email: string) =>
        (await server().call(path, { token: await server().signIn(email) })).status
      expect(await statusOf(`types/personal/messages/${id}`, 'owner@example.com')).toBe(200)
      expect(await statusOf(`types/news/messages/${id}`, 'owner@example.com')).toBe(404)
      expect(await statusOf(`types/spam/messages/${id}`, 'owner@example.com')).toBe(404)
      // The same vendor and organization, but another contract.
      expect(await statusOf(`types/personal/messages/${id}`, 'single@example.com')).toBe(404)
      expect(await statusOf(`types/personal/messages/${id}/file-url`, 'single@example.com')).toBe(404)
    })

    test('MSG-7: sanitizes a body on read that was written into the database directly', async () => {
      const { queries } = server().database
      const { data: rows } = await list('type=personal&contractId=2')
      const id = rows[0]?.id ?? 0
      await queries
        .update(messages)
        .set({ body: '<p onmouseover="x()">a<script>x()</script></p><a href="javascript:x()">b</a>' })
        .where(eq(messages.id, id))
      const { data } = await server().read(`types/personal/messages/${id}`, { token: await owner() })
      expect(data.body).toBe('<p>a</p><a>b</a>')
    })

    test('MSG-1: its file downloads by an address that works for a minute and for this user only', async () => {
      const { data: rows } = await list('type=planned_works&contractId=1')
      const path = `types/planned_works/messages/${rows[0]?.id}`
      const { data: detail } = await server().read(path, { token: await owner() })
      const { data } = await server().read(`${path}/file-url`, { token: await owner() })
      const file = await fetch(data.url)
      expect(Object.fromEntries(file.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Darbų grafikas.pdf')}`,
        'content-security-policy': expect.stringContaining('sandbox'),
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      expect((await file.arrayBuffer()).byteLength).toBe(detail.files[0].bytes)

      const forgedUrl = new URL(data.url)
      forgedUrl.searchParams.set('user', '2')
      expect((await fetch(forgedUrl)).status).toBe(403)
      const otherUserUrl = new URL(data.url)
      otherUserUrl.pathname = otherUserUrl.pathname.replace(/\d+$/, '1')
      expect((await fetch(otherUserUrl)).status).toBe(403)
      expect((await server().call(`${path}/file-url?file=1`, { token: await owner() })).status).toBe(404)
      server().clock.advance(60)
      expect((await fetch(data.url)).status).toBe(410)
    })
  })

  describe('unread', () => {
    test('MSG-3 MSG-4 MSG-5: an item marked as read leaves every list and counter of this user only', async () => {
      const token = await server().signIn('board@example.com')
      const counters = async () => (await server().read('profile/unreads', { token })).data
      const countersBefore = await counters()
      expect(countersBefore).toMatchObject({ news: { count: 3 }, work: { count: 4 }, personal: { count: 4 } })
      const module = await server().read('contracts/7/unreads/personalMessages', { token })
      expect(countersBefore.personal.ids).toEqual(expect.arrayContaining(module.data))
      expect((await server().read('contracts/7/unreads', { token })).data.personalMessages).toEqual(
        module.data,
      )

      const [id] = module.data
      const reads = [
        { category: 'personal', id },
        ...countersBefore.news.ids.map((newsId: number) => ({ category: 'newsMessages', id: newsId })),
        // Another user's item and an unknown one are ignored.
        { category: 'personal', id: 999_999 },
      ]
      const answer = await server().call('profile/reads', { method: 'PUT', token, body: { reads } })
      expect(answer.status).toBe(204)
      const countersAfter = await counters()
      expect([countersAfter.news.count, countersAfter.personal.count, countersAfter.work]).toEqual([
        0,
        3,
        countersBefore.work,
      ])
      expect((await server().read('profile/unreads/personal', { token })).data).toEqual(
        countersAfter.personal,
      )
      expect((await server().read(`types/personal/messages/${id}`, { token })).data.isRead).toBe(true)
      expect((await server().read('contracts/7/unreads/newsMessages', { token })).data).toEqual([])

      // The same news stays unread for another resident.
      const otherResident = await server().signIn('single@example.com')
      expect((await server().read('profile/unreads/news', { token: otherResident })).data.count).toBe(1)
    })

    test('MSG-3: the same user can restore a read item once, within ten minutes', async () => {
      const token = await server().signIn('tenant@example.com')
      const put = async (path: string, reads: readonly object[], as = token) =>
        (await server().call(path, { method: 'PUT', token: as, body: { reads } })).status
      const counters = async () => (await server().read('profile/unreads', { token })).data
      const countersBefore = await counters()
      const reads = countersBefore.news.ids.map((id: number) => ({ category: 'news', id }))
      expect(reads.length).toBeGreaterThan(0)

      expect(await put('profile/reads', reads)).toBe(204)
      expect((await counters()).news.count).toBe(0)
      // Neither another user nor another category restores it.
      await put('profile/unreads', reads, await owner())
      await put('profile/unreads', [{ category: 'personal', id: reads[0].id }])
      expect((await counters()).news.count).toBe(0)
      expect(await put('profile/unreads', reads)).toBe(204)
      expect(await counters()).toEqual(countersBefore)
      expect(await put('profile/unreads', reads)).toBe(204)
      expect(await counters()).toEqual(countersBefore)

      await put('profile/reads', reads)
      server().clock.advance(601)
      const laterToken = await server().signIn('tenant@example.com')
      await put('profile/unreads', reads, laterToken)
      expect((await server().read('profile/unreads/news', { token: laterToken })).data.count).toBe(0)
    })

    test('MSG-5: has the eight counters of the specification', async () => {
      const { data } = await server().read('profile/unreads', { token: await owner() })
      expect(Object.keys(data).sort()).toEqual(
        'calculation cardPayment helpDeskTasks messages news personal specialOffers work'.split(' '),
      )
    })

    test('MSG-3: refuses an unknown category and too many items', async () => {
      const token = await owner()
      const put = (reads: readonly object[]) =>
        server().call('profile/reads', { method: 'PUT', token, body: { reads } })
      expect((await put([{ category: 'constructor', id: 1 }])).status).toBe(422)
      expect((await put(Array.from({ length: 501 }, () => ({ category: 'news', id: 1 })))).status).toBe(422)
      expect((await put([])).status).toBe(204)
    })
  })

  describe('a very long list', () => {
    test('MSG-1: pages contain each of ten thousand messages once', async () => {
      const { queries } = server().database
      const [template] = await queries.select().from(messages).where(eq(messages.contractId, 6)).limit(1)
      if (!template) throw new Error('The seed has no message of contract 6.')
      const { id: _, ...like } = template
      for (let part = 0; part < 10; part += 1)
        await queries.insert(messages).values(
          Array.from({ length: 1000 }, (_, index) => ({
            ...like,
            // Several rows have the same time, so that the id orders them.
            date: new Date(Date.parse('2026-01-01T00:00:00Z') + Math.floor(index / 7) * 60_000),
            topic: `Nr. ${part * 1000 + index}`,
          })),
        )
      const token = await server().signIn('single@example.com')
      const seenIds = new Set<number>()
      let cursor: string | null = ''
      let total = 0
      while (cursor !== null) {
        const page = await list(`limit=50&contractId=6&cursor=${cursor}`, token)
        for (const { id } of page.data) seenIds.add(id)
        total = page.meta.total
        cursor = page.meta.nextCursor
      }
      expect(total).toBeGreaterThan(10_000)
      expect(seenIds.size).toBe(total)
    })
  })
})
