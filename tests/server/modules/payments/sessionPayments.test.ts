import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { mockAccount } from '../../../../demo/seed/mockMethods.ts'
import { demoPartner } from '../../../../demo/seed/seedPartners.ts'
import { rateLimits } from '../../../../server/http/tables.ts'
import { invoices } from '../../../../server/modules/invoices/tables.ts'
import { paymentOrders } from '../../../../server/modules/payments/tables.ts'
import { centsOf } from '../../../../src/api/rules/money.ts'
import { billToPay, payableContract, startedPayment } from '../../../support/billToPay.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { pressAtBank } from '../../../support/pressAtBank.ts'

const [page] = demoPartner.origins
const { service, reference } = payableContract
const amount = '12.30'
const cents = centsOf(amount)
const feeCents = 29

onEachDatabase('Payments of a partner’s session', server => {
  const press = (payment: string, action: string) => pressAtBank(server(), payment, action)
  const callAsPartner = async (path: string, body?: object) => {
    const answer = await server().call(`partners/payment-sessions${path}`, {
      token: demoPartner.secretKey,
      body,
    })
    return ((await answer.json()) as { data: { id: string; state: string; payment: string | null } }).data
  }
  /** An order that ran out here, which its bank did not learn, and the session's order that replaced it. */
  const replacedOrder = async (bill: Awaited<ReturnType<typeof billToPay>>) => {
    const { id: session } = await callAsPartner('', { service, reference, amount })
    const choice = { amount, bank: 'baltijos', session, returnUrl: `${page}/order/7` }
    const pay = async () => startedPayment(await bill.payAsGuest(choice, { Origin: page }))
    const first = await pay()
    await server()
      .database.queries.update(paymentOrders)
      .set({ expiresAt: server().clock.now })
      .where(eq(paymentOrders.reference, first.id))
    const second = await pay()
    expect(second.id).not.toBe(first.id)
    return { first: first.id, second: second.id, readSession: () => callAsPartner(`/${session}`) }
  }

  describe.each([
    ['with an open bill', true],
    ['without an open bill', false],
  ])('%s', (_, isBillOpen) => {
    let bill: Awaited<ReturnType<typeof billToPay>>
    beforeEach(async () => {
      const { queries } = server().database
      await queries.delete(rateLimits)
      bill = await billToPay(server())
      await bill.useAccount({ provider: 'http', account: mockAccount(payableContract.organizationId) })
      if (!isBillOpen)
        await queries.update(invoices).set({ dueCents: 0 }).where(eq(invoices.id, bill.invoiceId))
    })
    const expectPaidOnce = async () => {
      expect((await bill.booked()).reduce((sum, booked) => sum + booked, 0)).toBe(cents)
      expect(await bill.dueCents()).toBe(isBillOpen ? bill.amountCents - cents : 0)
    }

    test('CRD-1: an order that is paid after another one replaced it pays its session, and the other is cancelled', async () => {
      const { first, second, readSession } = await replacedOrder(bill)
      expect(await readSession()).toMatchObject({ state: 'pending', payment: second })
      await press(first, 'approve')
      expect(await readSession()).toMatchObject({ state: 'paid', payment: first })
      expect(await bill.orderOf(second)).toMatchObject({ state: 'failed', failure: 'already_paid' })
      await press(second, 'approve')
      await expectPaidOnce()
    })

    test.each([
      ['replaced', 'latest'],
      ['latest', 'replaced'],
    ] as const)(
      'PSP-5, CRD-1: after the %s order has paid the session, the %s one is refunded whole, once',
      async (paidFirst, _late) => {
        const { first, second, readSession } = await replacedOrder(bill)
        const [paying, late] = paidFirst === 'replaced' ? [first, second] : [second, first]
        // The payer has approved, so that the bank cannot cancel.
        await press(late, 'pending')
        await press(paying, 'approve')
        await press(late, 'approve')
        for (let attempt = 0; attempt < 2; attempt++) await press(late, 'notify')
        expect(await readSession()).toMatchObject({ state: 'paid', payment: paying })
        expect(await bill.orderOf(late)).toMatchObject({ state: 'success', refundedCents: cents + feeCents })
        expect(await bill.orderOf(paying)).toMatchObject({ state: 'success', refundedCents: 0 })
        await expectPaidOnce()
      },
    )

    test('PSP-5, CRD-1: of two orders of a session that are approved at once one is kept', async () => {
      const { first, second, readSession } = await replacedOrder(bill)
      for (const id of [first, second]) await press(id, 'pending')
      await Promise.all([first, second].map(id => press(id, 'approve')))
      expect((await readSession()).state).toBe('paid')
      await expectPaidOnce()
    })
  })

  describe('of a bill that is paid elsewhere meanwhile', () => {
    let bill: Awaited<ReturnType<typeof billToPay>>
    let session: string
    let payment: string
    const pay = async () =>
      bill.payAsGuest({ amount, bank: 'baltijos', session, returnUrl: `${page}/order/7` }, { Origin: page })
    beforeEach(async () => {
      await server().database.queries.delete(rateLimits)
      bill = await billToPay(server())
      await bill.useAccount({ provider: 'http', account: mockAccount(payableContract.organizationId) })
      session = (await callAsPartner('', { service, reference, amount })).id
      payment = (await startedPayment(await pay())).id
      // The payer has approved, so that the bank cannot cancel.
      await press(payment, 'pending')
      await press((await startedPayment(await bill.payAsOwner())).id, 'approve')
    })

    test('CRD-1: a repeated call whose payment was replaced leaves the session’s later one open', async () => {
      const { id: session } = await callAsPartner('', { service, reference, amount })
      const choice = { amount, session, returnUrl: `${page}/order/7` }
      const payByFirstBank = async () =>
        startedPayment(
          await bill.payAsGuest(
            { ...choice, bank: 'baltijos' },
            { Origin: page, 'Idempotency-Key': `click-${session}` },
          ),
        )
      const first = await payByFirstBank()
      const second = await startedPayment(
        await bill.payAsGuest({ ...choice, bank: 'daugavas' }, { Origin: page }),
      )
      expect((await payByFirstBank()).id).toBe(first.id)
      await press(second.id, 'approve')
      expect((await callAsPartner(`/${session}`)).state).toBe('paid')
    })

    test('PSP-5, CRD-1: a session reads refunded, not paid, once its payment is given back, and is not paid again', async () => {
      await press(payment, 'approve')
      expect(await bill.orderOf(payment)).toMatchObject({
        state: 'success',
        refundedCents: cents + feeCents,
      })
      expect(await callAsPartner(`/${session}`)).toMatchObject({ state: 'refunded', payment })
      const again = await pay()
      expect([again.status, await again.json()]).toMatchObject([409, { code: 'payment_session_used' }])
    })

    test('PSP-5, CRD-1: a session never reads paid between its payment and the refund', async () => {
      await press(payment, 'approve')
      await server()
        .database.queries.update(paymentOrders)
        .set({ refundedCents: 0, refundRequestedAt: null })
        .where(eq(paymentOrders.reference, payment))
      expect(await callAsPartner(`/${session}`)).toMatchObject({ state: 'refunded' })
    })
  })

  test('CRD-1: a session whose payment the company gives back in part stays paid, and in full reads refunded', async () => {
    await server().database.queries.delete(rateLimits)
    const bill = await billToPay(server())
    await bill.useAccount({ provider: 'http', account: mockAccount(payableContract.organizationId) })
    const { id: session } = await callAsPartner('', { service, reference, amount })
    const choice = { amount, bank: 'baltijos', session, returnUrl: `${page}/order/7` }
    const { id: payment } = await startedPayment(await bill.payAsGuest(choice, { Origin: page }))
    await press(payment, 'approve')
    for (const [refundedCents, state] of [
      [cents - 1, 'paid'],
      [cents, 'refunded'],
    ] as const) {
      await server()
        .database.queries.update(paymentOrders)
        .set({ refundedCents })
        .where(eq(paymentOrders.reference, payment))
      expect((await callAsPartner(`/${session}`)).state).toBe(state)
    }
  })
})
