import { expect, test } from 'vitest'
import { cancelAtProvider } from '../../../../server/modules/payments/cancelAtProvider.ts'
import type { PaymentProvider } from '../../../../server/providers/payments/PaymentProvider.ts'
import { billToPay, startedPayment } from '../../../support/billToPay.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'

onEachDatabase('Cancelling an order', server => {
  /** Starts a payment and cancels it, as a call does that read the order before it was submitted. */
  const cancelAsUnsubmitted = async (isCancelled: boolean) => {
    const bill = await billToPay(server())
    const { id } = await startedPayment(await bill.payAsOwner())
    const cancelled: string[] = []
    const unused = () => Promise.reject(new Error('Cancelling asks for nothing else.'))
    const provider: PaymentProvider = {
      frameOrigins: [],
      methods: unused,
      start: unused,
      refund: unused,
      readWebhook: unused,
      cancel: async ({ reference }) => {
        cancelled.push(reference)
        return isCancelled
      },
    }
    const order = await bill.orderOf(id)
    await cancelAtProvider(
      {
        database: server().database,
        payments: new Map([[order.provider, provider]]),
        logger: { info() {}, warn() {}, error() {} },
      },
      { ...order, redirectUrl: null },
      'payment_unavailable',
    )
    return { id, cancelled, order: await bill.orderOf(id) }
  }

  test('BIL-13: cancels an order at its provider that was submitted since it was read', async () => {
    const { id, cancelled, order } = await cancelAsUnsubmitted(true)
    expect(cancelled).toEqual([id])
    expect(order).toMatchObject({ state: 'failed', failure: 'payment_unavailable' })
  })

  test('BIL-13: keeps such an order open that its provider does not cancel, so that no second one is started', async () => {
    const { cancelled, order } = await cancelAsUnsubmitted(false)
    expect(cancelled).toHaveLength(1)
    expect(order.state).toBe('pending')
  })
})
