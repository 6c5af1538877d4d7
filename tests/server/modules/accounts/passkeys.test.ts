import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { demoPassword } from '../../../../demo/seed/people.ts'
import { rateLimits } from '../../../../server/http/tables.ts'
import { passkeyChallenges, passkeys } from '../../../../server/modules/accounts/passkeys/tables.ts'
import { users } from '../../../../server/modules/accounts/tables.ts'
import { vendorOrigins } from '../../../../server/modules/vendors/tables.ts'
import { duringReset } from '../../../support/duringReset.ts'
import { duringSignIn } from '../../../support/duringSignIn.ts'
import { mailsTo, newestToken } from '../../../support/mail.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { type Deviation, type PasskeyDevice, passkeyDevice } from '../../../support/passkeyDevice.ts'
import type { TestServer } from '../../../support/server.ts'

const email = 'owner@example.com'
const password = demoPassword

const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code

/** Signs in by the password on an origin. */
const tokenAt = async (server: TestServer, origin = server.url, person = email): Promise<string> =>
  (await server.read('auth/login', { body: { email: person, password }, headers: { Origin: origin } })).data
    .token

const start = (server: TestServer, token: string, origin = server.url, body: object = { password }) =>
  server.call('profile/passkeys/challenges', { token, body, headers: { Origin: origin } })

const creation = async (server: TestServer, token: string, origin = server.url) =>
  ((await (await start(server, token, origin)).json()) as { data: Parameters<PasskeyDevice['create']>[0] })
    .data

const add = (server: TestServer, token: string, credential: object, origin = server.url) =>
  server.call('profile/passkeys', { token, body: { credential }, headers: { Origin: origin } })

/** A device whose passkey is added to an account. */
async function addedDevice(server: TestServer, person = email, counts = true, origin = server.url) {
  const token = await tokenAt(server, origin, person)
  const device = passkeyDevice(origin, counts)
  const added = await add(server, token, device.create(await creation(server, token, origin)), origin)
  expect(added.status).toBe(200)
  const { data } = (await added.json()) as { data: readonly { id: number }[] }
  return { device, token, id: data.at(-1)?.id ?? 0 }
}

const request = async (server: TestServer, origin = server.url) =>
  (await server.read('auth/passkeys/challenges', { method: 'POST', headers: { Origin: origin } })).data

const enter = (server: TestServer, credential: object, origin = server.url) =>
  server.call('auth/passkeys/token', { body: { credential }, headers: { Origin: origin } })

/** Signs a new challenge with a device. */
const signIn = async (server: TestServer, device: PasskeyDevice, deviation?: Deviation) =>
  enter(server, device.get(await request(server), deviation))

const refused = async (answer: Response) => {
  expect([answer.status, await codeOf(answer)]).toEqual([409, 'passkey_refused'])
}

