import { and, desc, eq, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mockPaymentSecret } from '../../../../demo/mock-providers/paymentSecret.ts'
import { signMessage } from '../../../../server/http/signedMessage.ts'
import { vendorEvents } from '../../../../server/modules/events/tables.ts'
import { invoices, payments } from '../../../../server/modules/invoices/tables.ts'
import { paymentOrders } from '../../../../server/modules/payments/tables.ts'
import { organizations, vendors } from '../../../../server/modules/vendors/tables.ts'
import { addedMoney, centsOf, centsText } from '../../../../src/api/rules/money.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { pressAtBank } from '../../../support/pressAtBank.ts'

/** User with many open bills: one for each test, so that tests do not share an invoice. */
const residentEmail = 'many@example.com'

onEachDatabase('Paying the latest invoice', server => {
  const usedContracts = new Set<number>()
  /** Returns an unused contract with an open bill, and the calls to pay it. */
  async function fresh() {
    const token = await server().signIn(residentEmail)
    const groups = await server().read('organization-groups/contracts', { token })
    // Gama's organizations accept no payments.
    const payable = groups.data.filter(({ slug }: { slug: string }) => slug !== 'gama')
    for (const { id } of payable.flatMap(({ contracts }: { contracts: { id: number }[] }) => contracts)) {
      if (usedContracts.has(id)) continue
      usedContracts.add(id)
      const { data: invoice } = await server().read(`contracts/${id}/invoices/last`, { token })
      if (invoice?.state !== 'unpaid') continue
      const body = {
        invoiceId: invoice.id,
        type: 'bank',
        bank: 'baltijos',
        returnUrl: `${server().url}/contract/${id}/bills`,
      }
      const path = `contracts/${id}/payments`
      return {
        id,
        token,
        invoice,
        body,
        path,
        start: (changes: object = {}, key?: string) =>
          server().call(path, {
            token,
            body: { ...body, ...changes },
            headers: key === undefined ? {} : { 'Idempotency-Key': key },
          }),
        outcome: async (payment: string) => (await server().read(`${path}/${payment}`, { token })).data,
        last: async () => (await server().read(`contracts/${id}/invoices/last`, { token })).data,
        booked: () =>
          server()
            .database.queries.select()
            .from(payments)
            .where(eq(payments.contractId, id))
            .orderBy(desc(payments.id)),
      }
    }
    throw new Error('No contract is left to pay for.')
  }
  const dataOf = async (response: Response) => {
    const answer = (await response.json()) as { data: { id: string; redirectUrl: string } }
    expect([response.status, answer]).toMatchObject([201, { data: {} }])
    return answer.data
  }
  const accountOf = async (payment: string) => {
    const [order] = await server()
      .database.queries.select({ account: paymentOrders.account })
      .from(paymentOrders)
      .where(eq(paymentOrders.reference, payment))
    return order?.account
  }
  const webhook = async (body: object | string, header?: string) => {
    const raw = typeof body === 'string' ? body : JSON.stringify(body)
    const { database, clock } = server()
    const secret = await mockPaymentSecret(database.queries)
    return server().call('payments/webhooks/http', {
      body: raw,
      headers: { 'X-Signature': header ?? (await signMessage(secret, raw, clock.now)) },
    })
  }

  test('BIL-7: nobody pays a bill before agreeing to the terms of the payment service, and agreeing once is enough', async () => {
    const pay = await fresh()
    const agree = (value: boolean) =>
      server().call('auth/users/me/consents/paymentService', {
        token: pay.token,
        method: 'PUT',
        body: { value },
      })
    expect((await agree(false)).status).toBe(200)
    const refused = await pay.start()
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'consent_required' }])
    expect(await pay.last()).toMatchObject({ state: 'unpaid' })
    expect((await agree(true)).status).toBe(200)
    expect((await pay.start()).status).toBe(201)
  })

  test('BIL-2: offers banks and a card with logo and fee', async () => {
    const { id, token } = await fresh()
    const { data } = await server().read(`contracts/${id}/payments/payment-methods`, { token })
    expect(data).toHaveLength(4)
    expect(data[1]).toMatchObject({ code: 'baltijos', type: 'bank', fee: '0.29', currency: 'EUR' })
    const logo = await fetch(data[1].logo)
    expect([logo.status, logo.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml'])
    expect(data[3]).toMatchObject({ type: 'card', cardFrameUrl: `${server().sandboxUrl}/card-fields` })
  })

  test('BIL-2: a payment at the bank returns to the portal, marks the bill as paid and is listed', async () => {
    const pay = await fresh()
    const payment = await dataOf(await pay.start())
    expect(payment).toMatchObject({
      state: 'pending',
      amount: pay.invoice.amountDue,
      fee: '0.29',
      failure: null,
    })
    expect(new URL(payment.redirectUrl).origin).toBe(server().sandboxUrl)
    const page = await fetch(payment.redirectUrl)
    expect(page.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    expect(await page.text()).toContain('Baltijos bankas')
    const response = await pressAtBank(server(), payment.id, 'approve')
    expect(response.headers.get('Location')).toBe(`${pay.body.returnUrl}?payment=${payment.id}`)
    expect(await pay.outcome(payment.id)).toMatchObject({ state: 'success', redirectUrl: null })
    expect(await pay.last()).toMatchObject({ state: 'paid', amountDue: '0.00' })
    expect((await pay.booked())[0]).toMatchObject({ payer: 'Baltijos bankas', date: '2026-11-21' })
    expect(await (await pay.start()).json()).toMatchObject({ code: 'already_paid' })
  })

  test('BIL-2: the way by which the last bill was paid is offered first, and the outcome names way and time', async () => {
    const pay = await fresh()
    const methods = async () =>
      (await server().read(`contracts/${pay.id}/payments/payment-methods`, { token: pay.token })).data
    expect((await methods()).some(({ wasUsed }: { wasUsed?: boolean }) => wasUsed)).toBe(false)
    const started = await dataOf(await pay.start())
    expect(await pay.outcome(started.id)).toMatchObject({ method: { type: 'bank' }, paidAt: null })
    expect((await methods()).some(({ wasUsed }: { wasUsed?: boolean }) => wasUsed)).toBe(false)
    await pressAtBank(server(), started.id, 'approve')
    expect(await pay.outcome(started.id)).toMatchObject({
      method: { type: 'bank', title: 'Baltijos bankas' },
      paidAt: expect.stringMatching(/^\d{4}-/),
    })
    const [first, ...others] = await methods()
    expect(first).toMatchObject({ code: 'baltijos', wasUsed: true })
    expect(others).toHaveLength(3)
    expect(others.some(({ wasUsed }: { wasUsed?: boolean }) => wasUsed)).toBe(false)
  })

  test('BIL-2: ignores amount, currency and payee in the body', async () => {
    const pay = await fresh()
    const payment = await dataOf(
      await pay.start({ amountCents: 1, currency: 'XXX', iban: 'LT00', fee: '0.00', contract: 1 }),
    )
    expect(payment).toMatchObject({ amount: pay.invoice.amountDue, currency: 'EUR', fee: '0.29' })
    expect(await (await pay.start({ amount: '0.01' })).json()).toMatchObject({
      code: 'invalid_payment_amount',
    })
  })

  const takeParts = (partPaymentsEnabled: boolean) =>
    server().database.queries.update(vendors).set({ partPaymentsEnabled })

  test('BIL-13: a bill is paid in two parts: each is listed, and code, sums and the second part follow what remains', async () => {
    await takeParts(true)
    const pay = await fresh()
    const due = centsOf(pay.invoice.amountDue)
    const remaining = centsText(due - 1000)
    const before = (await pay.booked()).length
    const first = await dataOf(await pay.start({ amount: pay.invoice.amountDue, part: '10.00' }))
    expect(first).toMatchObject({ amount: '10.00', fee: '0.29' })
    await pressAtBank(server(), first.id, 'approve')
    const rest = await pay.last()
    expect(rest).toMatchObject({ state: 'unpaid', amount: pay.invoice.amount, amountDue: remaining })
    const transfer = `contracts/${pay.id}/invoices/${pay.invoice.id}/transfer-details`
    expect((await server().read(transfer, { token: pay.token })).data).toMatchObject({ amount: remaining })
    // The page of before the first part.
    expect(await (await pay.start({ amount: pay.invoice.amountDue })).json()).toMatchObject({
      code: 'invalid_payment_amount',
    })
    const second = await dataOf(await pay.start({ amount: remaining }))
    expect(second).toMatchObject({ amount: remaining })
    await pressAtBank(server(), second.id, 'approve')
    expect(await pay.last()).toMatchObject({ state: 'paid', amountDue: '0.00' })
    const booked = await pay.booked()
    expect(booked).toHaveLength(before + 2)
    expect(booked.slice(0, 2).map(({ amountCents }) => amountCents)).toEqual([due - 1000, 1000])
    const events = await server()
      .database.queries.select({ data: vendorEvents.data })
      .from(vendorEvents)
      .where(and(eq(vendorEvents.type, 'payment.settled'), eq(vendorEvents.contractId, pay.id)))
      .orderBy(vendorEvents.id)
    expect(events.map(({ data }) => data)).toMatchObject([
      { amount: '10.00', invoice: { number: pay.invoice.number }, isAdvance: false },
      { amount: remaining, invoice: { number: pay.invoice.number } },
    ])
  })

  test('BIL-13: a part is refused that is too little, all or more than what is due, or where the vendor takes none', async () => {
    await takeParts(true)
    const pay = await fresh()
    const due = pay.invoice.amountDue
    for (const part of ['0.99', due, addedMoney(due, '0.01')]) {
      const refused = await pay.start({ part })
      expect([part, refused.status, await refused.json()]).toMatchObject([
        part,
        422,
        { code: 'invalid_payment_amount' },
      ])
    }
    for (const part of ['ten', '-5.00', 5, '5.001']) expect((await pay.start({ part })).status).toBe(422)
    expect((await dataOf(await pay.start({ part: '1.00' }))).id).not.toBe('')
    await takeParts(false)
    expect(await (await pay.start({ part: '1.00' })).json()).toMatchObject({ code: 'invalid_payment_amount' })
  })

  test('BIL-13: of parts that are started at once one is open, and all together never pay more than is due', async () => {
    await takeParts(true)
    const pay = await fresh()
    const due = centsOf(pay.invoice.amountDue)
    const most = centsText(due - 1)
    const answers = await Promise.all([
      pay.start({ part: most }),
      pay.start({ part: '5.00' }),
      pay.start({ part: most }, 'one-click-of-two'),
      pay.start({ part: most }, 'one-click-of-two'),
      pay.start(),
    ])
    for (const answer of answers) {
      const { data, code } = (await answer.json()) as { data?: { id: string }; code?: string }
      if (data) await pressAtBank(server(), data.id, 'approve')
      else expect(code).toBe('payment_unavailable')
    }
    const orders = await server()
      .database.queries.select()
      .from(paymentOrders)
      .where(and(eq(paymentOrders.invoiceId, pay.invoice.id), eq(paymentOrders.state, 'success')))
    const paid = orders.reduce((sum, { amountCents }) => sum + amountCents, 0)
    expect(paid).toBeGreaterThan(0)
    expect(paid).toBeLessThanOrEqual(due)
    expect((await pay.last()).amountDue).toBe(centsText(due - paid))
  })

  test('BIL-13: a repeated call whose payment was replaced leaves the later one open', async () => {
    await takeParts(true)
    const pay = await fresh()
    const part = await dataOf(await pay.start({ part: '5.00' }, 'click-on-a-part'))
    const whole = await dataOf(await pay.start())
    expect((await dataOf(await pay.start({ part: '5.00' }, 'click-on-a-part'))).id).toBe(part.id)
    await pressAtBank(server(), whole.id, 'approve')
    expect((await pay.last()).amountDue).toBe('0.00')
  })

  test('BIL-13: a part that arrives late, after the bill was paid otherwise, is refunded beyond what was due', async () => {
    await takeParts(true)
    const pay = await fresh()
    const due = centsOf(pay.invoice.amountDue)
    const late = await dataOf(await pay.start({ part: '9.00' }))
    const isLate = eq(paymentOrders.reference, late.id)
    // The bank does not learn that the order has run out here.
    await server()
      .database.queries.update(paymentOrders)
      .set({ state: 'failed', failure: 'link_expired' })
      .where(isLate)
    const other = await dataOf(await pay.start({ part: centsText(due - 400) }))
    await pressAtBank(server(), other.id, 'approve')
    await pressAtBank(server(), late.id, 'approve')
    await pressAtBank(server(), late.id, 'notify')
    expect(await pay.last()).toMatchObject({ state: 'paid', amountDue: '0.00' })
    expect(await pay.outcome(late.id)).toMatchObject({ state: 'success', amount: '9.00', refunded: '5.00' })
    expect(await pay.outcome(other.id)).not.toHaveProperty('refunded')
    expect((await pay.booked()).slice(0, 3).map(({ amountCents }) => amountCents)).toEqual([
      -500,
      900,
      due - 400,
    ])
  })

  test('BIL-2: a declined payment leaves the bill open and payable', async () => {
    const pay = await fresh()
    const declined = await dataOf(await pay.start())
    await pressAtBank(server(), declined.id, 'decline')
    expect(await pay.outcome(declined.id)).toMatchObject({ state: 'failed', failure: 'payment_failed' })
    expect(await pay.last()).toMatchObject({ state: 'unpaid' })
    const retried = await dataOf(await pay.start())
    expect(retried.id).not.toBe(declined.id)
  })

  test('BIL-2: a payment that the bank has not confirmed is pending, blocks another one and does not expire', async () => {
    const pay = await fresh()
    const payment = await dataOf(await pay.start())
    await pressAtBank(server(), payment.id, 'pending')
    expect(await pay.outcome(payment.id)).toMatchObject({ state: 'pending', isConfirming: true })
    expect(await pay.last()).toMatchObject({ state: 'pending' })
    const startTime = server().clock.now
    server().clock.advance(3 * 60 * 60)
    expect((await dataOf(await pay.start({ bank: 'nemuno' }))).id).toBe(payment.id)
    server().clock.now = startTime
    await pressAtBank(server(), payment.id, 'approve')
    expect(await pay.last()).toMatchObject({ state: 'paid' })
  })

  test("BIL-2: a webhook after the user's return settles the payment, a repeated one changes nothing", async () => {
    const pay = await fresh()
    const bookedBefore = (await pay.booked()).length
    const payment = await dataOf(await pay.start())
    await pressAtBank(server(), payment.id, 'late')
    expect(await pay.outcome(payment.id)).toMatchObject({ state: 'pending' })
    for (let attempt = 0; attempt < 3; attempt++) await pressAtBank(server(), payment.id, 'notify')
    expect(await pay.outcome(payment.id)).toMatchObject({ state: 'success' })
    expect(await pay.booked()).toHaveLength(bookedBefore + 1)
  })

  test('BIL-2: a double click, two tabs and a repeated key start one payment', async () => {
    const pay = await fresh()
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => pay.start()),
      ...Array.from({ length: 4 }, () => pay.start({}, 'key-of-this-click')),
    ])
    const ids = new Set(await Promise.all(answers.map(async answer => (await dataOf(answer)).id)))
    expect(ids.size).toBe(1)
    await pressAtBank(server(), [...ids][0] ?? '', 'approve')
    const bookedBefore = (await pay.booked()).length
    // The back button, and the same click sent again.
    expect(await (await pay.start()).json()).toMatchObject({ code: 'already_paid' })
    expect(await dataOf(await pay.start({}, 'key-of-this-click'))).toMatchObject({ state: 'success' })
    expect(await pay.booked()).toHaveLength(bookedBefore)
    expect(await (await pay.start({ bank: 'nemuno' }, 'key-of-this-click')).json()).toMatchObject({
      code: 'idempotency_conflict',
    })
  })

  test('BIL-2: choosing another bank cancels the order at the first one', async () => {
    const pay = await fresh()
    const firstOrder = await dataOf(await pay.start())
    const secondOrder = await dataOf(await pay.start({ bank: 'nemuno' }))
    expect(secondOrder.id).not.toBe(firstOrder.id)
    await pressAtBank(server(), firstOrder.id, 'approve')
    expect(await pay.outcome(firstOrder.id)).toMatchObject({ state: 'failed' })
    await pressAtBank(server(), secondOrder.id, 'approve')
    expect(await pay.last()).toMatchObject({ state: 'paid' })
  })

  test('BIL-2: a payment not approved within an hour fails and cannot be approved later', async () => {
    const pay = await fresh()
    const payment = await dataOf(await pay.start())
    const startTime = server().clock.now
    server().clock.advance(60 * 60)
    expect(await pay.outcome(payment.id)).toMatchObject({ state: 'failed', failure: 'link_expired' })
    await pressAtBank(server(), payment.id, 'approve')
    expect(await pay.last()).toMatchObject({ state: 'unpaid' })
    expect((await dataOf(await pay.start())).id).not.toBe(payment.id)
    server().clock.now = startTime
  })

  test('BIL-2: a forged return address has no effect', async () => {
    const pay = await fresh()
    const payment = await dataOf(await pay.start())
    for (const query of ['state=success', 'status=paid&signature=x', `payment=${payment.id}&state=success`])
      await fetch(`${pay.body.returnUrl}?${query}`, { headers: { Accept: 'text/html' } })
    expect(await pay.outcome(payment.id)).toMatchObject({ state: 'pending' })
    expect(await pay.last()).toMatchObject({ state: 'unpaid' })
  })

  test('BIL-2: redirects only to pages of the portal and of vendors', async () => {
    const pay = await fresh()
    for (const returnUrl of [
      'https://evil.example/',
      'https://www.alfa.example.evil.example/',
      'http://www.alfa.example/',
      'https://user:pass@www.alfa.example/',
      `${server().url.replace('//', '//evil.example@')}`,
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      '/bills',
    ]) {
      const answer = await pay.start({ returnUrl })
      expect([returnUrl, answer.status, await answer.json()]).toMatchObject([
        returnUrl,
        422,
        { errors: { returnUrl: ['validation.invalid'] } },
      ])
    }
    await dataOf(await pay.start({ returnUrl: 'https://www.alfa.example/saskaitos' }))
  })

  test.each([
    [{ type: 'cash' }, 'invalid_payment_type'],
    [{ bank: 'nobody' }, 'invalid_bank'],
    [{ bank: undefined }, 'invalid_bank'],
    [{ invoiceId: 1 }, 'invalid_object_id'],
    [{ invoiceId: 999_999_999 }, 'invalid_object_id'],
    [{ type: 'card' }, 'invalid_card_token'],
    [{ type: 'card', cardToken: 'made-up' }, 'invalid_card_token'],
  ])('BIL-3: %j answers %s', async (changes, code) => {
    const pay = await fresh()
    const answer = await pay.start(changes)
    expect([answer.status, await answer.json()]).toMatchObject([422, { code }])
  })

  test('BIL-3: an organization without a bank account, or without payments, has its own error code', async () => {
    const pay = await fresh()
    const { queries } = server().database
    const setOrganization = (values: Partial<typeof organizations.$inferInsert>) =>
      queries.update(organizations).set(values)
    const [organization] = await queries.select().from(organizations).where(eq(organizations.id, 1))
    await setOrganization({ iban: '' })
    expect(await (await pay.start()).json()).toMatchObject({ code: 'bank_account_required' })
    await setOrganization({ iban: organization?.iban ?? '', isPayServiceEnabled: false })
    expect(await (await pay.start()).json()).toMatchObject({ code: 'payment_unavailable' })
    await setOrganization({ isPayServiceEnabled: true })
  })

  test('BIL-2: accepts a webhook only with a fresh signature of exactly its body', async () => {
    const pay = await fresh()
    const payment = await dataOf(await pay.start())
    const amount = (Number(pay.invoice.amountDue) + 0.29).toFixed(2)
    const account = await accountOf(payment.id)
    const event = { reference: payment.id, account, state: 'success', amount, currency: 'EUR' }
    const raw = JSON.stringify(event)
    const secret = await mockPaymentSecret(server().database.queries)
    const now = server().clock.now
    const timeAfter = (seconds: number) => new Date(now.getTime() + seconds * 1000)
    const signature = await signMessage(secret, raw, now)
    for (const header of [
      '',
      't=1,v1=00',
      await signMessage('another secret', raw, now),
      await signMessage(secret, `${raw} `, now),
      await signMessage(secret, raw, timeAfter(-301)),
      await signMessage(secret, raw, timeAfter(301)),
      signature.replace(/t=\d+/, `t=${Math.floor(now.getTime() / 1000) + 1}`),
      signature.replace(/.$/, lastDigit => (lastDigit === '0' ? '1' : '0')),
    ])
      expect([header, (await webhook(raw, header)).status]).toEqual([header, 403])
    expect((await webhook(`${raw} `, signature)).status).toBe(403)
    expect((await webhook({ ...event, amount: '0.01' })).status).toBe(422)
    expect((await webhook({ ...event, currency: 'USD' })).status).toBe(422)
    expect((await webhook({ ...event, reference: 'unknown' })).status).toBe(404)
    // Another merchant of the same provider.
    expect((await webhook({ ...event, account: 'mock-999' })).status).toBe(404)
    expect(await pay.outcome(payment.id)).toMatchObject({ state: 'pending' })
    expect((await webhook(raw, signature)).status).toBe(204)
    expect(await pay.outcome(payment.id)).toMatchObject({ state: 'success' })
  })

  test('BIL-2: concurrent webhooks book one payment, and later ones do not change a paid order', async () => {
    const pay = await fresh()
    const payment = await dataOf(await pay.start())
    const bookedBefore = (await pay.booked()).length
    const amount = (Number(pay.invoice.amountDue) + 0.29).toFixed(2)
    const account = await accountOf(payment.id)
    const send = (state: string) =>
      webhook({ reference: payment.id, account, state, amount, currency: 'EUR' })
    const answers = await Promise.all(Array.from({ length: 8 }, () => send('success')))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(204))
    for (const state of ['pending', 'failed', 'success']) expect((await send(state)).status).toBe(204)
    expect(await pay.outcome(payment.id)).toMatchObject({ state: 'success', failure: null })
    expect(await pay.last()).toMatchObject({ state: 'paid', amountDue: '0.00' })
    expect(await pay.booked()).toHaveLength(bookedBefore + 1)
  })

  test('BIL-2: a payment is readable under its own contract only', async () => {
    const pay = await fresh()
    const otherContract = await fresh()
    const payment = await dataOf(await pay.start())
    const answer = await server().call(`${otherContract.path}/${payment.id}`, { token: pay.token })
    expect(answer.status).toBe(404)
    expect((await server().call(`card-payment/payments/${payment.id}`)).status).toBe(404)
  })

  test('CRD-1: a card token works for one payment', async () => {
    const [pay, otherPay] = [await fresh(), await fresh()]
    const tokenResponse = await fetch(`${server().sandboxUrl}/card-tokens`, {
      method: 'POST',
      body: new URLSearchParams({ number: '4111 1111 1111 1111', expiry: '12/29', code: '123' }),
    })
    const { token: cardToken } = (await tokenResponse.json()) as { token: string }
    const payment = await dataOf(await pay.start({ type: 'card', bank: undefined, cardToken }))
    expect(payment).toMatchObject({ fee: '0.45' })
    expect(await (await otherPay.start({ type: 'card', cardToken })).json()).toMatchObject({
      code: 'invalid_card_token',
    })
    const storedOrders = await server()
      .database.queries.select()
      .from(paymentOrders)
      .where(and(eq(paymentOrders.reference, payment.id)))
    expect(JSON.stringify(storedOrders)).not.toContain(cardToken)
    await pressAtBank(server(), payment.id, 'approve')
    expect(await pay.last()).toMatchObject({ state: 'paid' })
    expect((await pay.booked())[0]).toMatchObject({ payer: 'Card' })
  })

  test('CRD-1: card fields can be framed by known origins only, and refuse an invalid card', async () => {
    const frame = (parent: string) =>
      fetch(`${server().sandboxUrl}/card-fields?${new URLSearchParams({ parent })}`)
    const knownFrame = await frame('https://www.alfa.example')
    expect(knownFrame.headers.get('Content-Security-Policy')).toContain(
      'frame-ancestors https://www.alfa.example',
    )
    for (const parent of ['https://evil.example', '', '*', 'https://www.alfa.example; script-src *'])
      expect((await frame(parent)).status).toBe(403)
    for (const card of [
      { number: '4111 1111 1111 1112', expiry: '12/29', code: '123' },
      { number: '4111 1111 1111 1111', expiry: '10/26', code: '123' },
      { number: '4111 1111 1111 1111', expiry: '12/29', code: '1' },
    ]) {
      const body = new URLSearchParams(card)
      const answer = await fetch(`${server().sandboxUrl}/card-tokens`, { method: 'POST', body })
      expect([card, answer.status]).toEqual([card, 422])
    }
  })

  test('BIL-2: the bank refuses an unsigned order', async () => {
    for (const path of ['orders', 'orders/x/cancel']) {
      const answer = await fetch(`${server().sandboxUrl}/${path}`, { method: 'POST', body: '{}' })
      expect(answer.status).toBe(403)
    }
  })
})

