import { eq } from 'drizzle-orm'
import { generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { demoPassword } from '../../../../demo/seed/people.ts'
import { sha256 } from '../../../../server/common/crypto.ts'
import { rateLimits } from '../../../../server/http/tables.ts'
import { mails } from '../../../../server/mail/tables.ts'
import { hasEmail, sessions, users } from '../../../../server/modules/accounts/tables.ts'
import { identities, identityProviders } from '../../../../server/modules/identity/tables.ts'
import { duringSignIn } from '../../../support/duringSignIn.ts'
import { isWaitingForLock } from '../../../support/isWaitingForLock.ts'
import { newestToken } from '../../../support/mail.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { startIssuer } from '../../../support/startIssuer.ts'

const issuer = await startIssuer()
const otherIssuer = await startIssuer()
/** Its keys are in a private network that is not listed. */
const internalIssuer = await startIssuer()
const issuers = [issuer, otherIssuer, internalIssuer]
afterAll(() => Promise.all(issuers.map(({ stop }) => stop())))
const IDENTITY_PRIVATE_ORIGINS = issuers.map(({ url }) => url).join()

/** Claims of a token; undefined ones are left out. */
type Claims = Readonly<Record<string, unknown>>

const alfa = 1
const audience = 'alfa-site'
/** Has one contract, of alfa. */
const customer = 'single@example.com'

onEachDatabase(
  'Token exchange',
  server => {
    beforeEach(async () => {
      const { queries } = server().database
      await queries.delete(rateLimits)
      await queries.delete(identityProviders)
      await queries.insert(identityProviders).values({ vendorId: alfa, issuer: issuer.url, audience })
    })
    const seconds = () => Math.floor(server().clock.now.getTime() / 1000)
    const claims = (changes: Claims = {}): Claims => ({
      iss: issuer.url,
      aud: audience,
      sub: 'customer-7',
      email: customer,
      email_verified: true,
      jti: crypto.randomUUID(),
      iat: seconds(),
      exp: seconds() + 300,
      ...changes,
    })
    const exchange = async (token: string) => {
      const response = await server().call('auth/token-exchange', {
        body: {
          grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
          subject_token: token,
          subject_token_type: 'urn:ietf:params:oauth:token-type:id_token',
        },
      })
      const { data, message } = (await response.json()) as {
        data?: { kind: string; token?: string; ticket?: string }
        message?: string
      }
      return { status: response.status, message, ...data }
    }
    const exchangeClaims = async (changes?: Claims) => exchange(await issuer.sign(claims(changes)))
    const link = (token: string | undefined, ticket: string | undefined, password = demoPassword) =>
      server().call('auth/identities', { token, body: { ticket, password } })

    test('SEC-4: a token that is exchanged while the password is reset opens no session', async () => {
      await exchangeClaims()
      await server().read('auth/forgot-password', { body: { email: customer } })
      const token = await newestToken(server(), customer)
      const body = { token, password: demoPassword, passwordConfirmation: demoPassword }
      const subjectToken = await issuer.sign(claims())
      const answer = await duringSignIn(
        server(),
        () =>
          server().call('auth/token-exchange', {
            body: {
              grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
              subject_token: subjectToken,
              subject_token_type: 'urn:ietf:params:oauth:token-type:id_token',
            },
          }),
        () => server().read('auth/reset-password', { body }),
      )
      const { data } = (await answer.json()) as { data: { token: string } }
      expect((await server().call('auth/users/me', { token: data.token })).status).toBe(401)
    })

    test('IDP-2: a token that is exchanged while another password is stored opens no session', async () => {
      await exchangeClaims()
      const { kind, queries } = server().database
      // The embedded database has one connection.
      if (kind === 'pglite') return
      const isCustomer = hasEmail(customer)
      const [before] = await queries.select().from(users).where(isCustomer)
      const subjectToken = await issuer.sign(claims())
      const { exchanging } = await queries.transaction(async tx => {
        await tx.update(users).set({ passwordHash: 'another' }).where(isCustomer)
        const exchanging = exchange(subjectToken)
        await expect.poll(() => isWaitingForLock(queries)).toBe(true)
        return { exchanging }
      })
      expect(await exchanging).toMatchObject({ status: 401 })
      await queries
        .update(users)
        .set({ passwordHash: before?.passwordHash ?? '' })
        .where(isCustomer)
    })

    test('IDP-1: a verified address and a contract of the vendor sign a customer in, and its owner gets a mail', async () => {
      const answer = await exchangeClaims()
      expect(answer).toMatchObject({ status: 200, kind: 'signed-in' })
      const { data } = await server().read('auth/users/me', { token: answer.token })
      expect(data.email).toBe(customer)
      const { queries } = server().database
      const [session] = await queries
        .select()
        .from(sessions)
        .where(eq(sessions.tokenHash, await sha256(answer.token ?? '')))
      expect(session?.vendorIds).toEqual([alfa])
      const letters = await queries.select().from(mails).where(eq(mails.recipient, customer))
      expect(letters.length).toBeGreaterThan(0)
      // The link holds when the address changes at the provider.
      expect(await exchangeClaims({ email: 'new@example.org' })).toMatchObject({ kind: 'signed-in' })
    })

    test.each<[string, Claims]>([
      ['an address that the provider has not verified', { email_verified: false }],
      ['an address whose verification is text', { email_verified: 'true' }],
      ['no address', { email: undefined }],
      ['the address of an account without a contract', { email: 'empty@example.com' }],
      ['the address of an account with contracts of other vendors too', { email: 'owner@example.com' }],
      ['the address of an account with contracts of other vendors only', { email: 'tenant@example.com' }],
      ['the address of an unconfirmed account', { email: 'unconfirmed@example.com' }],
      ['the address of nobody', { email: 'nobody@example.org' }],
    ])('IDP-2: %s signs nobody in', async (_, changes) => {
      expect(await exchangeClaims({ sub: crypto.randomUUID(), ...changes })).toMatchObject({
        status: 200,
        kind: 'unlinked',
      })
    })

    test('IDP-2: the resident links an account by its password, and is signed in from then on', async () => {
      const sub = crypto.randomUUID()
      const owner = { sub, email: 'owner@example.com' }
      const { ticket } = await exchangeClaims(owner)
      const token = await server().signIn('owner@example.com')
      expect((await link(undefined, ticket)).status).toBe(401)
      expect((await link(token, ticket, 'wrong password')).status).toBe(422)
      expect((await link(token, 'x'.repeat(43))).status).toBe(410)
      expect((await link(token, ticket)).status).toBe(204)
      expect((await link(token, ticket)).status).toBe(410)
      const answer = await exchangeClaims(owner)
      expect((await server().read('auth/users/me', { token: answer.token })).data.email).toBe(
        'owner@example.com',
      )
      // The account has contracts of other vendors, which this vendor cannot open.
      const vendorsOf = async (session: string | undefined) =>
        (await server().read('organization-groups/contracts', { token: session })).data.map(
          ({ slug }: { slug: string }) => slug,
        )
      expect(await vendorsOf(answer.token)).toEqual(['alfa'])
      expect((await vendorsOf(token)).length).toBeGreaterThan(1)
      // The person cannot be linked to a second account, and the account not to a second person.
      const { ticket: second } = await exchangeClaims({ ...owner, sub: crypto.randomUUID() })
      expect((await link(token, second)).status).toBe(409)
    })

    test('IDP-2: a ticket expires after 15 minutes', async () => {
      const { ticket } = await exchangeClaims({ sub: crypto.randomUUID(), email: undefined })
      const start = server().clock.now
      server().clock.advance(15 * 60)
      const token = await server().signIn('owner@example.com')
      expect((await link(token, ticket)).status).toBe(410)
      server().clock.now = start
    })

    test('IDP-2: another password ends the link', async () => {
      const { queries } = server().database
      const sub = crypto.randomUUID()
      const { ticket } = await exchangeClaims({ sub, email: undefined })
      await link(await server().signIn('board@example.com'), ticket)
      const isBoard = eq(users.email, 'board@example.com')
      const [before] = await queries.select().from(users).where(isBoard)
      await queries.update(users).set({ passwordHash: 'another' }).where(isBoard)
      expect(await exchangeClaims({ sub, email: undefined })).toMatchObject({ kind: 'unlinked' })
      expect(await queries.select().from(identities).where(eq(identities.subject, sub))).toEqual([])
      await queries
        .update(users)
        .set({ passwordHash: before?.passwordHash ?? '' })
        .where(isBoard)
    })

    test('IDP-2: after another password the account is linked to another person', async () => {
      const { queries } = server().database
      const isBoard = eq(users.email, 'board@example.com')
      const [before] = await queries.select().from(users).where(isBoard)
      // Somebody who knew the former password; the subject never comes back.
      const stranger = { vendorId: alfa, subject: crypto.randomUUID(), passwordMark: 'x'.repeat(43) }
      await queries
        .insert(identities)
        .values({ ...stranger, userId: before?.id ?? 0, linkedAt: server().clock.now })
      const board = { sub: crypto.randomUUID(), email: undefined }
      const { ticket } = await exchangeClaims(board)
      expect((await link(await server().signIn('board@example.com'), ticket)).status).toBe(204)
      expect(await exchangeClaims(board)).toMatchObject({ kind: 'signed-in' })
    })

    test('IDP-1: two pages that a customer opens at once are both signed in, with one mail', async () => {
      const { queries } = server().database
      await queries.delete(mails).where(eq(mails.recipient, customer))
      const answers = await Promise.all([exchangeClaims(), exchangeClaims(), exchangeClaims()])
      expect(answers.map(({ kind }) => kind)).toEqual(['signed-in', 'signed-in', 'signed-in'])
      expect(await queries.select().from(mails).where(eq(mails.recipient, customer))).toHaveLength(1)
    })

    test('IDP-3: a token is exchanged once, also by concurrent calls', async () => {
      const token = await issuer.sign(claims())
      const answers = await Promise.all([exchange(token), exchange(token), exchange(token)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
      expect(await exchange(token)).toMatchObject({
        status: 401,
        message: expect.stringContaining('was exchanged before'),
      })
    })

    test.each<[string, Claims]>([
      ['jti', { jti: 'the-same-id' }],
      ['content', { jti: undefined, nonce: undefined }],
    ])('IDP-3: another token with the same %s is refused', async (_, changes) => {
      expect((await exchangeClaims(changes)).status).toBe(200)
      expect((await exchangeClaims(changes)).status).toBe(401)
    })

    test('IDP-3: a refreshed token, which repeats the nonce, is another token', async () => {
      const nonce = crypto.randomUUID()
      const first = claims({ jti: undefined, nonce })
      expect((await exchange(await issuer.sign(first))).status).toBe(200)
      const refreshed = { ...first, iat: seconds() - 1 }
      expect((await exchange(await issuer.sign(refreshed))).status).toBe(200)
      expect((await exchange(await issuer.sign(refreshed))).status).toBe(401)
    })

    test.each<[string, () => Claims]>([
      ['another issuer', () => claims({ iss: 'https://other.example' })],
      ['another audience', () => claims({ aud: 'beta-site' })],
      ['no audience', () => claims({ aud: undefined })],
      ['several audiences without an authorized party', () => claims({ aud: [audience, 'other'] })],
      ['another authorized party', () => claims({ azp: 'other' })],
      ['a past expiry', () => claims({ iat: seconds() - 600, exp: seconds() - 31 })],
      ['no expiry', () => claims({ exp: undefined })],
      ['no time of issue', () => claims({ iat: undefined })],
      ['a time of issue in the future', () => claims({ iat: seconds() + 120 })],
      ['a long life', () => claims({ iat: seconds() - 3700, exp: seconds() + 86_400 })],
      ['a start in the future', () => claims({ nbf: seconds() + 120 })],
      ['no person', () => claims({ sub: undefined })],
      ['an empty person', () => claims({ sub: '' })],
    ])('IDP-4: refuses a token with %s', async (_, changes) => {
      expect((await exchange(await issuer.sign(changes()))).status).toBe(401)
    })

    test('IDP-4: refuses tokens that the issuer did not sign with a published key', async () => {
      const body = claims()
      const good = await issuer.sign(body)
      const [head = '', payload = '', signature = ''] = good.split('.')
      const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
      const { privateKey } = await generateKeyPair('ES256')
      const secret = new TextEncoder().encode('a shared secret of at least 32 characters')
      const sign = (alg: string, key: CryptoKey | Uint8Array) =>
        new SignJWT({ ...body }).setProtectedHeader({ alg, kid: '1' }).sign(key)
      for (const token of [
        await sign('ES256', privateKey),
        await sign('HS256', secret),
        await issuer.sign(body, { kid: 'unknown' }),
        await issuer.sign(body, { typ: 'at+jwt' }),
        await issuer.sign(body, { typ: 'logout+jwt' }),
        `${encode({ alg: 'none' })}.${payload}.`,
        `${head}.${encode({ ...body, email: 'owner@example.com' })}.${signature}`,
        `${head}.${payload}.`,
        `${head}.${payload}`,
        'not a token',
        '..',
      ])
        expect([token.slice(0, 40), (await exchange(token)).status]).toEqual([token.slice(0, 40), 401])
      expect((await exchange(good)).status).toBe(200)
    })

    test('IDP-4: refuses an issuer whose configuration names another issuer', async () => {
      const { queries } = server().database
      await queries.update(identityProviders).set({ issuer: otherIssuer.url })
      otherIssuer.configure({ issuer: issuer.url })
      const token = await otherIssuer.sign(claims({ iss: otherIssuer.url }))
      expect((await exchange(token)).status).toBe(401)
      otherIssuer.configure({})
      expect((await exchange(token)).status).toBe(200)
    })

    test('IDP-4: keys and configuration in a private network are not read unless their origin is listed', async () => {
      const { queries } = server().database
      const isRefused = async (url: string) => {
        await queries.update(identityProviders).set({ issuer: url })
        const token = await issuer.sign(claims({ iss: url }))
        expect([url, (await exchange(token)).status]).toEqual([url, 401])
      }
      const { port } = new URL(internalIssuer.url)
      const start = internalIssuer.requests.length
      const newRequests = () => internalIssuer.requests.slice(start)
      internalIssuer.configure({})
      await isRefused(`http://localhost:${port}`)
      await isRefused(`https://localhost:${port}`)
      await isRefused(`https://[::1]:${port}`)
      await isRefused('https://169.254.169.254')
      expect(newRequests()).toEqual([])
      // A listed issuer whose keys are elsewhere.
      internalIssuer.configure({ jwks_uri: `http://localhost:${port}/keys` })
      await isRefused(internalIssuer.url)
      const wellKnown = '/.well-known/openid-configuration'
      expect(newRequests().filter(path => path !== wellKnown)).toEqual([])
    })

    test('IDP-4: exchanges are limited per network address', async () => {
      const statuses: number[] = []
      for (let attempt = 0; attempt < 121; attempt++) statuses.push((await exchange('..')).status)
      expect([statuses[119], statuses[120]]).toEqual([401, 429])
    })
  },
  { environment: { IDENTITY_PRIVATE_ORIGINS } },
)
