import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { mockAccount } from '../../../../demo/seed/mockMethods.ts'
import { invoices } from '../../../../server/modules/invoices/tables.ts'
import { centsText } from '../../../../src/api/rules/money.ts'
import { billToPay, payableContract, startedPayment } from '../../../support/billToPay.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { pressAtBank } from '../../../support/pressAtBank.ts'
import { newVendorSystem } from '../../../support/vendorApi.ts'

const { id, organizationId, reference: contract } = payableContract

onEachDatabase('A payment made here that the vendor sends as a record', server => {
  let bill: Awaited<ReturnType<typeof billToPay>>
  beforeEach(async () => {
    bill = await billToPay(server())
    await bill.useAccount({ provider: 'http', account: mockAccount(organizationId) })
  })

  /** Pays the bill, which the vendor then makes 20.00 more, and returns the reference of the event. */
  const payAndRaise = async () => {
    const { id: payment } = await startedPayment(await bill.payAsOwner())
    await pressAtBank(server(), payment, 'approve')
    await server()
      .database.queries.update(invoices)
      .set({ amountCents: bill.amountCents + 2000, dueCents: 2000 })
      .where(eq(invoices.id, bill.invoiceId))
    return payment
  }
  const history = async () => {
    const token = await server().signIn('owner@example.com')
    const { data } = await server().read(`contracts/${id}/invoices/history?kind=payment`, { token })
    return (data as Record<string, string>[]).map(({ reference, amount, payer }) => [
      reference,
      amount,
      payer,
    ])
  }

  test.each([
    ['whole, as events have it', (payment: string) => payment],
    ['as the payer sees it', (payment: string) => payment.slice(0, 12)],
  ])(
    'VND-4 BIL-13: with its reference %s is that payment, and lowers no bill again',
    async (_, referenceOf) => {
      const payment = await payAndRaise()
      const amount = centsText(bill.amountCents)
      expect(await bill.dueCents()).toBe(2000)
      const system = await newVendorSystem(server(), 1)
      const put = async (sourceId: string, changes: object) => {
        const body = {
          ...{ sourceId, contract, invoice: bill.number, date: '2026-11-20', amount },
          ...{ reference: referenceOf(payment), payer: 'Nemuno bankas' },
          ...changes,
        }
        expect(await system.call(`payments/${sourceId}`, { method: 'PUT', body })).toMatchObject({
          status: 200,
        })
      }
      await put(`own-${payment}`, {})
      await put(`own-${payment}`, { payer: 'Bankas' })
      expect(await bill.dueCents()).toBe(2000)
      expect(await history()).toEqual([[payment.slice(0, 12), amount, 'Bankas']])
      await put(`other-${payment}`, { reference: 'At the counter', amount: '10.00' })
      expect(await bill.dueCents()).toBe(1000)
      expect(await bill.booked()).toEqual([bill.amountCents, 1000])
    },
  )
})
