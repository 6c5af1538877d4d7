import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { rateLimits } from '../../../../server/http/tables.ts'
import { passwords } from '../../../../server/modules/accounts/passwords.ts'
import { sessions } from '../../../../server/modules/accounts/tables.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import type { TestServer } from '../../../support/server.ts'

const signIn = (server: TestServer, email: string, password = 'resident-demo') =>
  server.call('auth/login', { body: { email, password } })

const forgetFailures = ({ database }: TestServer) => database.queries.delete(rateLimits)

afterEach(() => vi.restoreAllMocks())

onEachDatabase('Signing in', server => {
  test('AUT-1 AUT-13: sign-in with the right password returns a Bearer token that expires after 680,400 seconds', async () => {
    const response = await signIn(server(), ' Owner@Example.com ')
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const { data } = (await response.json()) as { data: { token: string } }
    expect(data).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      tokenType: 'Bearer',
      expiresIn: 680_400,
    })
    const profile = await server().read('auth/users/me', { token: data.token })
    expect(profile.data).toMatchObject({ email: 'owner@example.com', firstName: 'Rūta', invalidFields: [] })
    expect(profile.data.roles).toEqual([expect.objectContaining({ externalName: 'owner' })])
  })

  test('AUT-13: the database stores a hash of the token, not the token', async () => {
    const { data } = await server().read('auth/login', {
      body: { email: 'single@example.com', password: 'resident-demo' },
    })
    const rows = await server().database.queries.select().from(sessions)
    expect(JSON.stringify(rows)).not.toContain(data.token)
    const hash = createHash('sha256').update(data.token).digest('base64url')
    expect(rows.map(({ tokenHash }) => tokenHash)).toContain(hash)
  })

  test('AUT-1: a wrong password and an unknown e-mail get the same answer', async () => {
    const answers = await Promise.all(
      ['owner@example.com', 'nobody@example.com'].map(async email => {
        const response = await signIn(server(), email, 'wrong')
        const { correlationId, ...body } = (await response.json()) as { correlationId: string }
        const headers = [...response.headers.keys()].filter(name => name !== 'x-request-id').sort()
        return { status: response.status, body, headers }
      }),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } })
    await forgetFailures(server())
  })

  test('AUT-1: an unknown e-mail costs the server the same work as a wrong password', async () => {
    const matches = vi.spyOn(passwords, 'matches')
    for (const email of ['owner@example.com', 'nobody@example.com']) await signIn(server(), email, 'wrong')
    const hashCosts = matches.mock.calls.map(
      ([, hash]) => /^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+/.exec(hash)?.[0],
    )
    expect(hashCosts).toEqual(['$argon2id$v=19$m=19456,t=2,p=1', '$argon2id$v=19$m=19456,t=2,p=1'])
    await forgetFailures(server())
  })

  test('AUT-2: sign-in reports an unconfirmed address only after the right password', async () => {
    const wrongPassword = await signIn(server(), 'unconfirmed@example.com', 'wrong')
    expect([wrongPassword.status, await wrongPassword.json()]).toMatchObject([
      401,
      { code: 'invalid_credentials' },
    ])
    const rightPassword = await signIn(server(), 'unconfirmed@example.com')
    expect([rightPassword.status, await rightPassword.json()]).toMatchObject([
      403,
      { code: 'profile_not_confirmed' },
    ])
    await forgetFailures(server())
  })

  test('AUT-1: the eleventh failure within 15 minutes is rate limited with Retry-After', async () => {
    for (let failure = 1; failure <= 10; failure++)
      expect((await signIn(server(), 'owner@example.com', 'wrong')).status).toBe(401)
    server().clock.advance(60)
    const limited = await signIn(server(), 'owner@example.com', 'wrong')
    expect([limited.status, await limited.json()]).toMatchObject([429, { code: 'rate_limited' }])
    expect(limited.headers.get('Retry-After')).toBe('840')
    // The right password is refused too, because success would confirm a guess.
    expect((await signIn(server(), 'owner@example.com')).status).toBe(429)
    // Others behind the same address sign in.
    expect((await signIn(server(), 'single@example.com')).status).toBe(200)
    server().clock.advance(841)
    expect((await signIn(server(), 'owner@example.com')).status).toBe(200)
    await forgetFailures(server())
  })

  test('AUT-1: concurrent guesses count towards the limit', async () => {
    const responses = await Promise.all(
      Array.from({ length: 25 }, () => signIn(server(), 'owner@example.com', 'wrong')),
    )
    const statuses = responses.map(({ status }) => status)
    expect(statuses.filter(status => status === 401)).toHaveLength(10)
    expect(statuses.filter(status => status === 429)).toHaveLength(15)
    await forgetFailures(server())
  })

  test("AUT-14: signing out ends one token and leaves the user's other tokens valid", async () => {
    const tokens = await Promise.all(
      [1, 2].map(async () => {
        const answer = await server().read('auth/login', {
          body: { email: 'board@example.com', password: 'resident-demo' },
        })
        return answer.data.token as string
      }),
    )
    const [endedToken, openToken] = tokens
    expect((await server().call('auth/logout', { method: 'POST', token: endedToken })).status).toBe(204)
    const response = await server().call('auth/users/me', { token: endedToken })
    expect([response.status, await response.json()]).toMatchObject([401, { code: 'unauthenticated' }])
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer')
    expect((await server().call('auth/users/me', { token: openToken })).status).toBe(200)
  })

  test('AUT-13: a token expires after its lifetime', async () => {
    const answer = await server().read('auth/login', {
      body: { email: 'tenant@example.com', password: 'resident-demo' },
    })
    const call = () => server().call('auth/users/me', { token: answer.data.token })
    // A session that is not used for three days ends before.
    for (const seconds of [200_000, 200_000, 200_000, 80_399]) {
      server().clock.advance(seconds)
      expect((await call()).status).toBe(200)
    }
    server().clock.advance(1)
    expect((await server().call('auth/users/me', { token: answer.data.token })).status).toBe(401)
    // The next sign-in deletes expired sessions.
    await signIn(server(), 'tenant@example.com')
    const rows = await server().database.queries.select().from(sessions).where(eq(sessions.userId, 4))
    expect(rows).toHaveLength(1)
  })

  test.each(['', 'Bearer', 'Bearer short', `Basic ${'a'.repeat(43)}`, `Bearer ${'a'.repeat(43)}`])(
    'AUT-14: the header "%s" does not authenticate',
    async Authorization => {
      expect((await server().call('auth/users/me', { headers: { Authorization } })).status).toBe(401)
    },
  )
})
