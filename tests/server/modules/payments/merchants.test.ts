import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { mockAccount, mockAccountWithoutCards } from '../../../../demo/seed/mockMethods.ts'
import { rateLimits } from '../../../../server/http/tables.ts'
import { paymentOrders } from '../../../../server/modules/payments/tables.ts'
import { organizations } from '../../../../server/modules/vendors/tables.ts'
import { centsText } from '../../../../src/api/rules/money.ts'
import { billToPay, payableContract, startedPayment } from '../../../support/billToPay.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { pressAtBank } from '../../../support/pressAtBank.ts'

type Method = { code: string; type: string; currency: string; services?: string[] }

onEachDatabase(
  'Merchants and their payments',
  server => {
    let bill: Awaited<ReturnType<typeof billToPay>>
    const account = { provider: 'http', account: mockAccount(payableContract.organizationId) } as const
    const isPayee = eq(organizations.id, payableContract.organizationId)
    beforeEach(async () => {
      await server().database.queries.delete(rateLimits)
      await server().database.queries.update(organizations).set({ currency: 'EUR' }).where(isPayee)
      bill = await billToPay(server())
      await bill.useAccount(account)
    })
    const press = (payment: string, action: string) => pressAtBank(server(), payment, action)
    const methodsOf = async (answer: Response) => ((await answer.json()) as { data: Method[] }).data
    const outcome = async (payment: string) => (await server().read(`card-payment/payments/${payment}`)).data

    describe('merchants', () => {
      test('PSP-1: offers the methods of the organization’s own account', async () => {
        expect((await methodsOf(await bill.methods())).map(({ type }) => type)).toContain('card')
        await bill.useAccount({ ...account, account: mockAccountWithoutCards })
        expect((await methodsOf(await bill.methods())).map(({ type }) => type)).toEqual([
          'bank',
          'bank',
          'bank',
        ])
        const refused = await bill.payAsOwner({ type: 'card', bank: undefined, cardToken: 'x'.repeat(43) })
        expect(await refused.json()).toMatchObject({ code: 'invalid_payment_type' })
      })

      test('PSP-1: methods without an account name their services where merchants differ', async () => {
        const all = await methodsOf(await server().call('card-payment/payment-methods'))
        expect(all.every(({ services }) => services === undefined)).toBe(true)
        await bill.useAccount({ ...account, account: mockAccountWithoutCards })
        const methods = await methodsOf(await server().call('card-payment/payment-methods'))
        expect(methods.map(({ code, services }) => [code, services])).toEqual([
          ['nemuno', undefined],
          ['baltijos', undefined],
          ['daugavas', undefined],
          ['card', ['alfa-kaunas', 'beta-klaipeda', 'beta-vandenys']],
        ])
      })

      test.each([
        ['no account', undefined],
        ['an account at a provider that is not configured', { provider: 'stripe', account: 'acct_1' }],
        ['an account that the provider does not know', { provider: 'http', account: 'unknown' }],
      ] as const)('PSP-1: an organization with %s accepts no payments', async (_, other) => {
        await bill.useAccount(other)
        for (const answer of [await bill.methods(), await bill.payAsOwner(), await bill.payAsGuest()])
          expect(await answer.json()).toMatchObject({ code: 'payment_unavailable' })
        // The services of other organizations can be paid.
        const methods = await methodsOf(await server().call('card-payment/payment-methods'))
        expect(methods).toHaveLength(4)
      })

      test('PSP-1: the currency is the organization’s', async () => {
        await server().database.queries.update(organizations).set({ currency: 'PLN' }).where(isPayee)
        const methods = await methodsOf(await bill.methods())
        expect(methods.map(({ currency }) => currency)).toEqual(['PLN', 'PLN', 'PLN', 'PLN'])
        const { id } = await startedPayment(await bill.payAsGuest())
        expect(await outcome(id)).toMatchObject({ currency: 'PLN' })
        // A bill in another currency than the methods and fees.
        expect(await (await bill.payAsOwner()).json()).toMatchObject({ code: 'payment_unavailable' })
      })

      test('PSP-1, CRD-1: money in another currency than the bill does not reduce it, and is not confirmed as its amount', async () => {
        await server().database.queries.update(organizations).set({ currency: 'PLN' }).where(isPayee)
        const { service, reference } = payableContract
        const amount = centsText(bill.amountCents)
        const query = new URLSearchParams({ service, reference, amount })
        expect((await server().read(`card-payment/bills?${query}`)).data.amount).toBeNull()
        const { id } = await startedPayment(await bill.payAsGuest())
        await press(id, 'approve')
        expect(await outcome(id)).toMatchObject({ state: 'success', currency: 'PLN' })
        expect(await bill.booked()).toEqual([bill.amountCents])
        expect(await bill.dueCents()).toBe(bill.amountCents)
      })
    })

    describe('refunds', () => {
      test('PSP-3: a refund in parts makes the bill due again and is listed', async () => {
        const { id } = await startedPayment(await bill.payAsGuest())
        await press(id, 'approve')
        expect(await bill.dueCents()).toBe(0)
        const half = Math.ceil(bill.amountCents / 2)
        await press(id, 'refund-half')
        expect(await outcome(id)).toMatchObject({ state: 'success', refunded: centsText(half) })
        expect(await bill.dueCents()).toBe(half)
        for (const action of ['refund', 'refund', 'notify']) await press(id, action)
        expect(await outcome(id)).toMatchObject({ refunded: centsText(bill.amountCents) })
        expect(await bill.dueCents()).toBe(bill.amountCents)
        expect(await bill.booked()).toEqual([bill.amountCents, -half, half - bill.amountCents])
        const token = await server().signIn('owner@example.com')
        const { data } = await server().read(`contracts/1/invoices/history?kind=payment`, { token })
        expect(data[0]).toMatchObject({ amount: centsText(half - bill.amountCents), payer: 'Nemuno bankas' })
      })
    })

    describe('a bill that several people pay', () => {
      test('PSP-5: a payment cancels the other open ones, and the next is refused as paid', async () => {
        const first = await startedPayment(await bill.payAsGuest())
        const second = await startedPayment(await bill.payAsGuest({ email: 'jonas@example.com' }))
        const owner = await startedPayment(await bill.payAsOwner())
        await press(first.id, 'approve')
        for (const { id } of [second, owner]) {
          await press(id, 'approve')
          expect(await bill.orderOf(id)).toMatchObject({ state: 'failed', failure: 'already_paid' })
        }
        expect(await bill.booked()).toEqual([bill.amountCents])
        for (const answer of [await bill.payAsGuest(), await bill.payAsOwner()])
          expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'already_paid' }])
      })

      test('PSP-5: of two approved payments the later one is refunded whole, once', async () => {
        const first = await startedPayment(await bill.payAsGuest())
        const second = await startedPayment(await bill.payAsGuest({ bank: 'baltijos' }))
        // The payer has approved, so that the provider cannot cancel.
        await press(second.id, 'pending')
        await press(first.id, 'approve')
        await press(second.id, 'approve')
        for (let attempt = 0; attempt < 2; attempt++) await press(second.id, 'notify')
        const total = centsText(bill.amountCents + 29)
        expect(await outcome(second.id)).toMatchObject({ state: 'success', refunded: total })
        expect(await outcome(first.id)).not.toHaveProperty('refunded')
        expect(await bill.booked()).toEqual([bill.amountCents, bill.amountCents, -bill.amountCents])
        expect(await bill.dueCents()).toBe(0)

        // A provider reports the refund after the payer's page has asked for the last time.
        await server()
          .database.queries.update(paymentOrders)
          .set({ refundedCents: 0 })
          .where(eq(paymentOrders.reference, second.id))
        expect(await outcome(second.id)).toMatchObject({ state: 'success', refunded: total })
        expect(await outcome(first.id)).not.toHaveProperty('refunded')
      })

      test('PSP-5: a partial payment leaves the other open payments alone', async () => {
        const first = await startedPayment(await bill.payAsGuest({ amount: '1.00' }))
        const second = await startedPayment(await bill.payAsGuest({ amount: '2.00' }))
        for (const { id } of [first, second]) await press(id, 'approve')
        expect(await bill.dueCents()).toBe(bill.amountCents - 300)
        expect(await bill.booked()).toEqual([100, 200])
      })

      test('PSP-6: strangers who start payments of a number do not keep its payer from paying', async () => {
        const from = (address: string) => bill.payAsGuest({}, { 'X-Forwarded-For': address })
        for (let stranger = 1; stranger <= 12; stranger++)
          expect((await from(`203.0.113.${stranger}`)).status).toBe(201)
        expect((await from('198.51.100.7')).status).toBe(201)
        const statuses: number[] = []
        for (let attempt = 0; attempt < 10; attempt++) statuses.push((await from('203.0.113.1')).status)
        expect(statuses.at(-1)).toBe(429)
      })
    })
  },
  { environment: { TRUSTED_PROXIES: '127.0.0.1' } },
)
