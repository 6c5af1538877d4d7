import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { socialAccounts, socialStates } from '../../../../server/modules/accounts/social/tables.ts'
import { users } from '../../../../server/modules/accounts/tables.ts'
import { duringReset } from '../../../support/duringReset.ts'
import { duringSignIn } from '../../../support/duringSignIn.ts'
import { mailsTo, newestToken } from '../../../support/mail.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { newPerson } from '../../../support/people.ts'
import { registration } from '../../../support/registration.ts'
import type { TestServer } from '../../../support/server.ts'
import {
  returnedBy,
  type SocialPerson,
  socialBrowser,
  type Way,
  walkWay,
} from '../../../support/socialBrowser.ts'

const exchange = async (server: TestServer, person: SocialPerson, flow?: Way) =>
  server.call('auth/social/token', { body: (await walkWay(server, person, flow)).body })

const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code

const { password } = registration('')

/** Links a provider account to the profile of a token. */
const link = async (server: TestServer, token: string, email: string, provider = 'lumo') => {
  const { body } = await walkWay(server, { email }, { provider, purpose: 'link', token, password })
  return server.call('auth/social/authorization-code/link', { token, body })
}

/** Completes the profile that a social sign-in started. */
async function completeProfile(server: TestServer, email: string) {
  const { data } = (await (await exchange(server, { email })).json()) as { data: { token: string } }
  const { email: _, ...form } = registration(email)
  await server.read('auth/complete-registration', { body: { ...form, token: data.token } })
}

const begin = (server: TestServer, changes: object = {}, token?: string) =>
  server.call('auth/social/authorization-code', {
    token,
    body: {
      provider: 'lumo',
      purpose: 'sign-in',
      display: 'page',
      redirectUrl: `${server.url}/login?from=menu`,
      ...changes,
    },
  })

