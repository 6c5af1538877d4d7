import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { importContract, importRecords, ndjsonHeaders } from '../../../support/importRecords.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { newVendorSystem, type VendorSystem } from '../../../support/vendorApi.ts'
import { invoiceRecord, ndjson } from '../../../support/vendorRecords.ts'

const numbers = Array.from({ length: 5 }, (_, index) => index + 1)

onEachDatabase('Records that arrive beside a complete file', server => {
  let alfa: VendorSystem
  const put = (number: number) =>
    alfa.call(`invoices/invoice-${number}`, { method: 'PUT', body: invoiceRecord(number, 1) })
  const stored = async () => {
    const { rows } = (await server().database.queries.execute(
      sql`select source_id from invoices where vendor_id = 1 and source_id is not null order by source_id`,
    )) as unknown as { rows: readonly { source_id: string }[] }
    return rows.map(row => row.source_id)
  }

  beforeAll(async () => {
    alfa = await newVendorSystem(server(), 1)
    await importContract(alfa)
    await importRecords(
      alfa,
      'invoices',
      numbers.map(number => invoiceRecord(number, 1)),
    )
  })

  test('VND-4: a confirmed end spares records that were sent while the import waited', async () => {
    const job = await importRecords(
      alfa,
      'invoices',
      [invoiceRecord(1, 1), invoiceRecord(2, 1)],
      '?complete=true',
    )
    expect(job).toMatchObject({ state: 'needs_confirmation', ended: 3 })
    await put(6)
    // Nothing new, but the vendor's system has it.
    await put(3)
    const confirmed = await alfa.call(`imports/${job.id}/confirm`, { method: 'POST' })
    expect(confirmed.body.data).toMatchObject({ state: 'done', ended: 2 })
    expect(await stored()).toEqual(['invoice-1', 'invoice-2', 'invoice-3', 'invoice-6'])
  })

  test('VND-4: a complete file spares a record that was sent while the file was read', async () => {
    const all = ['invoice-1', 'invoice-2', 'invoice-3', 'invoice-6']
    let release = () => {}
    const isReleased = new Promise<void>(resolve => {
      release = resolve
    })
    const lines = ndjson(all.map(name => invoiceRecord(Number(name.at(-1)), 1)))
    const bytes = new TextEncoder().encode(lines)
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(bytes.subarray(0, 100))
        await isReleased
        controller.enqueue(bytes.subarray(100))
        controller.close()
      },
    })
    const sent = alfa.call('imports/invoices?complete=true', { body, headers: ndjsonHeaders })
    const isRunning = async () =>
      (await alfa.call('imports')).body.data.some(({ state }: { state: string }) => state === 'running')
    await expect.poll(isRunning).toBe(true)
    await put(7)
    release()
    expect((await sent).body.data).toMatchObject({ state: 'done', ended: 0 })
    expect(await stored()).toEqual([...all, 'invoice-7'])
  })
})
