import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { invoices } from '../../../../server/modules/invoices/tables.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { newVendorSystem, type VendorSystem } from '../../../support/vendorApi.ts'
import { contractRecord, houseRecord, organizationRecord } from '../../../support/vendorRecords.ts'

/** An example, with numbers that no bill of the seed has. */
const example = (name: string) =>
  readFileSync(join(import.meta.dirname, 'formats/examples', name), 'utf8').replaceAll('ALF-', 'XML-')

onEachDatabase('imports of XML files', server => {
  let alfa: VendorSystem
  beforeAll(async () => {
    alfa = await newVendorSystem(server(), 1)
    await alfa.call('organizations/org-1', { method: 'PUT', body: organizationRecord })
    await alfa.call('houses/house-1', { method: 'PUT', body: houseRecord })
    for (const number of [100217, 100234]) {
      const body = { ...contractRecord(number), sourceId: String(number) }
      await alfa.call(`contracts/${number}`, { method: 'PUT', body })
    }
  })
  const send = async (resource: string, body: string, type = 'application/xml') =>
    (await alfa.call(`imports/${resource}`, { body, headers: { 'Content-Type': type } })).body.data
  const dueCents = async () => {
    const { queries } = server().database
    const [invoice] = await queries.select().from(invoices).where(eq(invoices.number, 'XML-100217-2610'))
    return invoice?.dueCents
  }

  test('FMT-1, FMT-3: bills of an e-invoice file are paid by a bank statement, and the same files change nothing', async () => {
    const whole = { state: 'done', refused: 0 }
    expect(await send('invoices', example('e-invoice.xml'))).toMatchObject({ ...whole, accepted: 2 })
    expect(await send('invoices', example('e-invoice.xml'), 'text/xml; charset=utf-8')).toMatchObject({
      ...whole,
      accepted: 0,
      unchanged: 2,
    })
    expect(await dueCents()).toBe(11_987)
    const job = await send('payments', example('camt-053.xml'))
    expect(job).toMatchObject({ state: 'done', accepted: 2, refused: 1 })
    expect(await dueCents()).toBe(0)
    const { body } = await alfa.call(`imports/${job.id}/refusals`)
    expect(body.data).toMatchObject([
      { line: 23, field: 'RmtInf/Strd/CdtrRefInf/Ref', reason: 'no_reference' },
    ])
    expect(await send('payments', example('camt-053.xml'))).toMatchObject({ accepted: 0, unchanged: 2 })
  })

  test('FMT-4, FMT-5: a file that is refused as a whole says why', async () => {
    expect(await send('payments', example('e-invoice.xml'))).toMatchObject({
      state: 'failed',
      failure: { reason: 'wrong_resource' },
    })
    expect(await send('invoices', '<!DOCTYPE a [<!ENTITY b "c">]><E_Invoice>&b;</E_Invoice>')).toMatchObject({
      state: 'failed',
      failure: { reason: 'has_doctype' },
    })
  })
})
