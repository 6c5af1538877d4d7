import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { mockAccount } from '../../../../demo/seed/mockMethods.ts'
import { vendorEvents } from '../../../../server/modules/events/tables.ts'
import { invoices } from '../../../../server/modules/invoices/tables.ts'
import { billToPay, payableContract, startedPayment } from '../../../support/billToPay.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { pressAtBank } from '../../../support/pressAtBank.ts'

const { id, organizationId } = payableContract

onEachDatabase('A payment of a bill that the vendor removes', server => {
  let bill: Awaited<ReturnType<typeof billToPay>>
  beforeEach(async () => {
    bill = await billToPay(server())
    await bill.useAccount({ provider: 'http', account: mockAccount(organizationId) })
  })
  const removeBill = () => server().database.queries.delete(invoices).where(eq(invoices.id, bill.invoiceId))
  const call = async (path: string) =>
    server().call(`contracts/${id}/payments/${path}`, { token: await server().signIn('owner@example.com') })

  test('BIL-2, VND-4: money that arrives after the bill was removed is booked and reported to the vendor', async () => {
    const { id: payment } = await startedPayment(await bill.payAsOwner())
    await removeBill()
    await pressAtBank(server(), payment, 'approve')
    expect(await bill.booked()).toEqual([bill.amountCents])
    expect(await (await call(payment)).json()).toMatchObject({ data: { state: 'success' } })
    const events = await server()
      .database.queries.select({ data: vendorEvents.data })
      .from(vendorEvents)
      .where(eq(vendorEvents.type, 'payment.settled'))
    expect(events.map(({ data }) => data)).toContainEqual(
      expect.objectContaining({ reference: payment, invoice: null, isAdvance: false }),
    )
  })

  test('BIL-2, VND-4: the receipt of a payment stays after its bill was removed', async () => {
    const { id: payment } = await startedPayment(await bill.payAsOwner())
    await pressAtBank(server(), payment, 'approve')
    await removeBill()
    expect((await call(`${payment}/receipt-url`)).status).toBe(200)
    expect(await bill.booked()).toEqual([bill.amountCents])
  })
})