onEachDatabase(
  'Passkeys',
  server => {
    beforeEach(async () => {
      await server().database.queries.delete(rateLimits)
      await server().database.queries.delete(passkeys)
      await server().database.queries.delete(passkeyChallenges)
    })

    test('AUT-20: signs in with a passkey that was added with the password, and the session says so', async () => {
      const { device } = await addedDevice(server())
      const answer = await signIn(server(), device)
      expect(answer.status).toBe(200)
      const { data } = (await answer.json()) as { data: { token: string } }
      const headers = { Origin: server().url }
      const me = await server().read('auth/users/me', { token: data.token, headers })
      expect(me.data.email).toBe(email)
      const sessions = await server().read('profile/sessions', { token: data.token, headers })
      expect(sessions.data.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).signedInBy).toBe(
        'passkey',
      )
      const [row] = await server().database.queries.select().from(passkeys)
      expect(row).toMatchObject({ counter: 2, isSynced: false, lastUsedAt: server().clock.now })
    })

    test('AUT-20: a passkey that is synced and counts nothing signs in again and again', async () => {
      const { device } = await addedDevice(server(), email, false)
      for (const _ of [1, 2]) expect((await signIn(server(), device)).status).toBe(200)
      const { data } = await server().read('profile/passkeys', { token: await server().signIn(email) })
      expect(data[0].isSynced).toBe(true)
    })

    test('AUT-20: what the server asks for needs a verified person and names no account', async () => {
      const { challenge, ...options } = await request(server())
      expect(challenge).toMatch(/^[\w-]{43}$/)
      expect(options).toEqual({ rpId: 'localhost', timeout: 600_000, userVerification: 'required' })
      const made = await creation(server(), await tokenAt(server()))
      expect(made).toMatchObject({
        rp: { id: 'localhost' },
        attestation: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      expect(made.user.id).toMatch(/^[\w-]{43}$/)
    })

    test('SEC-20: a challenge counts once, whatever comes of it', async () => {
      const { device } = await addedDevice(server())
      const options = await request(server())
      await refused(await enter(server(), device.get(options, { isVerified: false })))
      await refused(await enter(server(), device.get(options)))
      const credential = device.get(await request(server()))
      expect((await enter(server(), credential)).status).toBe(200)
      await refused(await enter(server(), credential))
      expect(await server().database.queries.select().from(passkeyChallenges)).toEqual([])
    })

    test('SEC-20: a challenge ends after ten minutes, and one to add a passkey after five', async () => {
      const { device, token } = await addedDevice(server())
      const options = await request(server())
      server().clock.advance(601)
      await refused(await enter(server(), device.get(options)))
      const other = passkeyDevice(server().url)
      const made = await creation(server(), token)
      server().clock.advance(301)
      await refused(await add(server(), token, other.create(made)))
    })

    test('SEC-20: what was signed on another origin, for another domain or in a frame is refused', async () => {
      const { device } = await addedDevice(server())
      for (const deviation of [
        { origin: 'https://evil.example' },
        { origin: server().hostsUrl },
        { rpId: 'evil.example' },
        { crossOrigin: true },
        { type: 'webauthn.create' },
      ])
        await refused(await signIn(server(), device, deviation))
      // The challenge of one allowed origin is not good on another.
      await refused(await enter(server(), device.get(await request(server(), server().hostsUrl))))
      expect((await signIn(server(), device)).status).toBe(200)
    })

    test('SEC-20: a signature without the person being verified, or by a copy of the passkey, is refused', async () => {
      const { device } = await addedDevice(server())
      await refused(await signIn(server(), device, { isVerified: false }))
      expect((await signIn(server(), device, { counter: 50 })).status).toBe(200)
      for (const counter of [50, 49, 0]) await refused(await signIn(server(), device, { counter }))
      expect((await signIn(server(), device, { counter: 51 })).status).toBe(200)
    })

    test('SEC-20: of two copies that sign at once with one count, one is let in', async () => {
      const { device } = await addedDevice(server())
      const credentials = [
        device.get(await request(server()), { counter: 9 }),
        device.get(await request(server()), { counter: 9 }),
      ]
      const answers = await Promise.all(credentials.map(credential => enter(server(), credential)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    })

    test('SEC-20: a passkey signs nobody else in', async () => {
      const { device } = await addedDevice(server())
      const { device: other } = await addedDevice(server(), 'tenant@example.com')
      await refused(await signIn(server(), other, { credentialId: device.id }))
      const theirs = device.get(await request(server())).response.userHandle
      await refused(await signIn(server(), other, { userHandle: theirs }))
      await refused(await signIn(server(), passkeyDevice(server().url), { userHandle: theirs }))
    })

    test('SEC-20: adding takes the password, and only the session that began it adds', async () => {
      const token = await tokenAt(server())
      const missing = await start(server(), token, server().url, {})
      expect([missing.status, await missing.json()]).toEqual([
        422,
        expect.objectContaining({ errors: { password: ['validation.required'] } }),
      ])
      expect((await start(server(), token, server().url, { password: 'wrong' })).status).toBe(422)
      const device = passkeyDevice(server().url)
      const made = await creation(server(), token)
      const stranger = await tokenAt(server(), server().url, 'tenant@example.com')
      await refused(await add(server(), stranger, device.create(made)))
      await refused(await add(server(), await tokenAt(server()), device.create(made)))
      // A challenge to sign in adds none, and one to add signs nobody in.
      const options = await request(server())
      await refused(await add(server(), token, device.create({ ...made, challenge: options.challenge })))
      await refused(await enter(server(), device.get({ ...options, challenge: made.challenge })))
      expect((await add(server(), token, device.create(made))).status).toBe(200)
    })

    test('SEC-20: a new passkey of another origin, domain or without a verified person is not added', async () => {
      const token = await tokenAt(server())
      for (const deviation of [
        { origin: 'https://evil.example' },
        { rpId: 'evil.example' },
        { isVerified: false },
        { crossOrigin: true },
        { type: 'webauthn.get' },
      ]) {
        const credential = passkeyDevice(server().url).create(await creation(server(), token), deviation)
        await refused(await add(server(), token, credential))
      }
      const headers = { Origin: server().url }
      expect((await server().read('profile/passkeys', { token, headers })).data).toEqual([])
    })

    test('SEC-20: a passkey of one account is not added to another', async () => {
      const { device } = await addedDevice(server())
      const stranger = await tokenAt(server(), server().url, 'tenant@example.com')
      await refused(await add(server(), stranger, device.create(await creation(server(), stranger))))
      expect(await server().database.queries.select().from(passkeys)).toHaveLength(1)
    })

    test('AUT-21: the person is told by mail, names the passkey and removes it with the password', async () => {
      const { device, token, id } = await addedDevice(server())
      const subjects = async () => (await mailsTo(server(), email)).map(mail => mail.subject)
      expect(await subjects()).toContain('A passkey was added to your account')
      const headers = { Origin: server().url }
      const path = `profile/passkeys/${id}`
      const renamed = await server().read(path, { method: 'PUT', token, headers, body: { name: ' Phone ' } })
      expect(renamed.data).toEqual([
        {
          id,
          name: 'Phone',
          isSynced: false,
          createdAt: server().clock.now.toISOString(),
          lastUsedAt: null,
        },
      ])
      expect((await server().call(path, { method: 'DELETE', token, headers, body: {} })).status).toBe(422)
      const removed = await server().read(path, { method: 'DELETE', token, headers, body: { password } })
      expect(removed.data).toEqual([])
      expect(await subjects()).toContain('A passkey was removed from your account')
      await refused(await signIn(server(), device))
      const { data } = await server().read('profile/export', { token, headers })
      expect(data.passkeys).toEqual([])
    })

    test('AUT-21: a foreign passkey is neither named nor removed', async () => {
      const { id } = await addedDevice(server())
      const token = await tokenAt(server(), server().url, 'tenant@example.com')
      const headers = { Origin: server().url }
      const path = `profile/passkeys/${id}`
      for (const [method, body] of [
        ['PUT', { name: 'Mine' }],
        ['DELETE', { password }],
      ] as const)
        expect((await server().call(path, { method, token, headers, body })).status).toBe(404)
      expect(await server().database.queries.select().from(passkeys)).toHaveLength(1)
    })

    test('AUT-21: an account has 20 passkeys at most', async () => {
      const { token } = await addedDevice(server())
      const { queries } = server().database
      const [row] = await queries.select().from(passkeys)
      if (!row) throw new Error('No passkey was added.')
      const made = await creation(server(), token)
      const more = Array.from({ length: 19 }, (_, index) => ({
        ...row,
        id: undefined,
        credentialId: `more-${index}`,
      }))
      await queries.insert(passkeys).values(more)
      const late = await add(server(), token, passkeyDevice(server().url).create(made))
      expect([late.status, await codeOf(late)]).toEqual([409, 'passkeys_full'])
      expect(await codeOf(await start(server(), token))).toBe('passkeys_full')
    })

    test('SEC-20 SEC-4: a passkey that is added during a reset of the password is refused', async () => {
      const person = 'many@example.com'
      const token = await tokenAt(server(), server().url, person)
      const credential = passkeyDevice(server().url).create(await creation(server(), token))
      const answer = await duringReset(server(), person, () => add(server(), token, credential))
      expect(answer.status).toBe(401)
    })

    test('SEC-20 SEC-4: a passkey that signs in while the password is reset opens no session', async () => {
      const person = 'single@example.com'
      const { device } = await addedDevice(server(), person)
      await server().read('auth/forgot-password', { body: { email: person } })
      const token = await newestToken(server(), person)
      const body = { token, password, passwordConfirmation: password }
      const answer = await duringSignIn(
        server(),
        () => signIn(server(), device),
        () => server().read('auth/reset-password', { body }),
      )
      const { data } = (await answer.json()) as { data: { token: string } }
      const headers = { Origin: server().url }
      expect((await server().call('auth/users/me', { token: data.token, headers })).status).toBe(401)
    })

    test('SEC-20 SEC-4: a password that is reset removes every passkey, and the person is told', async () => {
      const person = 'single@example.com'
      const { device } = await addedDevice(server(), person)
      await server().read('auth/forgot-password', { body: { email: person } })
      const token = await newestToken(server(), person)
      const body = { token, password: 'keturi-mėlyni-arkliai', passwordConfirmation: 'keturi-mėlyni-arkliai' }
      await server().read('auth/reset-password', { body })
      await refused(await signIn(server(), device))
      const mails = await mailsTo(server(), person)
      expect(mails.map(({ subject }) => subject)).toContain('The passkeys of your account were removed')
    })

    test('SEC-20: an account that is deleted, or whose address is not confirmed, is not opened', async () => {
      const { queries } = server().database
      const { device } = await addedDevice(server(), 'board@example.com')
      await queries.update(users).set({ confirmedAt: null }).where(eq(users.email, 'board@example.com'))
      const unconfirmed = await signIn(server(), device)
      expect([unconfirmed.status, await codeOf(unconfirmed)]).toEqual([403, 'profile_not_confirmed'])
      await queries.delete(users).where(eq(users.email, 'board@example.com'))
      await refused(await signIn(server(), device))
    })

    test('SEC-20 SEC-5: refused passkeys are limited as wrong passwords are, and lock out nobody’s password', async () => {
      const { device } = await addedDevice(server())
      for (const _ of Array(10).keys()) await refused(await signIn(server(), device, { isVerified: false }))
      const late = await signIn(server(), device)
      expect(late.status).toBe(429)
      expect(Number(late.headers.get('Retry-After'))).toBeGreaterThan(800)
      await tokenAt(server())
      server().clock.advance(15 * 60)
      expect((await signIn(server(), device)).status).toBe(200)
    })

    test('SEC-20: a program and pages of other domains get no challenge, though they may carry elements', async () => {
      const { queries } = server().database
      const unavailable = async (origin?: string) => {
        const headers = origin ? { Origin: origin } : {}
        const options = await server().read('auth/passkeys/challenges', { method: 'POST', headers })
        expect(options).toEqual({ data: null })
        const token = await server().signIn(email)
        const begun = await server().call('profile/passkeys/challenges', {
          token,
          headers,
          body: { password },
        })
        const credential = passkeyDevice('').get(
          { challenge: 'AAAA', rpId: 'localhost' },
          { userHandle: 'AAAA' },
        )
        const entered = await server().call('auth/passkeys/token', { headers, body: { credential } })
        for (const answer of [begun, entered])
          expect([answer.status, await codeOf(answer)]).toEqual([409, 'passkeys_unavailable'])
      }
      await unavailable()
      await unavailable('https://evil.example')
      await unavailable('http://evil.localhost')
      await queries.insert(vendorOrigins).values({ vendorId: 1, origin: 'https://www.plain.example' })
      await unavailable('https://www.plain.example')
      // Named in PASSKEY_ORIGINS, but not allowed to carry elements yet.
      await unavailable('https://www.related.example')
    })

    test('AUT-20 SEC-17: a related origin may use the portal’s passkeys, for its vendor’s data only', async () => {
      const origin = 'https://www.related.example'
      const { queries } = server().database
      const list = await fetch(`${server().url}/.well-known/webauthn`)
      expect(list.headers.get('Content-Type')).toBe('application/json')
      expect(await list.json()).toEqual({ origins: [origin] })
      await queries.insert(vendorOrigins).values({ vendorId: 2, origin })
      const { device } = await addedDevice(server(), 'many@example.com')
      const answer = await enter(server(), device.get(await request(server(), origin), { origin }), origin)
      expect(answer.status).toBe(200)
      const { data } = (await answer.json()) as { data: { token: string } }
      const { data: groups } = await server().read('organization-groups/contracts', {
        token: data.token,
        headers: { Origin: origin },
      })
      expect(groups.map(({ id }: { id: number }) => id)).toEqual([2])
    })

    test('SEC-20: what is no passkey is refused without a fault', async () => {
      const { device } = await addedDevice(server())
      const credential = device.get(await request(server()))
      for (const response of [
        { ...credential.response, clientDataJSON: 'bnVsbA' },
        { ...credential.response, clientDataJSON: 'e30' },
        { ...credential.response, clientDataJSON: 'AAAA' },
        { ...credential.response, signature: 'AAAA' },
        { ...credential.response, authenticatorData: 'AAAA' },
      ])
        await refused(await enter(server(), { ...credential, response }))
    })
  },
  // Passkeys belong to a domain name, which a network address is not.
  { environment: { HOST: 'localhost', PASSKEY_ORIGINS: 'https://www.related.example' } },
)
