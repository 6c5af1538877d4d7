import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { demoPartner } from '../../../../demo/seed/seedPartners.ts'
import { sha256 } from '../../../../server/common/crypto.ts'
import { rateLimits } from '../../../../server/http/tables.ts'
import { partnerOrigins, partners } from '../../../../server/modules/partners/tables.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { pressAtBank } from '../../../support/pressAtBank.ts'

const [page] = demoPartner.origins
const sessionBody = { service: 'alfa-vilnius', reference: '100217', amount: '12.30' }

onEachDatabase('Partners', server => {
  const answerOf = async (response: Response) => ({
    status: response.status,
    origin: response.headers.get('Access-Control-Allow-Origin'),
    ...((await response.json()) as { data?: Record<string, string>; code?: string; errors?: object }),
  })
  /** Calls as the partner's server. */
  const callAsPartner = async (path: string, body?: object, headers: Record<string, string> = {}) =>
    answerOf(
      await server().call(`partners/payment-sessions${path}`, {
        token: demoPartner.secretKey,
        body,
        headers,
      }),
    )
  const newSession = async (changes: object = {}) => {
    const { status, data } = await callAsPartner('', { ...sessionBody, ...changes })
    expect([status, data?.state]).toEqual([201, 'open'])
    return data?.id ?? ''
  }
  /** Calls as a page, with the Origin that a browser sends. */
  const fromPage = async (
    path: string,
    { origin = page as string, body }: { origin?: string; body?: object } = {},
  ) => answerOf(await server().call(path, { body, headers: { Origin: origin } }))
  const pay = async (session: string | undefined, changes: object = {}, origin: string = page) => {
    await server().database.queries.delete(rateLimits)
    const body = {
      ...sessionBody,
      payerName: 'Jonas Jonaitis',
      email: 'jonas@example.com',
      type: 'bank',
      bank: 'nemuno',
      returnUrl: `${page}/order/7`,
      session,
      ...changes,
    }
    return fromPage('card-payment/payments', { origin, body })
  }
  const press = (payment: string | undefined, action: string) => pressAtBank(server(), payment, action)
  const stateOf = async (session: string) => (await callAsPartner(`/${session}`)).data?.state

  test("CRD-1: a page receives its key's capabilities, and a page of another origin an error", async () => {
    const path = `partners/access?key=${demoPartner.publishableKey}`
    expect(await fromPage(path)).toEqual({
      status: 200,
      origin: page,
      data: { name: 'Statybų prekės', vendor: 'alfa', capabilities: ['card-payment', 'client-form'] },
    })
    // The error has CORS headers, because the page must be able to show it.
    for (const origin of [
      'https://elsewhere.example',
      'https://partner.example.evil.example',
      'null',
      'http://partner.example',
    ])
      expect(await fromPage(path, { origin })).toMatchObject({
        status: 403,
        origin,
        code: 'partner_origin_refused',
      })
    expect(await fromPage('partners/access?key=pk_nobody_has_this_key')).toMatchObject({
      status: 403,
      code: 'partner_key_unknown',
    })
  })

  test("CRD-1: a partner's page can call what its capabilities cover and public endpoints only", async () => {
    const { queries } = server().database
    await queries.insert(partners).values({
      id: 70,
      vendorId: 1,
      name: 'Tik forma',
      publishableKey: 'pk_only_the_client_form',
      secretHash: await sha256('sk_only_the_client_form'),
      capabilities: ['client-form'],
    })
    const formPage = 'https://form.example'
    await queries.insert(partnerOrigins).values({ vendorId: 1, partnerId: 70, origin: formPage })
    const preflight = async (origin: string, method: string, path: string) =>
      (
        await server().call(path, {
          method: 'OPTIONS',
          headers: { Origin: origin, 'Access-Control-Request-Method': method },
        })
      ).headers.get('Access-Control-Allow-Origin')
    expect(await preflight(page, 'POST', 'card-payment/payments')).toBe(page)
    expect(await preflight(formPage, 'POST', 'card-payment/payments')).toBeNull()
    expect(await preflight(formPage, 'POST', 'client-register')).toBe(formPage)
    expect(await preflight(formPage, 'POST', 'uploads/identity-document')).toBe(formPage)
    for (const [method, path] of [
      ['POST', 'auth/login'],
      ['GET', 'auth/users/me'],
      ['GET', 'contracts/1/invoices'],
      ['POST', 'partners/payment-sessions'],
      ['DELETE', 'profile'],
    ] as const)
      expect([path, await preflight(page, method, path)]).toEqual([path, null])
    expect((await fromPage('features')).origin).toBe(page)
    expect(
      await fromPage('partners/access?key=pk_only_the_client_form&capability=card-payment', {
        origin: formPage,
      }),
    ).toMatchObject({ status: 403, code: 'partner_capability_missing' })
    expect(await pay(undefined, { partner: 'pk_only_the_client_form' }, formPage)).toMatchObject({
      status: 403,
      code: 'partner_capability_missing',
    })
  })

  test('CRD-1: a withdrawn key is refused on the page and on the server', async () => {
    const { queries } = server().database
    const session = await newSession()
    const setRevoked = (revokedAt: Date | null) =>
      queries.update(partners).set({ revokedAt }).where(eq(partners.id, 1))
    await setRevoked(server().clock.now)
    expect(await fromPage(`partners/access?key=${demoPartner.publishableKey}`)).toMatchObject({
      code: 'partner_key_unknown',
    })
    expect((await pay(session)).code).toBe('partner_key_unknown')
    expect((await callAsPartner('', sessionBody)).status).toBe(401)
    await setRevoked(null)
  })

  test("CRD-1: a session's payment is shown on the page, paid once and reported to the server", async () => {
    const session = await newSession()
    expect(await fromPage(`card-payment/sessions/${session}`)).toMatchObject({
      status: 200,
      origin: page,
      data: { ...sessionBody, currency: 'EUR', state: 'open', payment: null },
    })
    const { status, data } = await pay(session, { partner: demoPartner.publishableKey })
    expect([status, data?.amount, data?.state]).toEqual([201, '12.30', 'pending'])
    expect(await stateOf(session)).toBe('pending')
    expect((await press(data?.id, 'approve')).headers.get('Location')).toBe(
      `${page}/order/7?payment=${data?.id}`,
    )
    expect((await callAsPartner(`/${session}`)).data).toMatchObject({ state: 'paid', payment: data?.id })
    expect(await pay(session)).toMatchObject({ status: 409, code: 'payment_session_used' })
  })

  test("CRD-1: a repeated start returns the session's open payment; another bank replaces it", async () => {
    const session = await newSession()
    const payments = await Promise.all([pay(session), pay(session), pay(session)])
    expect(new Set(payments.map(({ status, data }) => `${status} ${data?.id}`)).size).toBe(1)
    const replacement = await pay(session, { bank: 'baltijos' })
    expect([replacement.status, replacement.data?.fee]).toEqual([201, '0.29'])
    expect(replacement.data?.id).not.toBe(payments[0].data?.id)
    // The first order was cancelled at its bank: approving it has no effect.
    await press(payments[0].data?.id, 'approve')
    expect(await stateOf(session)).toBe('pending')
    await press(replacement.data?.id, 'decline')
    expect(await stateOf(session)).toBe('open')
    expect((await pay(session)).status).toBe(201)
  })

  test("CRD-1: a page cannot change a session's values", async () => {
    const session = await newSession()
    expect(await pay(session, { amount: '0.01' })).toMatchObject({
      status: 422,
      code: 'invalid_payment_amount',
    })
    for (const changes of [{ reference: '100224' }, { service: 'alfa-kaunas' }])
      expect(await pay(session, changes)).toMatchObject({ status: 422, code: 'invalid_object_id' })
    expect(await stateOf(session)).toBe('open')
  })

  test("CRD-1: refuses a session on a page of another origin or with another partner's key", async () => {
    const session = await newSession()
    for (const origin of ['https://elsewhere.example', 'https://www.alfa.example'])
      expect(await pay(session, {}, origin)).toMatchObject({ status: 403, code: 'partner_origin_refused' })
    expect(
      await fromPage(`card-payment/sessions/${session}`, { origin: 'https://elsewhere.example' }),
    ).toMatchObject({
      status: 403,
      origin: null,
    })
    expect(await pay(session, { partner: 'pk_only_the_client_form' })).toMatchObject({ status: 422 })
    expect(await pay('no-such-session')).toMatchObject({
      status: 422,
      errors: { session: ['validation.invalid'] },
    })
    expect(await pay(session, { returnUrl: 'https://elsewhere.example/' })).toMatchObject({
      errors: { returnUrl: ['validation.invalid'] },
    })
    expect(await stateOf(session)).toBe('open')
  })

  test('CRD-1: a session expires after an hour', async () => {
    const session = await newSession()
    const startTime = server().clock.now
    server().clock.advance(60 * 60)
    expect(await pay(session)).toMatchObject({ status: 410, code: 'payment_session_expired' })
    expect(await stateOf(session)).toBe('expired')
    server().clock.now = startTime
  })

  test("CRD-1: only the partner's server creates sessions, of its vendor's services, once per idempotency key", async () => {
    for (const token of [
      undefined,
      demoPartner.publishableKey,
      'sk_nobody_has_this_key',
      await server().signIn('owner@example.com'),
    ])
      expect((await server().call('partners/payment-sessions', { token, body: sessionBody })).status).toBe(
        401,
      )
    // A secret key in a page is leaked, so the call is refused.
    expect((await callAsPartner('', sessionBody, { Origin: page })).status).toBe(403)
    for (const changes of [{ service: 'beta-vandenys' }, { service: 'none' }, { reference: '999999' }])
      expect(await callAsPartner('', { ...sessionBody, ...changes })).toMatchObject({
        code: 'invalid_object_id',
      })
    for (const amount of ['0.00', '-5.00', '10000.01'])
      expect(await callAsPartner('', { ...sessionBody, amount })).toMatchObject({
        code: 'invalid_payment_amount',
      })
    const key = { 'Idempotency-Key': 'order-0000007' }
    const sessions = [await callAsPartner('', sessionBody, key), await callAsPartner('', sessionBody, key)]
    expect(sessions[1]?.data?.id).toBe(sessions[0]?.data?.id)
    const response = await server().call(`partners/payment-sessions/${sessions[0]?.data?.id}`, {
      token: 'sk_only_the_client_form',
    })
    expect(response.status).toBe(404)
  })
})
