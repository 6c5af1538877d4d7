import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { importContract, importRecords } from '../../../support/importRecords.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { newVendorSystem, type VendorSystem } from '../../../support/vendorApi.ts'
import { invoiceRecord } from '../../../support/vendorRecords.ts'

const report = {
  sourceId: 'document-1',
  organization: 'org-1',
  contract: 'contract-1',
  date: '2026-11-02',
  name: 'Metinė ataskaita',
  category: 'financial_information',
  isYearlyReport: true,
}
const calculation = {
  sourceId: 'message-1',
  organization: 'org-1',
  contract: 'contract-1',
  invoice: 'invoice-1',
  type: 'calculation',
  date: '2026-11-02T10:00:00+02:00',
  topic: 'Sąskaita',
  body: '<p>Sąskaita</p>',
}

onEachDatabase('Unread items that a vendor’s system ends', server => {
  let alfa: VendorSystem
  const unread = async () => {
    const { rows } = (await server().database.queries.execute(
      sql`select u.module from unreads u join contracts c on c.id = u.contract_id
        where c.vendor_id = 1 and c.source_id = 'contract-1' and u.user_id = 1 order by u.module`,
    )) as unknown as { rows: readonly { module: string }[] }
    return rows.map(row => row.module)
  }
  const endAll = async (resource: string) => {
    const { id } = await importRecords(alfa, resource, [], '?complete=true')
    return (await alfa.call(`imports/${id}/confirm`, { method: 'POST' })).body.data
  }

  beforeAll(async () => {
    alfa = await newVendorSystem(server(), 1)
    await importContract(alfa)
    await server().database.queries.execute(sql`insert into user_contracts (user_id, vendor_id, contract_id, role_id)
      select 1, 1, id, 1 from contracts where vendor_id = 1 and source_id = 'contract-1'`)
  })

  test('VND-4, MSG-4: a document that ends is no longer counted as unread', async () => {
    expect(await importRecords(alfa, 'documents', [report])).toMatchObject({ accepted: 1 })
    expect(await unread()).toEqual(['yearlyReports'])
    expect(await endAll('documents')).toMatchObject({ state: 'done', ended: 1 })
    expect(await unread()).toEqual([])
  })

  test('VND-4, MSG-4: a message that ends with its bill is no longer counted as unread', async () => {
    await importRecords(alfa, 'invoices', [invoiceRecord(1)])
    expect(await importRecords(alfa, 'messages', [calculation])).toMatchObject({ accepted: 1 })
    expect(await unread()).toEqual(['calculation', 'invoice'])
    expect(await endAll('invoices')).toMatchObject({ state: 'done', ended: 1 })
    expect(await unread()).toEqual([])
  })
})