onEachDatabase('Paying without an account', server => {
  const bill = (query: Record<string, string>) =>
    server().call(`card-payment/bills?${new URLSearchParams(query)}`)
  const body = () => ({
    service: 'alfa-vilnius',
    reference: '100217',
    payerName: 'Jonas Jonaitis',
    email: 'jonas@example.com',
    amount: '20.00',
    type: 'bank',
    bank: 'nemuno',
    returnUrl: `${server().hostsUrl}/partner/`,
  })

  test('CRD-1: service names are in the language of the call, optionally of one vendor', async () => {
    const { data } = await server().read('card-payment/services?vendor=beta', {
      headers: { 'Accept-Language': 'lt' },
    })
    expect(data.map(({ title }: { title: string }) => title)).toEqual([
      'Komunalinės paslaugos Klaipėdoje',
      'Vanduo',
    ])
    expect((await server().read('card-payment/services')).data.length).toBeGreaterThan(2)
  })

  /** The open amount of contract 1, from the database. */
  const openAmount = async () => {
    const [invoice] = await server()
      .database.queries.select({ dueCents: invoices.dueCents })
      .from(invoices)
      .where(and(eq(invoices.contractId, 1), ne(invoices.type, 'credit')))
      .orderBy(desc(invoices.date), desc(invoices.id))
      .limit(1)
    return centsText(invoice?.dueCents ?? 0)
  }
  const number = { service: 'alfa-vilnius', reference: '100217' }

  test('SEC-1, CRD-1: discloses no amount, and confirms a typed one of the exact number only', async () => {
    const amount = await openAmount()
    const answerOf = async (query: Record<string, string>) => (await (await bill(query)).json()) as object
    expect(await answerOf({ ...number, amount })).toEqual({ data: { amount, currency: 'EUR' } })
    for (const query of [
      number,
      { ...number, amount: '0.01' },
      { service: 'alfa-vilnius', reference: '100218', amount },
      { service: 'alfa-vilnius', reference: '10021%', amount },
      { service: 'alfa-vilnius', reference: '100217 or 1=1', amount },
      { service: 'alfa-kaunas', reference: '100217', amount },
      { service: 'nothing', reference: '100217', amount },
    ])
      expect([query, await answerOf(query)]).toEqual([query, { data: { amount: null, currency: 'EUR' } }])
  })

  test('SEC-1: confirms no more amounts of a number after five an hour, and its payer can still pay', async () => {
    server().clock.advance(3600)
    const amount = await openAmount()
    for (let guess = 1; guess <= 5; guess++) await bill({ ...number, amount: `${guess}.00` })
    const answer = await bill({ ...number, amount })
    expect([answer.status, await answer.json()]).toEqual([200, { data: { amount: null, currency: 'EUR' } }])
    expect((await server().call('card-payment/payments', { body: body() })).status).toBe(201)
  })

  test('CRD-1: a payment without an account is paid and its outcome read by its reference', async () => {
    const before = await openAmount()
    const { data } = await server().read('card-payment/payments', { body: body() })
    await pressAtBank(server(), data.id, 'approve')
    expect((await server().read(`card-payment/payments/${data.id}`)).data).toMatchObject({
      state: 'success',
      amount: '20.00',
    })
    expect(Math.round(Number(before) * 100) - Math.round(Number(await openAmount()) * 100)).toBe(2000)
  })

  test.each([
    [{ amount: '0.00' }, 'invalid_payment_amount'],
    [{ amount: '-5.00' }, 'invalid_payment_amount'],
    [{ amount: '99999.00' }, 'invalid_payment_amount'],
    [{ reference: '999999' }, 'invalid_object_id'],
    [{ service: 'nothing' }, 'invalid_object_id'],
    [{ type: 'card' }, 'invalid_card_token'],
    [{ type: 'cash' }, 'invalid_payment_type'],
    [{ amount: '1,00' }, 'validation_failed'],
    [{ returnUrl: 'https://evil.example/' }, 'validation_failed'],
    [{ payerName: '' }, 'validation_failed'],
    [{ email: 'not-an-address' }, 'validation_failed'],
  ])('BIL-4, CRD-1: %j answers %s', async (changes, code) => {
    server().clock.advance(16 * 60)
    const answer = await server().call('card-payment/payments', { body: { ...body(), ...changes } })
    expect(await answer.json()).toMatchObject({ code })
  })

  test("CRD-1: a stranger's unfinished payment does not block the owner's", async () => {
    server().clock.advance(16 * 60)
    await server().read('card-payment/payments', { body: { ...body(), amount: '1.00' } })
    const [latestOrder] = await server()
      .database.queries.select()
      .from(invoices)
      .where(eq(invoices.contractId, 1))
      .orderBy(desc(invoices.date), desc(invoices.id))
    const token = await server().signIn('owner@example.com')
    const answer = await server().call('contracts/1/payments', {
      token,
      body: { invoiceId: latestOrder?.id, type: 'bank', bank: 'nemuno', returnUrl: `${server().url}/` },
    })
    expect(await answer.json()).toMatchObject({ data: { state: 'pending' } })
  })
})
