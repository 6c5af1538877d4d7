import { beforeEach, expect, test } from 'vitest'
import { rateLimits } from '../../../../server/http/tables.ts'
import { vendors } from '../../../../server/modules/vendors/tables.ts'
import { billToPay, payableContract, startedPayment } from '../../../support/billToPay.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { pressAtBank } from '../../../support/pressAtBank.ts'

onEachDatabase('Settling payments of one bill', server => {
  beforeEach(async () => {
    await server().database.queries.delete(rateLimits)
    await server().database.queries.update(vendors).set({ partPaymentsEnabled: true })
  })
  const press = (payment: string, action: string) => pressAtBank(server(), payment, action)

  test('BIL-13: a bill whose second part is being confirmed stays pending when the first part is refunded', async () => {
    const bill = await billToPay(server())
    const token = await server().signIn('owner@example.com')
    const stateOfBill = async () =>
      (await server().read(`contracts/${payableContract.id}/invoices/last`, { token })).data.state
    const first = await startedPayment(await bill.payAsOwner({ part: '5.00' }))
    await press(first.id, 'approve')
    const second = await startedPayment(await bill.payAsOwner({ part: '6.00' }))
    await press(second.id, 'pending')
    expect(await stateOfBill()).toBe('pending')
    await press(first.id, 'refund-half')
    expect(await bill.orderOf(first.id)).toMatchObject({ refundedCents: 250 })
    expect(await stateOfBill()).toBe('pending')
    await press(second.id, 'decline')
    expect(await stateOfBill()).toBe('unpaid')
  })
})