onEachDatabase('Social sign-in', server => {
  test('AUT-3: lists two providers; a user who cancels returns without a result', async () => {
    const { data } = await server().read('auth/social/providers')
    expect(data).toEqual([
      { id: 'lumo', name: 'Lumo' },
      { id: 'kaimyna', name: 'Kaimyna' },
    ])
    const flow = (await (await begin(server())).json()) as {
      data: { authorizationUrl: string; state: string }
    }
    const browser = socialBrowser(server())
    const page = await browser.open(flow.data.authorizationUrl)
    expect(await page.response.text()).toContain('<h1>Sign in with Lumo</h1>')
    const { to } = await returnedBy(await browser.refuse(page.address))
    expect(to).toBe(
      `${server().url}/login?from=menu#social_error=failed&state=${flow.data.state}&provider=lumo`,
    )
  })

  test('AUT-11 AUT-7: a new user completes the registration and afterwards signs in at once', async () => {
    const email = 'nauja@example.com'
    const registration = (await (await exchange(server(), { email, firstName: 'Ūla' })).json()) as {
      data: object
    }
    expect(registration.data).toEqual({
      kind: 'registration',
      token: expect.stringMatching(/^[\w-]{43}$/),
      email,
      firstName: 'Ūla',
      lastName: 'Petraitienė',
    })
    // Until the form is complete, each sign-in returns the unfinished registration.
    await completeProfile(server(), email)
    const { data } = (await (await exchange(server(), { email })).json()) as {
      data: { token: string; kind: string; refreshToken: string; expiresIn: number }
    }
    expect(data).toMatchObject({ kind: 'signed-in', tokenType: 'Bearer', expiresIn: 680_400 })
    expect((await server().read('auth/users/me', { token: data.token })).data).toMatchObject({ email })
  })

  test('AUT-11: a refresh token returns the next pair once and the previous pair expires', async () => {
    await completeProfile(server(), 'ilgai@example.com')
    const { data } = (await (await exchange(server(), { email: 'ilgai@example.com' })).json()) as {
      data: { token: string; refreshToken: string }
    }
    server().clock.advance(20 * 24 * 3600)
    // The access token has expired; another sign-in deletes expired sessions.
    await server().signIn('owner@example.com')
    expect((await server().call('auth/users/me', { token: data.token })).status).toBe(401)
    const body = { refreshToken: data.refreshToken }
    const next = (await server().read('auth/token/refresh', { body })).data
    expect((await server().call('auth/users/me', { token: next.token })).status).toBe(200)
    expect((await server().call('auth/token/refresh', { body })).status).toBe(401)
    await server().read('auth/logout', { method: 'POST', token: next.token })
    const response = await server().call('auth/token/refresh', { body: { refreshToken: next.refreshToken } })
    expect(response.status).toBe(401)
    server().clock.advance(-20 * 24 * 3600)
  })

  test('AUT-11: flows and sessions store hashes, and the result is deleted after the exchange', async () => {
    const flow = await walkWay(server(), { email: 'owner@example.com' })
    const storedStates = JSON.stringify(await server().database.queries.select().from(socialStates))
    for (const secret of [flow.body.code, flow.body.ticket, new URL(flow.address).searchParams.get('state')])
      expect(storedStates).not.toContain(secret)
    expect((await server().call('auth/social/token', { body: flow.body })).status).toBe(409)
    expect(
      await server().database.queries.select().from(socialStates).where(eq(socialStates.isUsed, true)),
    ).toEqual([])
    expect(JSON.stringify(server().log)).not.toContain(flow.body.code)
  })

  test.each(['lumo', 'kaimyna'])(
    'AUT-11: the e-mail of an existing account does not sign in through a provider, verified or not (%s)',
    async provider => {
      for (const [isVerified, code] of [
        [true, 'social_account_exists'],
        [false, 'social_email_unverified'],
      ] as const) {
        const response = await exchange(server(), { email: 'Owner@example.com', isVerified }, { provider })
        expect([response.status, await codeOf(response)]).toEqual([409, code])
      }
      expect(
        await server().database.queries.select().from(socialAccounts).where(eq(socialAccounts.userId, 1)),
      ).toEqual([])
    },
  )

  test('AUT-11: an unverified e-mail of the provider creates no account', async () => {
    const email = 'nepatvirtinta@example.com'
    const response = await exchange(server(), { email, isVerified: false })
    expect([response.status, await codeOf(response)]).toEqual([409, 'social_email_unverified'])
    expect(await server().database.queries.select().from(users).where(eq(users.email, email))).toEqual([])
  })

  test('AUT-11: the owner of an address replaces an unconfirmed account and all its data', async () => {
    const email = 'mano@example.com'
    await server().read('auth/register', { body: registration(email, { firstName: 'Svetimas' }) })
    const otherToken = await newestToken(server(), email)
    await completeProfile(server(), email)
    const signIn = { email, password: registration(email).password }
    expect((await server().call('auth/verify-email', { body: { token: otherToken } })).status).toBe(410)
    const { data } = (await (await exchange(server(), { email })).json()) as { data: { token: string } }
    const profile = await server().read('auth/users/me', { token: data.token })
    expect(profile.data).toMatchObject({ email, firstName: 'Ona' })
    expect((await server().call('auth/login', { body: signIn })).status).toBe(200)
  })

  test('AUT-11: an unfinished social registration is deleted once the address is confirmed by mail', async () => {
    const email = 'pradeta@example.com'
    await exchange(server(), { email })
    await newPerson(server(), email)
    const response = await exchange(server(), { email })
    expect([response.status, await codeOf(response)]).toEqual([409, 'social_account_exists'])
  })

  test('AUT-11: ignores a state that is missing, unknown, used or of another provider', async () => {
    const email = 'busena@example.com'
    const { address, body } = await walkWay(server(), { email })
    const modified = (change: (url: URL) => void) => {
      const url = new URL(address)
      change(url)
      return url.href
    }
    const returns = await Promise.all(
      [
        address,
        modified(url => url.searchParams.delete('state')),
        modified(url => url.searchParams.set('state', 'unknown')),
        modified(url => {
          url.pathname = url.pathname.replace('lumo', 'kaimyna')
        }),
        modified(url => {
          url.pathname = url.pathname.replace('lumo', 'nobody')
        }),
      ].map(returnedBy),
    )
    for (const { status, message, to, origin } of returns)
      expect({ status, message, to, origin }).toEqual({ status: 400, message: undefined, to: '', origin: '' })
    // The earlier result is still valid, so outsiders cannot invalidate it.
    expect((await server().call('auth/social/token', { body })).status).toBe(200)
  })

  test("AUT-11: refuses the provider's code with another state, because its verifier differs", async () => {
    const completeFlow = async () => {
      const flow = (await (await begin(server())).json()) as { data: { authorizationUrl: string } }
      const browser = socialBrowser(server())
      const page = await browser.open(flow.data.authorizationUrl)
      return new URL(await browser.allow(page.address, { email: 'svetima@example.com' }))
    }
    const [ownReturn, otherReturn] = [await completeFlow(), await completeFlow()]
    ownReturn.searchParams.set('code', otherReturn.searchParams.get('code') ?? '')
    expect((await returnedBy(ownReturn.href)).to).toContain('#social_error=failed&')
    // The other user's flow still succeeds.
    expect((await returnedBy(otherReturn.href)).to).toContain('#social=')
  })

  test('AUT-11: refuses an answer that names another issuer', async () => {
    const flow = (await (await begin(server())).json()) as { data: { authorizationUrl: string } }
    const browser = socialBrowser(server())
    const page = await browser.open(flow.data.authorizationUrl)
    const address = new URL(await browser.allow(page.address, { email: 'kitas@example.com' }))
    address.searchParams.set('iss', `${server().sandboxUrl}/oidc/kaimyna`)
    expect((await returnedBy(address.href)).to).toContain('#social_error=failed&')
  })

  test('AUT-11: refuses the result without its ticket, at another page, a second time and after its expiry', async () => {
    const { body } = await walkWay(server(), { email: 'kartas@example.com' })
    const otherFlow = await walkWay(server(), { email: 'kartas@example.com' })
    for (const changes of [
      { ticket: otherFlow.body.ticket },
      { ticket: 'none' },
      { provider: 'kaimyna' },
      { redirectUrl: `${server().url}/` },
      { code: 'none' },
    ]) {
      const response = await server().call('auth/social/token', { body: { ...body, ...changes } })
      expect([response.status, await codeOf(response)]).toEqual([409, 'social_failed'])
    }
    const responses = await Promise.all([1, 2].map(() => server().call('auth/social/token', { body })))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    server().clock.advance(121)
    expect((await server().call('auth/social/token', { body: otherFlow.body })).status).toBe(409)
  })

  test('AUT-11: refuses unknown origins, and the provider refuses unlisted redirect addresses', async () => {
    for (const redirectUrl of [
      'https://evil.example/',
      'javascript:alert(1)',
      '//evil.example',
      'https://a:b@evil.example/',
    ])
      expect((await begin(server(), { redirectUrl })).status).toBe(422)
    const flow = (await (await begin(server())).json()) as { data: { authorizationUrl: string } }
    const url = new URL(flow.data.authorizationUrl)
    expect(url.searchParams.get('code_challenge_method')).toBe('S256')
    url.searchParams.set('redirect_uri', 'https://evil.example/')
    const { response } = await socialBrowser(server()).open(url.href)
    expect([response.status, response.headers.get('Location')]).toEqual([400, null])
    expect(await response.text()).toContain('invalid_redirect_uri')
    for (const name of ['code_challenge', 'code_challenge_method']) {
      const incomplete = new URL(flow.data.authorizationUrl)
      incomplete.searchParams.delete(name)
      const { address } = await socialBrowser(server()).open(incomplete.href)
      expect(address).toContain('error=invalid_request')
    }
  })

  test('AUT-11: only the browser that started at the provider can continue there', async () => {
    const flow = (await (await begin(server())).json()) as { data: { authorizationUrl: string } }
    const page = await socialBrowser(server()).open(flow.data.authorizationUrl)
    const form = { email: 'svetima@example.com', firstName: 'Ona', lastName: 'Petraitienė', action: 'allow' }
    expect((await socialBrowser(server()).visit(page.address, form)).status).toBe(400)
  })

  test("AUT-11: a popup posts its result by a script file to exactly the opener's origin", async () => {
    const { returned } = await walkWay(server(), { email: 'langas@example.com' })
    expect(returned.origin).toBe(server().url)
    expect(returned.headers.get('Content-Security-Policy')).toContain("script-src 'self'")
    expect(returned.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    expect(returned.headers.get('Cache-Control')).toBe('no-store')
    const script = await (await server().call('auth/social/return.js')).text()
    expect(script).toContain('window.opener.postMessage(JSON.parse(message), origin)')
  })

  test('AUT-12: a linked provider account signs in until it is unlinked', async () => {
    const token = await newPerson(server(), 'sieja@example.com')
    const linked = await link(server(), token, 'kitoks@example.com')
    expect(((await linked.json()) as { data: object[] }).data).toEqual([
      {
        provider: 'lumo',
        name: 'Lumo',
        email: 'kitoks@example.com',
        linkedAt: expect.stringMatching(/Z$/),
        canUnlink: true,
      },
      { provider: 'kaimyna', name: 'Kaimyna', email: null, linkedAt: null, canUnlink: false },
    ])
    const signedIn = (await (await exchange(server(), { email: 'kitoks@example.com' })).json()) as {
      data: { token: string }
    }
    const profile = await server().read('auth/users/me', { token: signedIn.data.token })
    expect(profile.data.email).toBe('sieja@example.com')
    const remaining = await server().read('auth/social/unlink?provider=lumo', {
      method: 'DELETE',
      token,
      body: { password },
    })
    expect(remaining.data[0]).toMatchObject({ email: null, canUnlink: false })
    const repeated = await server().call('auth/social/unlink?provider=lumo', {
      method: 'DELETE',
      token,
      body: { password },
    })
    expect(await codeOf(repeated)).toBe('social_unlink_unavailable')
    // The user gets mails about both changes and no other, at the profile's address.
    const subjects = (await mailsTo(server(), 'sieja@example.com')).map(({ subject }) => subject)
    expect(subjects.slice(0, 2)).toEqual([
      'A way to sign in was removed from your account',
      'A new way to sign in was added to your account',
    ])
    expect(await mailsTo(server(), 'kitoks@example.com')).toEqual([])
  })

  test('AUT-12: each reason for refusing a link has its own error code', async () => {
    const ownToken = await newPerson(server(), 'sieja2@example.com')
    const otherToken = await newPerson(server(), 'sieja3@example.com')
    expect((await link(server(), ownToken, 'viena@example.com')).status).toBe(200)
    expect(await codeOf(await link(server(), ownToken, 'viena@example.com'))).toBe('social_already_linked')
    expect(await codeOf(await link(server(), otherToken, 'viena@example.com'))).toBe(
      'social_linked_elsewhere',
    )
    expect(await codeOf(await link(server(), ownToken, 'antra@example.com'))).toBe('social_link_unavailable')
    const unknownProvider = await begin(server(), { provider: 'nobody', purpose: 'link', password }, ownToken)
    expect(await codeOf(unknownProvider)).toBe('social_link_unavailable')
    const { body } = await walkWay(
      server(),
      { email: 'trecia@example.com' },
      { purpose: 'link', token: otherToken, provider: 'kaimyna', password },
    )
    for (const [path, token] of [
      // Started by another profile, or for another purpose.
      ['auth/social/authorization-code/link', ownToken],
      ['auth/social/token', undefined],
    ] as const) {
      const response = await server().call(path, { token, body })
      expect(await codeOf(response)).toBe(token ? 'social_link_failed' : 'social_failed')
    }
    expect((await begin(server(), { purpose: 'link' })).status).toBe(401)
  })

  test('SEC-4, AUT-12: a token without the password neither links nor unlinks, and a reset unlinks what was linked', async () => {
    const email = 'pavogta@example.com'
    const token = await newPerson(server(), email)
    const fieldsOf = async (response: Response) => ((await response.json()) as { errors: object }).errors
    const missing = { password: ['validation.required'] }
    expect(await fieldsOf(await begin(server(), { purpose: 'link' }, token))).toEqual(missing)
    expect((await link(server(), token, 'vagis@example.com')).status).toBe(200)
    const unlink = { method: 'DELETE', token, body: {} }
    expect(await fieldsOf(await server().call('auth/social/unlink?provider=lumo', unlink))).toEqual(missing)
    const signIn = async () =>
      (
        (await (await exchange(server(), { email: 'vagis@example.com' })).json()) as {
          data: { kind: string }
        }
      ).data.kind
    expect(await signIn()).toBe('signed-in')

    await server().read('auth/forgot-password', { body: { email } })
    const next = 'nauja-pieva-99'
    const body = { token: await newestToken(server(), email), password: next, passwordConfirmation: next }
    await server().read('auth/reset-password', { body })
    expect(await signIn()).toBe('registration')
    const subjects = (await mailsTo(server(), email)).map(({ subject }) => subject)
    expect(subjects.slice(0, 2).sort()).toEqual([
      'A way to sign in was removed from your account',
      'Your password was changed',
    ])
  })

  test('SEC-4: a provider account that is linked during a reset of the password is refused', async () => {
    const email = 'perimtas@example.com'
    const token = await newPerson(server(), email)
    const flow = { provider: 'lumo', purpose: 'link', token, password } as const
    const { body } = await walkWay(server(), { email: 'vagis.perimtas@example.com' }, flow)
    const answer = await duringReset(server(), email, () =>
      server().call('auth/social/authorization-code/link', { token, body }),
    )
    expect(answer.status).toBe(401)
  })

  test('SEC-4: a provider account that signs in while the password is reset opens no session', async () => {
    const email = 'tuopat@example.com'
    const token = await newPerson(server(), email)
    expect((await link(server(), token, 'vagis.tuopat@example.com')).status).toBe(200)
    await server().read('auth/forgot-password', { body: { email } })
    const next = 'nauja-pieva-99'
    const body = { token: await newestToken(server(), email), password: next, passwordConfirmation: next }
    const answer = await duringSignIn(
      server(),
      () => exchange(server(), { email: 'vagis.tuopat@example.com' }),
      () => server().read('auth/reset-password', { body }),
    )
    const { data } = (await answer.json()) as { data: { token: string; refreshToken: string } }
    expect((await server().call('auth/users/me', { token: data.token })).status).toBe(401)
    const { refreshToken } = data
    expect((await server().call('auth/token/refresh', { body: { refreshToken } })).status).toBe(401)
  })

  test('AUT-12: a profile keeps the provider account it was created with; deletion removes all links', async () => {
    const email = 'sukurta@example.com'
    await completeProfile(server(), email)
    const { data } = (await (await exchange(server(), { email })).json()) as { data: { token: string } }
    const { token } = data
    expect((await server().read('auth/social/accounts', { token })).data[0]).toMatchObject({
      email,
      canUnlink: false,
    })
    const response = await server().call('auth/social/unlink?provider=lumo', {
      method: 'DELETE',
      token,
      body: { password },
    })
    expect([response.status, await codeOf(response)]).toEqual([409, 'social_unlink_unavailable'])
    const body = { password: registration(email).password, confirmation: 'DELETE' }
    await server().read('profile', { method: 'DELETE', token, body })
    const linkedRows = await server()
      .database.queries.select()
      .from(socialAccounts)
      .where(eq(socialAccounts.email, email))
    expect(linkedRows).toEqual([])
  })

  test('SEC-10, AUT-11: a refresh token that comes again ends the session that has the newer pair', async () => {
    const email = 'kopija@example.com'
    await completeProfile(server(), email)
    const { data } = (await (await exchange(server(), { email })).json()) as {
      data: { refreshToken: string }
    }
    const refresh = (refreshToken: string) => server().call('auth/token/refresh', { body: { refreshToken } })
    const { data: thief } = (await (await refresh(data.refreshToken)).json()) as {
      data: { token: string; refreshToken: string }
    }
    // Two tabs of one person may renew at the same time.
    server().clock.advance(10)
    expect((await refresh(data.refreshToken)).status).toBe(401)
    expect((await server().call('auth/users/me', { token: thief.token })).status).toBe(200)
    server().clock.advance(30)
    expect((await refresh(data.refreshToken)).status).toBe(401)
    expect((await server().call('auth/users/me', { token: thief.token })).status).toBe(401)
    expect((await refresh(thief.refreshToken)).status).toBe(401)
  })

  test('SEC-10: a session ends 180 days after its sign-in, however often it is renewed', async () => {
    const email = 'pusmetis@example.com'
    await completeProfile(server(), email)
    let { data } = (await (await exchange(server(), { email })).json()) as { data: { refreshToken: string } }
    for (let day = 25; day <= 175; day += 25) {
      server().clock.advance(25 * 86_400)
      data = (await server().read('auth/token/refresh', { body: { refreshToken: data.refreshToken } })).data
    }
    server().clock.advance(5 * 86_400)
    const response = await server().call('auth/token/refresh', { body: { refreshToken: data.refreshToken } })
    expect(response.status).toBe(401)
  })

  test('AUT-11: a password change invalidates earlier refresh tokens', async () => {
    const email = 'keicia@example.com'
    await completeProfile(server(), email)
    const { data } = (await (await exchange(server(), { email })).json()) as {
      data: { refreshToken: string }
    }
    await server().read('auth/forgot-password', { body: { email } })
    const password = 'nauja-pieva-99'
    const token = await newestToken(server(), email)
    await server().read('auth/reset-password', { body: { token, password, passwordConfirmation: password } })
    const response = await server().call('auth/token/refresh', { body: { refreshToken: data.refreshToken } })
    expect(response.status).toBe(401)
  })
})
