import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mockAccount } from '../../../../demo/seed/mockMethods.ts'
import { idempotencyKeys } from '../../../../server/http/tables.ts'
import { paymentOrders } from '../../../../server/modules/payments/tables.ts'
import { billToPay, payableContract, startedPayment } from '../../../support/billToPay.ts'
import { isWaitingForLock } from '../../../support/isWaitingForLock.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'

const key = 'one-click-sent-twice'

onEachDatabase('Repeated calls of a payment', server => {
  test('BIL-2: a repeated call that began before the first one was answered leaves a later payment open', async () => {
    const { kind, queries } = server().database
    const bill = await billToPay(server())
    await bill.useAccount({ provider: 'http', account: mockAccount(payableContract.organizationId) })
    // The embedded database has one connection.
    if (kind === 'pglite') return
    const first = await startedPayment(await bill.payAsOwner({ bank: 'baltijos' }, key))
    const later = await startedPayment(await bill.payAsOwner({ bank: 'daugavas' }))
    expect(await bill.orderOf(first.id)).toMatchObject({ state: 'failed' })
    // The repeated call looks for the first one's answer too early, and for open payments too late.
    const [answered] = await queries.delete(idempotencyKeys).where(eq(idempotencyKeys.key, key)).returning()
    if (!answered) throw new Error('The key has no answer.')
    const { repeated } = await queries.transaction(async tx => {
      await tx.execute(sql`lock table ${paymentOrders} in access exclusive mode`)
      const repeated = bill.payAsOwner({ bank: 'baltijos' }, key)
      await expect.poll(() => isWaitingForLock(queries), { timeout: 10_000 }).toBe(true)
      await tx.insert(idempotencyKeys).values(answered)
      return { repeated }
    })
    expect((await startedPayment(await repeated)).id).toBe(first.id)
    expect(await bill.orderOf(later.id)).toMatchObject({ state: 'pending' })
  })
})
