import { eq } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { mails } from '../../../../server/mail/tables.ts'
import { contracts } from '../../../../server/modules/contracts/tables.ts'
import { recordEvent } from '../../../../server/modules/events/recordEvent.ts'
import { vendorEvents, webhookDeliveries, webhooks } from '../../../../server/modules/events/tables.ts'
import { vendorKeys } from '../../../../server/modules/vendorKeys/tables.ts'
import { vendorEventTypes } from '../../../../src/api/vendor/schemas/events.ts'
import { freePort } from '../../../../tools/freePort.ts'
import { dereferenced } from '../../../support/dereferenced.ts'
import { testNow } from '../../../support/fill.ts'
import { isWaitingForLock } from '../../../support/isWaitingForLock.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { newVendorSystem, type VendorSystem } from '../../../support/vendorApi.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../../support/webhookReceiver.ts'

const port = await freePort()
const WEBHOOK_PRIVATE_ORIGINS = `http://127.0.0.1:${port}`
const day = 24 * 3600

onEachDatabase(
  'Webhooks',
  server => {
    let receiver: WebhookReceiver
    let system: VendorSystem
    beforeAll(async () => {
      receiver = await startWebhookReceiver(port)
      // Signatures are valid for five minutes of real time.
      vi.useFakeTimers({ toFake: ['Date'], now: testNow })
    })
    afterAll(async () => {
      vi.useRealTimers()
      await receiver.stop()
    })
    beforeEach(async () => {
      const { database, clock } = server()
      clock.now = testNow
      receiver.answer = () => 204
      for (const table of [webhooks, vendorEvents, vendorKeys]) await database.queries.delete(table)
      system = await newVendorSystem(server(), 1)
    })

    const createWebhook = async (body: object = {}) => {
      const answer = await system.call('webhooks', {
        body: { url: receiver.url, email: 'it@vendor.example', ...body },
      })
      expect(answer.status).toBe(201)
      receivedBefore = receiver.requests.length
      return answer.body.data as { id: number; secret: string }
    }
    let receivedBefore = 0
    /** Requests since the webhook was created. */
    const received = () => receiver.requests.slice(receivedBefore)
    const formsOf = () => received().map(({ body }) => JSON.parse(body).data.form as string)
    const record = (...forms: string[]) =>
      server().database.queries.transaction(async tx => {
        for (const form of forms)
          await recordEvent(tx, 'client_form.submitted', { vendorId: 1 }, { form }, server().clock.now)
      })
    const until = (requests: number) =>
      expect.poll(() => received().length, { timeout: 20_000 }).toBe(requests)
    /** Waits until the result of a webhook's only delivery is stored: its pause begins then, not at the request. */
    const untilStored = (id: number, lastStatus: number) =>
      expect
        .poll(async () => (await system.call(`webhooks/${id}/deliveries`)).body.data[0])
        .toMatchObject({ lastStatus })
    const pending = async (id: number) =>
      (await system.call('webhooks')).body.data.find((webhook: { id: number }) => webhook.id === id).pending
    const countTries = async () => {
      const rows = await server()
        .database.queries.select({ tries: webhookDeliveries.tries })
        .from(webhookDeliveries)
      return rows.reduce((sum, { tries }) => sum + tries, 0)
    }
    const verify = (secret: string, request = received()[0]) =>
      new Webhook(secret).verify(request?.body ?? '', (request?.headers ?? {}) as Record<string, string>)

    test('EVT-3: a delivery is signed so that the reference library accepts it, and only with its own secret', async () => {
      const { secret } = await createWebhook()
      expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
      await record('signed')
      await until(1)
      const { body } = await system.call('events')
      expect(verify(secret)).toEqual(body.data[0])
      expect(received()[0]?.headers).toMatchObject({
        'webhook-id': body.data[0].id,
        'content-type': 'application/json',
      })
      const [first] = received()
      expect(() => verify('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')).toThrow()
      expect(() => verify(secret, { headers: first?.headers ?? {}, body: `${first?.body} ` })).toThrow()
      // The secret cannot be read again.
      expect(JSON.stringify((await system.call('webhooks')).body)).not.toContain(secret.slice(6))
    })

    test('EVT-1: the OpenAPI document describes the body of every event', async () => {
      const { webhooks } = dereferenced((await system.call('openapi.json')).body)
      expect(Object.keys(webhooks)).toEqual([...vendorEventTypes])
      const schema = webhooks['payment.settled'].post.requestBody.content['application/json'].schema
      expect(schema.properties).toMatchObject({
        type: { const: 'payment.settled' },
        data: { properties: { amount: { type: 'string' } } },
      })
    })

    test('EVT-3: both secrets verify for a day after a new one is created, then only the new one', async () => {
      const { id, secret } = await createWebhook()
      const rotated = await system.call(`webhooks/${id}/secret`, { method: 'POST' })
      expect(rotated.status).toBe(201)
      await record('while rotating')
      await until(1)
      verify(secret)
      verify(rotated.body.data.secret)
      server().clock.advance(day + 1)
      vi.setSystemTime(server().clock.now)
      await record('afterwards')
      await until(2)
      verify(rotated.body.data.secret, received()[1])
      expect(() => verify(secret, received()[1])).toThrow()
      vi.setSystemTime(testNow)
    })

    test('EVT-4: failed deliveries are retried after growing pauses and hold back only their own contract', async () => {
      const { id } = await createWebhook()
      receiver.answer = ({ body }) => (body.includes('"first"') ? 500 : 204)
      await record('first', 'second')
      await server().database.queries.transaction(tx =>
        recordEvent(tx, 'contract.unlinked', { vendorId: 1, contractId: 1, userId: 1 }, {}, testNow),
      )
      await until(2)
      expect(
        received()
          .map(({ body }) => JSON.parse(body).type)
          .sort(),
      ).toEqual(['client_form.submitted', 'contract.unlinked'])
      await expect.poll(() => pending(id)).toBe(2)
      for (const [index, pause] of [5, 30, 120].entries()) {
        const nextTryAt = new Date(server().clock.now.getTime() + pause * 1000).toISOString()
        await expect
          .poll(async () => (await system.call(`webhooks/${id}/deliveries?state=pending`)).body.data.at(-1))
          .toMatchObject({ tries: index + 1, nextTryAt })
        expect(received()).toHaveLength(index + 2)
        server().clock.advance(pause)
        await until(index + 3)
      }
      await expect
        .poll(async () => (await system.call(`webhooks/${id}/deliveries?state=pending`)).body.data.at(-1))
        .toMatchObject({ tries: 4, lastStatus: 500, lastFailure: 'status_500' })
      receiver.answer = () => 204
      server().clock.advance(600)
      await until(7)
      expect(formsOf().slice(-2)).toEqual(['first', 'second'])
      await expect.poll(() => pending(id)).toBe(0)
    })

    test('EVT-4: after three days without success the webhook is off with a mail, and on again it misses nothing', async () => {
      const { id } = await createWebhook()
      receiver.answer = () => 503
      await record('lost')
      await until(1)
      await untilStored(id, 503)
      server().clock.advance(3 * day + 60)
      await until(2)
      await expect
        .poll(async () => (await system.call('webhooks')).body.data[0].disabledAt, { timeout: 10_000 })
        .not.toBeNull()
      const written = await server()
        .database.queries.select()
        .from(mails)
        .where(eq(mails.recipient, 'it@vendor.example'))
      expect(written).toHaveLength(1)
      expect(written[0]).toMatchObject({ kind: 'webhookDisabled', facts: [['Last result', 'status_503']] })
      receiver.answer = () => 204
      await record('while off')
      const changed = await system.call(`webhooks/${id}`, { method: 'PUT', body: { isEnabled: true } })
      expect(changed.body.data.disabledAt).toBeNull()
      await until(4)
      expect(formsOf().slice(2)).toEqual(['lost', 'while off'])
    })

    test('EVT-4: a receiver that is gone (410) switches its webhook off at once', async () => {
      await createWebhook()
      receiver.answer = () => 410
      await record('gone')
      await expect
        .poll(async () => (await system.call('webhooks')).body.data[0].disabledAt, { timeout: 10_000 })
        .not.toBeNull()
      expect(received()).toHaveLength(1)
    })

    test('EVT-4: a receiver that answers Retry-After gets the next delivery after that time', async () => {
      const { id } = await createWebhook()
      receiver.answer = () => ({ status: 429, headers: { 'Retry-After': '90' } })
      await record('later')
      await until(1)
      const nextTryAt = new Date(server().clock.now.getTime() + 90_000).toISOString()
      await expect
        .poll(async () => (await system.call(`webhooks/${id}/deliveries`)).body.data[0])
        .toMatchObject({ tries: 1, lastStatus: 429, nextTryAt })
      receiver.answer = () => 204
      server().clock.advance(90)
      await until(2)
    })

    test('EVT-4: delivered events are sent again by hand, with the same id', async () => {
      const { id } = await createWebhook()
      await record('again')
      await until(1)
      const deliveries = async () => (await system.call(`webhooks/${id}/deliveries`)).body.data
      await expect
        .poll(deliveries)
        .toMatchObject([{ state: 'delivered', tries: 1, lastStatus: 204, nextTryAt: null }])
      const [delivery] = await deliveries()
      const resent = await system.call(`webhooks/${id}/deliveries/resend`, {
        body: { numbers: [delivery.number, 999_999] },
      })
      expect(resent.body).toEqual({ data: { queued: 1 } })
      await until(2)
      expect(received()[1]?.headers['webhook-id']).toBe(received()[0]?.headers['webhook-id'])
    })

    test('EVT-4: 120 events to a receiver that fails every third time all arrive, in order per contract', async () => {
      const { id } = await createWebhook()
      const ownContracts = await server()
        .database.queries.select({ contractId: contracts.id })
        .from(contracts)
        .where(eq(contracts.vendorId, 1))
        .limit(12)
      // From the fifth failure in a row the pause is an hour or more, too long for the clock below.
      const mostFailures = 3
      const failuresOf = new Map<unknown, number>()
      const failed = new Set<unknown>()
      let count = 0
      receiver.answer = request => {
        const id = request.headers['webhook-id']
        const failures = failuresOf.get(id) ?? 0
        if (++count % 3 !== 0 || failures === mostFailures) return 204
        failuresOf.set(id, failures + 1)
        failed.add(request)
        return 500
      }
      await server().database.queries.transaction(async tx => {
        for (let step = 0; step < 10; step += 1)
          for (const { contractId } of ownContracts)
            await recordEvent(tx, 'contract.unlinked', { vendorId: 1, contractId }, {}, testNow)
      })
      await expect
        .poll(
          async () => {
            // A clock that runs ahead of deliveries under way lets them be taken again.
            if ((await countTries()) === received().length) server().clock.advance(110)
            const { body } = await system.call(`webhooks/${id}/deliveries?state=delivered`)
            return body.data.length === 100 && pending(id)
          },
          { timeout: 55_000, interval: 300 },
        )
        .toBe(0)
      const accepted = received()
        .filter(request => !failed.has(request))
        .map(({ body }) => JSON.parse(body))
      expect(new Set(accepted.map(event => event.id)).size).toBe(120)
      expect(accepted).toHaveLength(120)
      const numbersOf = Map.groupBy(accepted, event => event.data.contract?.number)
      expect(numbersOf.size).toBe(12)
      for (const [contract, events] of numbersOf) {
        const numbers = events.map(({ number }) => number)
        expect([contract, numbers]).toEqual([contract, numbers.toSorted((a, b) => a - b)])
      }
    })

    test('EVT-5: an address in a private network, or without https, is refused with a sentence when it is set', async () => {
      const { id } = await createWebhook()
      const isPrivate = ['validation.address_private', 'The host has an address in a private network']
      for (const [url, [key, sentence]] of [
        ['https://10.0.0.7/hook', isPrivate],
        ['https://localhost/hook', isPrivate],
        ['https://[::ffff:192.168.1.1]/hook', isPrivate],
        ['http://8.8.8.8/hook', ['validation.https_required', 'The address must begin with https://.']],
      ] as const)
        for (const [path, method] of [
          ['webhooks', 'POST'],
          [`webhooks/${id}`, 'PUT'],
        ] as const) {
          const body = { url, ...(method === 'POST' && { email: 'it@vendor.example' }) }
          const answer = await system.call(path, { method, body })
          expect([url, answer.status, answer.body.errors]).toEqual([url, 422, { url: [key] }])
          expect(answer.body.message).toContain(sentence)
        }
      expect((await system.call('webhooks')).body.data).toMatchObject([{ url: receiver.url }])
    })

    test('EVT-4: a webhook that is switched off while its vendor changes its types stays off', async () => {
      const { id } = await createWebhook()
      const { kind, queries } = server().database
      const change = () =>
        system.call(`webhooks/${id}`, { method: 'PUT', body: { types: ['client_form.submitted'] } })
      const { changing } = await queries.transaction(async tx => {
        await tx.update(webhooks).set({ disabledAt: testNow }).where(eq(webhooks.id, id))
        const changing = kind === 'postgres' ? change() : undefined
        if (changing) await expect.poll(() => isWaitingForLock(queries), { timeout: 10_000 }).toBe(true)
        return { changing }
      })
      const { body } = await (changing ?? change())
      expect(body.data).toMatchObject({
        types: ['client_form.submitted'],
        disabledAt: testNow.toISOString(),
      })
    })

    test('EVT-3: a webhook beyond the most that a vendor may have is refused with a sentence', async () => {
      for (const _ of Array(20).keys()) await createWebhook()
      const answer = await system.call('webhooks', {
        body: { url: receiver.url, email: 'it@vendor.example' },
      })
      expect([answer.status, answer.body.errors]).toEqual([422, { url: ['validation.webhooks_many'] }])
      expect(answer.body.message).toBe('The vendor has 20 webhooks, which is the most. Remove one first.')
    })

    test('EVT-5: a redirect is a failure and is not followed', async () => {
      const { id } = await createWebhook()
      receiver.answer = () => ({ status: 307, headers: { Location: `${receiver.url}/elsewhere` } })
      await record('moved')
      await until(1)
      await expect
        .poll(async () => (await system.call(`webhooks/${id}/deliveries`)).body.data[0].lastFailure)
        .toBe('status_307')
      expect(received()).toHaveLength(1)
    })

    test('EVT-3: types select events; addresses, secrets and deliveries of another vendor do not exist', async () => {
      const { id } = await createWebhook({ types: ['contract.unlinked'] })
      await record('not selected')
      await server().database.queries.transaction(tx =>
        recordEvent(tx, 'contract.unlinked', { vendorId: 1, contractId: 1 }, {}, testNow),
      )
      await until(1)
      expect(JSON.parse(received()[0]?.body ?? '{}').type).toBe('contract.unlinked')
      const other = await newVendorSystem(server(), 2)
      expect((await other.call('webhooks')).body.data).toEqual([])
      expect((await other.call('events')).body.data).toEqual([])
      for (const [path, method, body] of [
        [`webhooks/${id}`, 'PUT', { isEnabled: false }],
        [`webhooks/${id}`, 'DELETE', undefined],
        [`webhooks/${id}/secret`, 'POST', undefined],
        [`webhooks/${id}/deliveries`, 'GET', undefined],
        [`webhooks/${id}/deliveries/resend`, 'POST', { numbers: [1] }],
      ] as const)
        expect([path, (await other.call(path, { method, body })).status]).toEqual([path, 404])
      for (const url of ['ftp://x.example', 'not a url', 'https://user:secret@x.example', ''])
        expect((await system.call('webhooks', { body: { url, email: 'a@b.example' } })).status).toBe(422)
      expect((await system.call(`webhooks/${id}`, { method: 'DELETE' })).status).toBe(204)
      expect((await system.call('webhooks')).body.data).toEqual([])
    })
  },
  { environment: { WEBHOOK_PRIVATE_ORIGINS } },
)
