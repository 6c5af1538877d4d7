import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Database } from '../../server/database/Database.ts'
import { openPostgres } from '../../server/database/openPostgres.ts'
import { createVendorKey } from '../../server/modules/vendorKeys/createVendorKey.ts'
import { runVendorCommand } from '../../server/vendorCommand/runVendorCommand.ts'
import { freePort } from '../../tools/freePort.ts'
import { databasesIn } from '../support/postgres.ts'
import { type MainProcess, productionEnvironment, startMain, temporaryFolder } from '../support/startMain.ts'
import { type VendorSystem, vendorSystem } from '../support/vendorApi.ts'
import { contractRecord, invoiceRecord, ndjson, organizationRecord } from '../support/vendorRecords.ts'

const { postgres } = inject('prepared')

/** Payments of 0.01, which lower what is due of one bill: one that counts twice is visible in it. */
const payment = (number: number) => ({
  sourceId: `payment-${number}`,
  contract: 'contract-1',
  invoice: 'invoice-1',
  date: '2026-11-10',
  reference: 'NF-1',
  amount: '0.01',
  payer: 'Nemuno bankas',
})
const count = 2500

describe.skipIf(!postgres)('VND-4: an import whose server process is killed', () => {
  const folder = temporaryFolder()
  const running = new Set<MainProcess>()
  let databaseUrl = ''
  let database: Database
  let key = ''

  async function start(): Promise<{ readonly main: MainProcess; readonly system: VendorSystem }> {
    const port = String(await freePort())
    const main = startMain(
      {
        ...productionEnvironment,
        EMBEDDED_DATABASE: 'off',
        DATABASE_URL: databaseUrl,
        DATA_DIR: folder.path,
        PORT: port,
      },
      { program: 'server/main.ts' },
    )
    running.add(main)
    await main.says('Resident Widgets is running.')
    return { main, system: vendorSystem({ url: `http://127.0.0.1:${port}` }, key) }
  }
  const rowOf = async (statement: ReturnType<typeof sql>) => {
    const { rows } = (await database.queries.execute(statement)) as unknown as {
      rows: Record<string, unknown>[]
    }
    return rows[0]
  }
  const stored = () =>
    rowOf(sql`select (select count(*)::integer from payments) as payments,
      (select amount_cents - due_cents from invoices)::integer as paid`)

  beforeAll(async () => {
    if (!postgres) return
    databaseUrl = await databasesIn(postgres.folder).createDatabase()
    database = openPostgres(databaseUrl, () => {})
    const silent = { out: () => {}, error: () => {} }
    await runVendorCommand(
      ['create', 'nova', '--title', 'Nova'],
      { DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' },
      silent,
    )
    key = await createVendorKey(database.queries, { vendorId: 1, name: 'Billing' }, new Date())
  })
  afterAll(async () => {
    for (const { process, ended } of running) {
      process.kill('SIGKILL')
      await ended
    }
    await database?.close()
    folder.remove()
  })

  test('keeps whole batches, and the same file sent again adds the rest without doubling anything', async () => {
    const { main, system } = await start()
    const put = (resource: string, record: { readonly sourceId: string }) =>
      system.call(`${resource}/${record.sourceId}`, { method: 'PUT', body: record })
    await put('organizations', organizationRecord)
    const { house: _, ...contract } = contractRecord(1)
    await put('contracts', contract)
    await put('invoices', invoiceRecord(1))
    const rows = Array.from({ length: count }, (_, number) => payment(number))
    const headers = { 'Content-Type': 'application/x-ndjson' }
    const body = new ReadableStream<Uint8Array>({
      // The upload never ends.
      start: controller => controller.enqueue(Buffer.from(ndjson(rows.slice(0, 1500)))),
    })
    const upload = system.call('imports/payments', { body, headers }).catch(() => 'cut')
    await expect.poll(stored, { timeout: 30_000 }).toEqual({ payments: 1000, paid: 1000 })
    main.process.kill('SIGKILL')
    expect([await upload, await main.ended]).toEqual(['cut', 'SIGKILL'])
    running.delete(main)

    const next = await start()
    expect(await stored()).toEqual({ payments: 1000, paid: 1000 })
    const again = await next.system.call('imports/payments', { body: ndjson(rows), headers })
    expect(again.body.data).toMatchObject({
      state: 'done',
      accepted: 1500,
      unchanged: 1000,
      refused: 0,
    })
    expect(await stored()).toEqual({ payments: count, paid: count })
    // The first one is shown as interrupted once it has been silent for two minutes.
    await database.queries.execute(
      sql`update imports set touched_at = now() - interval '3 minutes' where state = 'running'`,
    )
    const { body: all } = await next.system.call('imports')
    expect(all.data.map(({ state }: { state: string }) => state)).toEqual(['done', 'interrupted'])
  })
})
