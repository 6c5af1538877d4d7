import { Stripe } from 'stripe'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { rateLimits } from '../../../../server/http/tables.ts'
import { billToPay, payableContract, startedPayment } from '../../../support/billToPay.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { orders } from '../../../support/orders.ts'
import { startStripe } from '../../../support/startStripe.ts'

const secretKey = 'sk_test_residentwidgets'
const webhookSecret = 'whsec_residentwidgets'
const account = 'acct_1AlfaVilnius'
const stripe = await startStripe(secretKey)
afterAll(() => stripe.stop())
const { webhooks } = new Stripe(secretKey)

onEachDatabase(
  'Payments by Stripe',
  server => {
    let bill: Awaited<ReturnType<typeof billToPay>>
    beforeEach(async () => {
      await server().database.queries.delete(rateLimits)
      bill = await billToPay(server())
      await bill.useAccount({ provider: 'stripe', account })
    })
    const card = { type: 'card', bank: undefined }
    const startCard = async () => startedPayment(await bill.payAsOwner(card))
    const sessionEvent = (type: string, reference: string, changes: object = {}) => ({
      id: 'evt_1',
      object: 'event',
      account,
      type,
      data: { object: { ...stripe.sessionOf(reference), ...changes } },
    })
    const refundEvent = (reference: string, amount_refunded: number) => ({
      id: 'evt_2',
      object: 'event',
      account,
      type: 'charge.refunded',
      data: { object: { object: 'charge', amount_refunded, currency: 'eur', metadata: { reference } } },
    })
    const signed = (payload: string, secret = webhookSecret, secondsAgo = 0) =>
      webhooks.generateTestHeaderString({
        payload,
        secret,
        timestamp: Math.floor(server().clock.now.getTime() / 1000) - secondsAgo,
      })
    const send = async (event: object, header?: string) => {
      const body = JSON.stringify(event)
      const headers = { 'Stripe-Signature': header ?? signed(body) }
      return (await server().call('payments/webhooks/stripe', { body, headers })).status
    }
    const paid = { status: 'complete', payment_status: 'paid' }

    test('PSP-7: offers what the merchant has switched on in Stripe, without a fee', async () => {
      const { data } = (await (await bill.methods()).json()) as { data: object[] }
      expect(data).toEqual([
        {
          code: 'card',
          type: 'card',
          title: 'Card',
          logo: null,
          fee: '0.00',
          currency: 'EUR',
          cardFrameUrl: null,
        },
        {
          code: 'sepa_debit',
          type: 'bank',
          title: 'SEPA',
          logo: null,
          fee: '0.00',
          currency: 'EUR',
          cardFrameUrl: null,
        },
      ])
    })

    test('PSP-7: Stripe receives these fields and nothing of the payer, for the organization’s account', async () => {
      const answer = await bill.payAsGuest({ type: 'bank', bank: 'sepa_debit' })
      const { id, redirectUrl } = await startedPayment(answer)
      expect(new URL(redirectUrl).host).toBe('checkout.stripe.com')
      const request = stripe.requests.at(-1)
      const returnUrl = `${server().url}/contract/1/bills?payment=${id}`
      expect(request).toEqual({
        method: 'POST',
        path: '/v1/checkout/sessions',
        account,
        idempotencyKey: id,
        fields: {
          mode: 'payment',
          client_reference_id: id,
          'allowed_payment_method_types[0]': 'sepa_debit',
          'adaptive_pricing[enabled]': 'false',
          'line_items[0][quantity]': '1',
          'line_items[0][price_data][currency]': 'eur',
          'line_items[0][price_data][unit_amount]': String(bill.amountCents),
          'line_items[0][price_data][product_data][name]': payableContract.reference,
          'payment_intent_data[metadata][reference]': id,
          success_url: returnUrl,
          cancel_url: returnUrl,
          expires_at: String(server().clock.now.getTime() / 1000 + 3600),
        },
      })
    })

    test('PSP-7: who pays signed in reads the number of the bill there, and of the contract for an advance payment', async () => {
      const named = () => stripe.requests.at(-1)?.fields['line_items[0][price_data][product_data][name]']
      await startCard()
      expect(named()).toBe(bill.number)
      await bill.reopen()
      await startedPayment(await bill.payAsOwner({ ...card, invoiceId: null, amount: '10.00' }))
      expect(named()).toBe(payableContract.reference)
    })

    test('PSP-7: an order ends when its Checkout session ends, which is more than the least that Stripe allows', async () => {
      const { id } = await startCard()
      const { createdAt, expiresAt } = await bill.orderOf(id)
      const seconds = expiresAt.getTime() / 1000
      expect(stripe.requests.at(-1)?.fields.expires_at).toBe(String(seconds))
      expect(seconds - createdAt.getTime() / 1000).toBeGreaterThan(30 * 60)
    })

    test('PSP-7: an order that Stripe did not take is replaced once it ends too soon for Stripe', async () => {
      stripe.checkoutHost = 'checkout.stripe.com.evil.example'
      expect(await (await bill.payAsOwner(card)).json()).toMatchObject({ code: 'payment_unavailable' })
      stripe.checkoutHost = 'checkout.stripe.com'
      const startTime = server().clock.now
      server().clock.advance(30 * 60 + 1)
      const { id } = await startCard()
      expect(stripe.requests.at(-1)).toMatchObject({ path: '/v1/checkout/sessions', idempotencyKey: id })
      server().clock.now = startTime
    })

    test('PSP-7: a paid Checkout session pays the bill, however often and late Stripe reports it', async () => {
      const { id } = await startCard()
      const completed = sessionEvent('checkout.session.completed', id, paid)
      const expired = sessionEvent('checkout.session.expired', id, { status: 'expired' })
      const statuses = [
        await send(expired),
        ...(await Promise.all(
          Array(4)
            .fill(completed)
            .map(event => send(event)),
        )),
      ]
      expect(statuses).toEqual([204, 204, 204, 204, 204])
      expect(await send(expired)).toBe(204)
      expect(await bill.orderOf(id)).toMatchObject({ state: 'success', failure: null })
      expect([await bill.dueCents(), await bill.booked()]).toEqual([0, [bill.amountCents]])
    })

    test('PSP-7: a bank debit is confirming until Stripe has the money', async () => {
      const { id } = await startedPayment(await bill.payAsOwner({ type: 'bank', bank: 'sepa_debit' }))
      expect(await send(sessionEvent('checkout.session.completed', id, { status: 'complete' }))).toBe(204)
      expect(await bill.orderOf(id)).toMatchObject({ state: 'pending', isConfirming: true })
      expect(await (await bill.payAsOwner(card)).json()).toMatchObject({ data: { id } })
      await send(sessionEvent('checkout.session.async_payment_failed', id))
      expect(await bill.orderOf(id)).toMatchObject({ state: 'failed', failure: 'payment_failed' })
      await send(sessionEvent('checkout.session.async_payment_succeeded', id, paid))
      expect(await bill.orderOf(id)).toMatchObject({ state: 'success' })
    })

    test('PSP-7: refunds in parts, reported in the wrong order and before the payment, end as they were', async () => {
      const { id } = await startCard()
      expect(await send(refundEvent(id, 500))).toBe(204)
      expect(await send(refundEvent(id, 200))).toBe(204)
      expect(await send(sessionEvent('checkout.session.completed', id, paid))).toBe(204)
      expect(await bill.orderOf(id)).toMatchObject({ state: 'success', refundedCents: 500 })
      expect([await bill.dueCents(), await bill.booked()]).toEqual([500, [bill.amountCents, -500]])
      expect(await send(refundEvent(id, bill.amountCents + 1))).toBe(422)
    })

    test('PSP-2, PSP-7: payment, failure and refunds end alike in every order, also when all arrive twice at once', async () => {
      for (const order of orders([0, 1, 2, 3])) {
        await bill.reopen()
        const { id } = await startCard()
        const events = [
          sessionEvent('checkout.session.completed', id, paid),
          sessionEvent('checkout.session.expired', id, { status: 'expired' }),
          refundEvent(id, 200),
          refundEvent(id, 500),
        ]
        for (const index of order) {
          const event = events[index] ?? {}
          expect([order, await Promise.all([send(event), send(event)])]).toEqual([order, [204, 204]])
        }
        expect(await bill.orderOf(id)).toMatchObject({ state: 'success', failure: null, refundedCents: 500 })
        const booked = (await bill.booked()).reduce((sum, cents) => sum + cents, 0)
        expect([order, await bill.dueCents(), booked]).toEqual([order, 500, bill.amountCents - 500])
      }
    })

    test('PSP-7: accepts events with a fresh signature of exactly their body only, of the order’s account', async () => {
      const { id } = await startCard()
      const event = sessionEvent('checkout.session.completed', id, paid)
      const body = JSON.stringify(event)
      for (const header of [
        '',
        't=1,v1=00',
        signed(body, 'whsec_another'),
        signed(`${body} `),
        signed(body, webhookSecret, 301),
        signed(body).replace('v1=', 'v0='),
      ])
        expect([header, await send(event, header)]).toEqual([header, 403])
      expect(await send({ ...event, account: 'acct_2Another' })).toBe(404)
      expect(await send(sessionEvent('checkout.session.completed', id, { ...paid, amount_total: 1 }))).toBe(
        422,
      )
      expect(await send(sessionEvent('checkout.session.completed', id, { ...paid, currency: 'usd' }))).toBe(
        422,
      )
      expect(await bill.orderOf(id)).toMatchObject({ state: 'pending', isConfirming: false })
      // While a secret is rotated, Stripe signs with both.
      const both = `${signed(body)},v1=${'0'.repeat(64)}`
      expect(await send(event, both)).toBe(204)
      expect(await bill.orderOf(id)).toMatchObject({ state: 'success' })
    })

    test('PSP-7: ignores events of other kinds, and of payments that it did not start', async () => {
      const { id } = await startCard()
      expect(await send(sessionEvent('payment_intent.payment_failed', id))).toBe(204)
      const foreign = sessionEvent('checkout.session.completed', id, { ...paid, client_reference_id: null })
      expect(await send(foreign)).toBe(204)
      expect(await bill.orderOf(id)).toMatchObject({ state: 'pending' })
    })

    test('PSP-7: takes events about references of other shops, but refuses one like ours that it does not know', async () => {
      const { id } = await startCard()
      const sale = (reference: string) =>
        sessionEvent('checkout.session.completed', id, { ...paid, client_reference_id: reference })
      for (const foreign of ['order-1017', `${id}0`, id.slice(1)])
        expect([foreign, await send(sale(foreign)), await send(refundEvent(foreign, 100))]).toEqual([
          foreign,
          204,
          204,
        ])
      const unknown = '0'.repeat(id.length)
      expect([await send(sale(unknown)), await send(refundEvent(unknown, 100))]).toEqual([404, 404])
      expect(await bill.orderOf(id)).toMatchObject({ state: 'pending', refundedCents: 0 })
    })

    test('PSP-7: a lost answer and a repeated start make one Checkout session', async () => {
      const before = stripe.requests.length
      stripe.loseNextAnswer()
      const key = crypto.randomUUID()
      const first = await startedPayment(await bill.payAsOwner(card, key))
      const again = await startedPayment(await bill.payAsOwner(card, key))
      expect(again).toEqual(first)
      const creations = stripe.requests.slice(before).filter(({ path }) => path === '/v1/checkout/sessions')
      // The second request is the SDK's own retry.
      expect(creations.map(({ idempotencyKey }) => idempotencyKey)).toEqual([first.id, first.id])
      expect(creations[1]).toEqual(creations[0])
    })

    test('PSP-7: another method expires the Checkout session of the first', async () => {
      const first = await startCard()
      const second = await startedPayment(await bill.payAsOwner({ type: 'bank', bank: 'sepa_debit' }))
      expect(stripe.sessionOf(first.id)).toMatchObject({ status: 'expired' })
      expect(await bill.orderOf(first.id)).toMatchObject({ state: 'failed' })
      // Stripe cannot expire a session that was completed a moment ago.
      stripe.change(stripe.sessionOf(second.id).id, { status: 'complete' })
      expect((await startedPayment(await bill.payAsOwner(card))).id).toBe(second.id)
    })

    test('PSP-5, PSP-7: a bill paid twice is refunded at Stripe once, also if Stripe fails at first', async () => {
      const first = await startedPayment(await bill.payAsGuest(card))
      const second = await startedPayment(await bill.payAsGuest(card))
      const session = stripe.sessionOf(second.id)
      stripe.change(session.id, { ...paid })
      await send(sessionEvent('checkout.session.completed', first.id, paid))
      // Without a payment there is nothing to refund, so that Stripe is told to repeat the event.
      expect(await send(sessionEvent('checkout.session.completed', second.id, paid))).toBe(500)
      stripe.change(session.id, { payment_intent: `pi_${second.id}` })
      for (let attempt = 0; attempt < 2; attempt++)
        expect(await send(sessionEvent('checkout.session.completed', second.id, paid))).toBe(204)
      const refunds = stripe.requests.filter(({ fields }) => fields.payment_intent === `pi_${second.id}`)
      expect(refunds).toMatchObject([
        { path: '/v1/refunds', account, fields: { amount: String(bill.amountCents) } },
      ])
      expect(await bill.dueCents()).toBe(0)
    })

    test('PSP-7: refuses to redirect to a host other than Stripe Checkout', async () => {
      stripe.checkoutHost = 'checkout.stripe.com.evil.example'
      expect(await (await bill.payAsOwner(card)).json()).toMatchObject({ code: 'payment_unavailable' })
      stripe.checkoutHost = 'checkout.stripe.com'
    })
  },
  {
    environment: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: stripe.url,
    },
  },
)
