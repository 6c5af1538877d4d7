import { readFileSync } from 'node:fs'
import { and, desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { invoices } from '../../../../server/modules/invoices/tables.ts'
import { trackedFiles } from '../../../conventions/trackedFiles.ts'
import { payableContract } from '../../../support/billToPay.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'

onEachDatabase('Billed months', server => {
  test('BIL-1: a month with two bills has their exact sum, and is the last of the list', async () => {
    const { queries } = server().database
    const isOfContract = eq(invoices.contractId, payableContract.id)
    const [last, former] = await queries
      .select({ id: invoices.id, period: invoices.period })
      .from(invoices)
      .where(isOfContract)
      .orderBy(desc(invoices.period), desc(invoices.id))
      .limit(2)
    if (!last || !former) throw new Error('The contract has two bills.')
    for (const [{ id }, amountCents] of [
      [last, 900_010],
      [former, 900_020],
    ] as const)
      await queries
        .update(invoices)
        .set({ period: last.period, amountCents, dueCents: 0 })
        .where(and(isOfContract, eq(invoices.id, id)))
    const token = await server().signIn('owner@example.com')
    const { data } = await server().read(`contracts/${payableContract.id}/invoices/months`, { token })
    expect(data.at(-1)).toEqual({ period: last.period.slice(0, 7), amount: '18000.30', currency: 'EUR' })
  })
})

test('BIL-1: no statement of the server makes a floating point number of a sum', () => {
  const files = trackedFiles(/^server\/.*\.ts$/)
  expect(files.length).toBeGreaterThan(100)
  const floats = /::\s*(float|real|double)/
  expect(files.filter(file => floats.test(readFileSync(file, 'utf8')))).toEqual([])
})
