import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { removeOverdue } from '../../../../server/jobs/retention.ts'
import { contracts, userContracts } from '../../../../server/modules/contracts/tables.ts'
import { eventsRetention } from '../../../../server/modules/events/retention.ts'
import { vendorEvents } from '../../../../server/modules/events/tables.ts'
import { invoices } from '../../../../server/modules/invoices/tables.ts'
import { settlePayment } from '../../../../server/modules/payments/settlePayment.ts'
import { paymentOrders } from '../../../../server/modules/payments/tables.ts'
import { centsText } from '../../../../src/api/rules/money.ts'
import { newestToken } from '../../../support/mail.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { newPerson } from '../../../support/people.ts'
import { eventsOf, newestNumber } from '../../../support/vendorEvents.ts'

onEachDatabase('Events of residents’ actions', server => {
  /** Events that an action of a resident adds, as pairs of type and data. */
  const added = async (act: () => Promise<unknown>) => {
    const after = await newestNumber(server())
    await act()
    return (await eventsOf(server(), { after })).map(({ type, data }) => ({ type, data }))
  }
  const call = async (path: string, body?: object, method?: string, email = 'owner@example.com') =>
    server().call(path, {
      token: await server().signIn(email),
      ...(body && { body }),
      ...(method === undefined ? {} : { method }),
    })
  const contract = { number: expect.stringMatching(/^\d+$/), sourceId: null }
  const person = { id: 1, firstName: 'Rūta', lastName: 'Žemaitienė', email: 'owner@example.com' }

  test('EVT-1: a request writes request.created once, also when it is sent twice', async () => {
    const body = {
      organizationId: 1,
      contractId: 1,
      category: 'other',
      phone: '+37061200001',
      message: 'Neveikia antro aukšto apšvietimas.',
      uploads: [],
    }
    const events = await added(async () => {
      await call('help-desk-tasks', body)
      await call('help-desk-tasks', body)
      await call('help-desk-tasks', { ...body, message: '' })
    })
    expect(events).toEqual([
      {
        type: 'request.created',
        data: {
          contract,
          person,
          request: expect.any(Number),
          number: expect.stringMatching(/^PG-2026-\d{5}$/),
          category: 'other',
          object: expect.any(String),
          phone: body.phone,
          message: body.message,
          files: 0,
        },
      },
    ])
  })

  test('EVT-1: a reading writes reading.submitted, a refused or repeated one nothing', async () => {
    const { clock } = server()
    const start = clock.now
    clock.now = new Date('2026-11-28T08:00:00.000Z')
    const token = (
      await server().read('auth/login', { body: { email: 'many@example.com', password: 'resident-demo' } })
    ).data.token
    const { data: meters } = await server().read('contracts/15/meters', { token })
    const declare = (valueTo: string) =>
      server().call(`contracts/15/meters/${meters[0].id}/declarations`, {
        token,
        body: { meterId: meters[0].id, valueTo },
      })
    const events = await added(async () => {
      expect((await declare('0.0000')).status).toBe(422)
      expect((await declare('99999999.5000')).status).toBe(201)
      expect((await declare('99999999.5000')).status).toBe(200)
    })
    expect(events).toMatchObject([
      {
        type: 'reading.submitted',
        data: {
          meter: { number: meters[0].number },
          value: '99999999.5000',
          date: '2026-11-28',
          month: '2026-11',
          hasPhoto: false,
        },
      },
    ])
    clock.now = start
  })

  test('EVT-1: consents, the e-mail address and the link of a contract write their events', async () => {
    const { queries } = server().database
    const email = 'events@example.com'
    const token = await newPerson(server(), email)
    const [bill] = await queries
      .select()
      .from(invoices)
      .innerJoin(contracts, eq(contracts.id, invoices.contractId))
      .where(eq(contracts.id, 6))
      .orderBy(invoices.date)
      .then(rows => rows.filter(row => row.invoices.type !== 'credit').slice(-1))
    const as = (path: string, body?: object, method = body && 'POST') =>
      server().call(path, { token, ...(body && { body }), ...(method === undefined ? {} : { method }) })
    const events = await added(async () => {
      const linked = await as('contracts/links', {
        role: 2,
        agreementCode: bill?.contracts.username,
        invoiceNumber: bill?.invoices.number,
        invoiceAmount: centsText(bill?.invoices.amountCents ?? 0),
        email: 'mano.sutartis@example.com',
      })
      expect(linked.status).toBe(201)
      await as('contracts/verify-email', { token: await newestToken(server(), 'mano.sutartis@example.com') })
      await as('contracts/6/consents', { newsletters: true, transactionalSms: true }, 'PUT')
      await as('auth/users/me/consents/paymentService', { value: true }, 'PUT')
      await as('contracts/links/6', undefined, 'DELETE')
    })
    expect(events.map(({ type, data }) => [type, data.role ?? data.email ?? data.consents ?? null])).toEqual([
      ['contract.linked', 'tenant'],
      ['contract.email_changed', 'mano.sutartis@example.com'],
      ['consent.changed', { newsletters: true, transactionalSms: true }],
      ['consent.changed', { paymentService: true }],
      ['contract.unlinked', null],
    ])
    expect(events[3]?.data).toMatchObject({ contract: null, person: { email } })
  })

  test('EVT-1: a vote writes vote.signed with its receipt, an order offer.ordered', async () => {
    const answers = [1, 2].map(questionId => ({ questionId, choice: 'agree' }))
    const events = await added(async () => {
      const voted = await call('contracts/1/polls/1/vote', {
        answers,
        isOwner: true,
      })
      expect(voted.status).toBe(200)
      await call('contracts/1/polls/1/vote', { answers, isOwner: true })
      await call('offers/1/orders', { contractId: 1, comment: 'Po šeštos' })
      await call('offers/1/orders', { contractId: 1, comment: 'Dar kartą' })
    })
    expect(events).toMatchObject([
      {
        type: 'vote.signed',
        data: { contract, person, poll: 1, isSigned: false, receipt: expect.stringMatching(/^[\w-]{43}$/) },
      },
      { type: 'offer.ordered', data: { offer: 1, comment: 'Po šeštos' } },
    ])
  })

  test('EVT-1: a payment writes payment.settled, payment.failed or payment.refunded once, however often it is reported', async () => {
    const { clock, database } = server()
    const [invoice] = await database.queries
      .select()
      .from(invoices)
      .where(eq(invoices.contractId, 2))
      .limit(1)
    const order = (reference: string) => ({
      reference: reference.repeat(43),
      kind: 'invoice' as const,
      vendorId: 1,
      contractId: 2,
      invoiceId: invoice?.id ?? 0,
      type: 'bank' as const,
      bank: null,
      amountCents: 1230,
      feeCents: 20,
      currency: 'EUR',
      state: 'pending' as const,
      isConfirming: false,
      provider: 'test',
      account: 'merchant',
      methodTitle: 'Bankas',
      createdAt: clock.now,
      expiresAt: clock.now,
    })
    const settle = async (reference: string, kind: 'settled' | 'failed' | 'refunded', amountCents = 1250) => {
      await database.queries.insert(paymentOrders).values(order(reference)).onConflictDoNothing()
      const event = {
        kind,
        reference: reference.repeat(43),
        account: 'merchant',
        amountCents,
        currency: 'EUR',
      }
      await database.queries.transaction(tx => settlePayment(tx, 'test', event, clock.now))
    }
    const events = await added(async () => {
      for (const [reference, kind, amountCents] of [
        ['f', 'failed', 1250],
        ['f', 'failed', 1250],
        ['s', 'settled', 1250],
        ['s', 'settled', 1250],
        ['s', 'failed', 1250],
        ['s', 'refunded', 500],
        ['s', 'refunded', 500],
      ] as const)
        await settle(reference, kind, amountCents)
    })
    const data = { amount: '12.30', fee: '0.20', invoice: { number: invoice?.number } }
    expect(events).toMatchObject([
      { type: 'payment.failed', data: { ...data, failure: 'payment_failed' } },
      { type: 'payment.settled', data: { ...data, paidAt: clock.now.toISOString() } },
      { type: 'payment.refunded', data: { ...data, refunded: '5.00' } },
    ])
  })

  test('EVT-1: a deleted account writes account.deleted and is erased from earlier events', async () => {
    const { queries } = server().database
    const email = 'erased@example.com'
    const token = await newPerson(server(), email)
    const [{ id = 0 } = {}] = [(await server().read('auth/users/me', { token })).data]
    await queries.insert(userContracts).values({ userId: id, vendorId: 1, contractId: 13, roleId: 1 })
    const [{ username = '' } = {}] = await queries.select().from(contracts).where(eq(contracts.id, 13))
    const events = await added(async () => {
      await server().read('help-desk-tasks', {
        token,
        body: {
          organizationId: 2,
          contractId: 13,
          category: 'other',
          phone: '+37061277777',
          message: 'Prašau ištrinti mano duomenis.',
          uploads: [],
        },
      })
      await server().read('profile', {
        method: 'DELETE',
        token,
        body: { password: 'žalia-pieva-77', confirmation: 'DELETE' },
      })
    })
    expect(events).toMatchObject([
      {
        type: 'request.created',
        data: { person: { id, firstName: null, lastName: null, email: null }, message: null, phone: null },
      },
      { type: 'account.deleted', data: { person: { id }, contracts: [{ number: username }] } },
    ])
    const texts = JSON.stringify(await queries.select().from(vendorEvents))
    for (const trace of [email, '+37061277777', 'ištrinti mano']) expect(texts).not.toContain(trace)
  })

  test('EVT-2: events can be read for 30 days', async () => {
    const { database, clock } = server()
    const sweep = (days: number) =>
      removeOverdue(
        {
          database,
          clock: () => new Date(clock.now.getTime() + days * 86_400_000),
          files: undefined as never,
          logger: { info() {}, warn() {}, error() {} },
        },
        eventsRetention,
      )
    const before = await eventsOf(server())
    expect(before.length).toBeGreaterThan(5)
    await sweep(29)
    expect(await eventsOf(server())).toEqual(before)
    await sweep(38)
    expect(await eventsOf(server())).toEqual([])
    // Numbers go on, so that a reader's position stays valid.
    await call('contracts/1/consents', { newsletters: true }, 'PUT')
    expect((await eventsOf(server()))[0]?.number).toBeGreaterThan(before.at(-1)?.number ?? 0)
  })
})
