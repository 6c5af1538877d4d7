import { and, eq } from 'drizzle-orm'
import { importJWK, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../../../demo/seed/people.ts'
import { sha256 } from '../../../server/common/crypto.ts'
import { sessions } from '../../../server/modules/accounts/tables.ts'
import { contracts } from '../../../server/modules/contracts/tables.ts'
import { webPushSender } from '../../../server/providers/push/webPushSender.ts'
import { deliverPush } from '../../../server/push/deliverPush.ts'
import { pushMessages, pushSubscriptions } from '../../../server/push/tables.ts'
import { limits } from '../../../src/api/schemas/limits.ts'
import { freePort } from '../../../tools/freePort.ts'
import { onEachDatabase } from '../../support/onEachDatabase.ts'
import { type PushService, pushBrowser, startPushService } from '../../support/pushService.ts'
import { vapidKeys } from '../../support/vapidKeys.ts'
import { newVendorSystem, type VendorSystem } from '../../support/vendorApi.ts'
import {
  contractRecord,
  houseRecord,
  invoiceRecord,
  ndjson,
  organizationRecord,
} from '../../support/vendorRecords.ts'

const vapid = vapidKeys()
const path = 'push-subscription'
const email = 'owner@example.com'

const environment = {
  VAPID_PUBLIC_KEY: vapid.publicKey,
  VAPID_PRIVATE_KEY: vapid.privateKey,
  VAPID_SUBJECT: vapid.subject,
}

onEachDatabase(
  'Push subscriptions',
  server => {
    const newToken = async () =>
      (await server().read('auth/login', { body: { email, password: demoPassword } })).data.token as string
    // Hosts of .invalid have no address, so nothing is ever sent there.
    const subscription = (name: string) => ({
      endpoint: `https://push.invalid/${name}`,
      keys: pushBrowser().keys,
    })
    const put = (token: string, body: object) => server().call(path, { method: 'PUT', token, body })
    const isOn = async (token: string) => (await server().read(path, { token })).data

    test('PRF-5: a browser is subscribed for its session alone, and unsubscribed again', async () => {
      const [token, other] = [await newToken(), await newToken()]
      expect(await isOn(token)).toEqual({ publicKey: vapid.publicKey, isOn: false })
      expect((await put(token, subscription('a'))).status).toBe(200)
      expect((await put(token, subscription('a'))).status).toBe(200)
      expect([(await isOn(token)).isOn, (await isOn(other)).isOn]).toEqual([true, false])
      const { data } = await server().read('profile/export', { token })
      expect(data.pushSubscriptions).toMatchObject([{ endpoint: 'https://push.invalid/a' }])
      await server().read(path, { method: 'DELETE', token })
      expect((await isOn(token)).isOn).toBe(false)
    })

    test('PRF-5: a browser that somebody else signs in with belongs to the new session', async () => {
      const [first, second] = [await newToken(), await newToken()]
      await put(first, subscription('b'))
      await put(second, subscription('b'))
      expect([(await isOn(first)).isOn, (await isOn(second)).isOn]).toEqual([false, true])
    })

    test('PRF-5: of sessions that subscribe one browser at once, none is refused and one is subscribed', async () => {
      const tokens = [await newToken(), await newToken(), await newToken()]
      for (const round of ['f', 'g', 'h', 'i']) {
        const answers = await Promise.all(tokens.map(token => put(token, subscription(round))))
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
        const subscribed = await Promise.all(tokens.map(isOn))
        expect(subscribed.filter(each => each.isOn)).toHaveLength(1)
      }
    })

    test('PRF-5: a sign-out ends the subscription of its browser', async () => {
      const token = await newToken()
      await put(token, subscription('c'))
      await server().call('auth/logout', { method: 'POST', token })
      const { queries } = server().database
      const isThis = eq(pushSubscriptions.endpoint, 'https://push.invalid/c')
      expect(await queries.select().from(pushSubscriptions).where(isThis)).toEqual([])
    })

    test.each([
      ['http://push.invalid/x', 'endpoint'],
      ['https://127.0.0.1/x', 'endpoint'],
      ['https://[::1]/x', 'endpoint'],
      ['https://10.0.0.7/x', 'endpoint'],
    ])('PRF-5: %s is refused as the address of a push service', async (endpoint, field) => {
      const response = await put(await newToken(), { ...subscription('d'), endpoint })
      expect(response.status).toBe(422)
      const { errors } = await response.json()
      expect(Object.keys(errors)).toEqual([field])
    })

    test('PRF-5: a key that is no point of the curve is refused', async () => {
      const keys = { ...pushBrowser().keys, p256dh: `B${'A'.repeat(86)}` }
      expect((await put(await newToken(), { ...subscription('e'), keys })).status).toBe(422)
    })
  },
  { environment },
)

// Without the keys the server delivers nothing itself, so the tests decide when.
onEachDatabase('Push messages', server => {
  let alfa: VendorSystem
  let service: PushService
  let contractId = 0
  let sessionId = 0
  const browser = pushBrowser()
  const put = (resource: string, record: { readonly sourceId: string; readonly [field: string]: unknown }) =>
    alfa.call(`${resource}/${record.sourceId}`, { method: 'PUT', body: record })
  const queued = () => server().database.queries.select().from(pushMessages)
  const subscribe = () =>
    server()
      .database.queries.insert(pushSubscriptions)
      .values({
        sessionId,
        endpoint: `${service.origin}/send/1`,
        ...browser.keys,
        locale: 'lt',
        createdAt: server().clock.now,
      })
  const deliver = () => {
    const { database, clock } = server()
    const note = () => {}
    return deliverPush({
      database,
      clock: () => clock.now,
      logger: { info: note, warn: note, error: note },
      sendPush: webPushSender(vapid, { privateOrigins: [service.origin] }),
    })
  }

  beforeAll(async () => {
    service = await startPushService(await freePort())
    alfa = await newVendorSystem(server(), 1)
    await put('organizations', organizationRecord)
    await put('houses', houseRecord)
    const invitations = [{ email, firstName: 'Rasa', lastName: 'Rasaitė' }]
    await put('contracts', { ...contractRecord(1), invitations })
    const { queries } = server().database
    const [row] = await queries
      .select()
      .from(contracts)
      .where(and(eq(contracts.vendorId, 1), eq(contracts.sourceId, 'contract-1')))
    contractId = row?.id ?? 0
    const token = await server().signIn(email)
    const [session] = await queries
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, await sha256(token)))
    sessionId = session?.id ?? 0
  })
  afterAll(() => service.stop())

  test('PRF-5: a bill is told to nobody who has not asked for it', async () => {
    await put('invoices', invoiceRecord(1))
    expect(await queued()).toEqual([])
  })

  test('PRF-5: a new bill reaches the browser, encrypted and signed, without personal data', async () => {
    await subscribe()
    await put('invoices', invoiceRecord(2, 1))
    expect(await deliver()).toBe(true)
    const [message, ...others] = service.received
    expect([message?.url, others]).toEqual(['/send/1', []])
    expect(browser.read(message?.body ?? Buffer.alloc(0))).toEqual({
      title: 'Gavote naują sąskaitą',
      body: expect.stringMatching(/Alfa/),
      locale: 'lt',
      path: `/vendor/alfa/contract/${contractId}/bill`,
    })
    expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '259200' })
    const [, jwt = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(message?.headers.authorization ?? '') ?? []
    expect(key).toBe(vapid.publicKey)
    const point = Buffer.from(key, 'base64url')
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
    const { payload } = await jwtVerify(jwt, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'))
    expect(payload).toMatchObject({ aud: service.origin, sub: vapid.subject })
    expect(await queued()).toEqual([])
    expect(await deliver()).toBe(false)
  })

  test('PRF-5: an unchanged bill, an old one and a quiet import tell nothing', async () => {
    await put('invoices', { ...invoiceRecord(2, 1), dueDate: '2026-12-05' })
    await put('invoices', { ...invoiceRecord(3, 1), date: '2026-01-05', period: '2025-12' })
    await alfa.call('imports/invoices?quiet=true', {
      body: ndjson([invoiceRecord(4, 1)]),
      headers: { 'Content-Type': 'application/x-ndjson' },
    })
    expect(await queued()).toEqual([])
  })

  describe('a push service that fails', () => {
    test('PRF-5: is asked again later', async () => {
      service.status = 503
      await put('invoices', invoiceRecord(5, 1))
      expect(await deliver()).toBe(true)
      expect(await queued()).toMatchObject([{ sessionId, tries: 1 }])
      expect(await deliver()).toBe(false)
      service.status = 201
      server().clock.advance(30)
      expect(await deliver()).toBe(true)
      expect(await queued()).toEqual([])
    })

    test('PRF-5: ends the subscription that it does not know any more', async () => {
      service.status = 410
      await put('invoices', invoiceRecord(6, 1))
      expect(await deliver()).toBe(true)
      const { queries } = server().database
      expect(await queued()).toEqual([])
      expect(await queries.select().from(pushSubscriptions)).toEqual([])
    })
  })

  test('PRF-5, AUT-13: a bill that comes after the session has ended is not told', async () => {
    await subscribe()
    server().clock.advance(limits.tokenSeconds - 60)
    await put('invoices', invoiceRecord(7, 1))
    expect(await queued()).toHaveLength(1)
    server().clock.advance(60)
    await put('invoices', invoiceRecord(8, 1))
    expect(await queued()).toHaveLength(1)
  })
})
