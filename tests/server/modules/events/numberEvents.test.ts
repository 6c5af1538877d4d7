import { expect, test } from 'vitest'
import type { Transaction } from '../../../../server/database/Database.ts'
import { listEvents } from '../../../../server/modules/events/listEvents.ts'
import { recordEvent } from '../../../../server/modules/events/recordEvent.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'

onEachDatabase('Numbers of events', server => {
  const record = (tx: Transaction, form: string, vendorId = 2) =>
    recordEvent(tx, 'client_form.submitted', { vendorId }, { form }, server().clock.now)
  const read = (after: number, vendorId = 2) =>
    listEvents(server().database.queries, vendorId, { after, limit: 3, now: server().clock.now })
  const formsOf = (page: Awaited<ReturnType<typeof read>>) => page.data.map(({ data }) => data.form)

  test('EVT-2: a reader misses no event of a transaction that is slower than a later one', async () => {
    const { database } = server()
    // PGlite has one connection, so its transactions never overlap.
    if (database.kind === 'pglite') return
    const { promise: isRead, resolve: finish } = Promise.withResolvers<void>()
    const { promise: isWritten, resolve: written } = Promise.withResolvers<void>()
    const slow = database.queries.transaction(async tx => {
      await record(tx, 'slow')
      written()
      await isRead
    })
    await isWritten
    await database.queries.transaction(tx => record(tx, 'fast'))
    const first = await read(0)
    expect(formsOf(first)).toEqual(['fast'])
    finish()
    await slow
    expect(formsOf(await read(first.meta.next))).toEqual(['slow'])
  })

  test('EVT-2: a rolled back transaction leaves no event', async () => {
    const before = await read(0)
    await expect(
      server().database.queries.transaction(async tx => {
        await record(tx, 'rolled back')
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    expect(await read(0)).toEqual(before)
  })

  test('EVT-2: concurrent readers number each event once, pages are repeatable and vendors apart', async () => {
    const { queries } = server().database
    const start = (await read(0)).meta.next
    await queries.transaction(async tx => {
      for (let form = 1; form <= 7; form++) await record(tx, String(form))
    })
    await queries.transaction(tx => record(tx, 'of vendor 1', 1))
    const pages = await Promise.all(Array.from({ length: 6 }, () => read(start)))
    for (const page of pages) expect(page).toEqual(pages[0])
    expect(formsOf(pages[0] ?? (await read(start)))).toEqual(['1', '2', '3'])
    expect(pages[0]?.meta).toMatchObject({ hasMore: true, next: start + 3 })
    const rest = [...(await read(start + 3)).data, ...(await read(start + 6)).data]
    expect(rest.map(({ number, data }) => [number, data.form])).toEqual(
      [4, 5, 6, 7].map(form => [start + form, String(form)]),
    )
    expect((await read(start + 7)).meta).toMatchObject({ hasMore: false, next: start + 7 })
    expect((await read(0, 1)).data.map(({ data }) => data.form)).toContain('of vendor 1')
  })
})
