import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { importContract, importRecords } from '../../../support/importRecords.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { newVendorSystem, type VendorSystem } from '../../../support/vendorApi.ts'
import { invoiceRecord } from '../../../support/vendorRecords.ts'

const numbers = Array.from({ length: 30 }, (_, index) => index + 1)
const bills = numbers.map(number => invoiceRecord(number, 1))
const payments = numbers.map(number => ({
  sourceId: `payment-${number}`,
  contract: 'contract-1',
  invoice: `invoice-${number}`,
  date: '2026-11-10',
  reference: `NF-${number}`,
  amount: '10.50',
  payer: 'Nemuno bankas',
}))

onEachDatabase('Two files about the same bills at once', server => {
  let alfa: VendorSystem
  const rows = async <Row>(statement: SQL) => {
    const { rows } = (await server().database.queries.execute(statement)) as unknown as { rows: Row[] }
    return rows
  }

  beforeAll(async () => {
    alfa = await newVendorSystem(server(), 1)
    await importContract(alfa)
    expect(await importRecords(alfa, 'invoices', bills)).toMatchObject({ accepted: 30 })
  })

  test.each([
    ['bills that keep what is due', 'invoices', bills.map(bill => ({ ...bill, dueDate: '2026-12-15' }))],
    ['bills with what is due', 'invoices', bills.map(bill => ({ ...bill, amountDue: '20.00' }))],
    ['payments', 'payments', payments],
  ] as const)(
    'VND-4: %s wait for each other in the order of the bills, so that none waits in a circle',
    async (_name, resource, records) => {
      // The embedded database has one connection.
      if (server().database.kind === 'pglite') return
      const all = sql`from invoices where vendor_id = 1 and source_id is not null`
      const importing = await server().database.queries.transaction(async tx => {
        await tx.execute(sql`select id ${all} order by id limit 1 for update`)
        const importing = importRecords(alfa, resource, [...records].reverse())
        await expect
          .poll(
            () =>
              rows(sql`select pid from pg_stat_activity
                where datname = current_database() and wait_event_type = 'Lock'`),
            { timeout: 10_000 },
          )
          .toHaveLength(1)
        expect(await rows(sql`select id ${all} for update skip locked`)).toHaveLength(29)
        return { importing }
      })
      expect(await importing.importing).toMatchObject({ state: 'done', accepted: 30 })
    },
  )
})
