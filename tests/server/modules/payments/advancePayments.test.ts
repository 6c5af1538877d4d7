import { and, desc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { mockAccount } from '../../../../demo/seed/mockMethods.ts'
import { contracts } from '../../../../server/modules/contracts/tables.ts'
import { vendorEvents } from '../../../../server/modules/events/tables.ts'
import { vendors } from '../../../../server/modules/vendors/tables.ts'
import { billToPay, payableContract, startedPayment } from '../../../support/billToPay.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { pressAtBank } from '../../../support/pressAtBank.ts'
import { newVendorSystem } from '../../../support/vendorApi.ts'
import { invoiceRecord } from '../../../support/vendorRecords.ts'

onEachDatabase('Paying in advance', server => {
  let bill: Awaited<ReturnType<typeof billToPay>>
  const { id, organizationId, reference } = payableContract
  const offer = (advancePaymentsEnabled: boolean) =>
    server().database.queries.update(vendors).set({ advancePaymentsEnabled })
  beforeEach(async () => {
    bill = await billToPay(server())
    await bill.useAccount({ provider: 'http', account: mockAccount(organizationId) })
    await offer(true)
  })
  const pay = (amount: string, key?: string) => bill.payAsOwner({ invoiceId: null, amount }, key)
  const press = (payment: string, action: string) => pressAtBank(server(), payment, action)
  const last = async () => {
    const token = await server().signIn('owner@example.com')
    return (await server().read(`contracts/${id}/invoices/last`, { token })).data
  }

  test('BIL-14: an amount paid in advance is a credit beside the bill, an entry of the history and an event, and no bill is paid by it', async () => {
    expect(await last()).not.toHaveProperty('prepaid')
    const started = await startedPayment(await pay('50.00'))
    expect(started).toMatchObject({ isAdvance: true })
    const { id: payment } = started
    expect(await last()).not.toHaveProperty('prepaid')
    for (const action of ['approve', 'notify']) await press(payment, action)
    expect(await last()).toMatchObject({ prepaid: '50.00' })
    expect(await bill.dueCents()).toBe(bill.amountCents)
    expect(await bill.booked()).toEqual([5000])
    const [event] = await server()
      .database.queries.select({ data: vendorEvents.data })
      .from(vendorEvents)
      .where(and(eq(vendorEvents.type, 'payment.settled'), eq(vendorEvents.contractId, id)))
      .orderBy(desc(vendorEvents.id))
    expect(event?.data).toMatchObject({ amount: '50.00', invoice: null, isAdvance: true })
  })

  test('BIL-14: what the vendor sets off in a bill and what is given back are no credit any more', async () => {
    const { id: payment } = await startedPayment(await pay('50.00'))
    await press(payment, 'approve')
    const system = await newVendorSystem(server(), 1)
    const put = (changes: object) =>
      system.call('invoices/invoice-41', {
        method: 'PUT',
        body: { ...invoiceRecord(41), contract: reference, amount: '60.00', lines: [], ...changes },
      })
    for (const wrong of [{ prepaid: '30.00' }, { prepaid: '60.01', amountDue: '0.00' }]) {
      const { status, body } = await put(wrong)
      expect([status, Object.keys(body.errors)]).toEqual([422, ['prepaid']])
    }
    for (let attempt = 0; attempt < 2; attempt++) {
      expect((await put({ prepaid: '30.00', amountDue: '30.00' })).status).toBe(200)
      expect(await last()).toMatchObject({ prepaid: '20.00' })
    }
    await press(payment, 'refund-half')
    expect(await last()).not.toHaveProperty('prepaid')
  })

  test('BIL-14: a double click pays once; too little, too much and a vendor that takes none are refused', async () => {
    const answers = await Promise.all([pay('20.00', 'one-advance-click'), pay('20.00', 'one-advance-click')])
    const ids = await Promise.all(answers.map(async answer => (await startedPayment(answer)).id))
    expect(new Set(ids).size).toBe(1)
    for (const amount of ['0.99', '10000.01', '-5.00'])
      expect(await (await pay(amount)).json()).toMatchObject({ code: 'invalid_payment_amount' })
    expect(await (await bill.payAsOwner({ invoiceId: null })).json()).toMatchObject({
      code: 'invalid_payment_amount',
    })
    await offer(false)
    expect(await (await pay('20.00')).json()).toMatchObject({ code: 'payment_unavailable' })
  })

  test('BIL-14: a contract that has ended takes nothing in advance', async () => {
    const setActive = (isActive: boolean) =>
      server().database.queries.update(contracts).set({ isActive }).where(eq(contracts.id, id))
    await setActive(false)
    try {
      expect(await (await pay('20.00')).json()).toMatchObject({ code: 'payment_unavailable' })
    } finally {
      await setActive(true)
    }
  })
})
