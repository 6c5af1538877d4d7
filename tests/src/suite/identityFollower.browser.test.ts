import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createClient } from '../../../src/client/createClient.ts'
import { createSession } from '../../../src/session/createSession.ts'
import { memoryTexts } from '../../../src/session/storage.ts'
import { type GetIdentityToken, identityKey } from '../../../src/suite/config.ts'
import { identityFollower } from '../../../src/suite/identityFollower.ts'

const baseUrl = 'https://portal.example/api/v5'
const person = {
  id: 5,
  email: 'ona@example.com',
  firstName: 'Ona',
  lastName: 'O',
  phone: null,
  roles: [],
  invalidFields: [],
}

const encoded = (value: object) => btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_')
let minted = 0
const tokenOf = (sub: string) =>
  `${encoded({ alg: 'ES256' })}.${encoded({ iss: 'https://id.example', sub, jti: ++minted })}.x`

/** The back end: what it answers to an exchange, and to the session's calls. */
let exchanged: string[]
let exchangeAnswer: () => { status: number; data: object }
let isSessionValid: boolean
let errors: string[]
let stops: (() => void)[]

const fetchAnswers: typeof fetch = async (input, init) => {
  const path = new URL(String(input)).pathname.replace('/api/v5/', '')
  const answer = (status: number, data?: unknown) =>
    new Response(status === 204 ? null : JSON.stringify({ data }), { status })
  if (path === 'auth/token-exchange') {
    exchanged.push(JSON.parse(String(init?.body)).subject_token)
    const { status, data } = exchangeAnswer()
    return answer(status, data)
  }
  if (path === 'auth/users/me') return isSessionValid ? answer(200, person) : answer(401)
  if (path.startsWith('organization-groups')) return answer(200, [])
  return answer(204)
}

/** A page of the site, or another tab of it: browsers tell other tabs of changed storage. */
function openPage(getIdentityToken: GetIdentityToken) {
  const client = createClient({
    baseUrl,
    token: () => session.token(),
    locale: () => 'en',
    onUnauthenticated: token => session.expire(token),
    fetch: fetchAnswers,
  })
  const session = createSession(() => client, undefined, memoryTexts())
  stops.push(session.stop)
  const page = { session, client, identity: new Map<string, unknown>([[identityKey, getIdentityToken]]) }
  const follower = identityFollower(page)
  const state = () => session.store.getState()
  session.hold(follower.follow())
  // As every element does.
  session.load().catch(() => undefined)
  return {
    session,
    follower,
    state,
    settled: () => expect.poll(() => state().status).not.toBe('loading'),
  }
}

const tellOtherTabs = () => dispatchEvent(new StorageEvent('storage', { key: null }))
const onError = (event: Event) => errors.push((event as CustomEvent).detail.code)

beforeEach(() => {
  localStorage.clear()
  exchanged = []
  errors = []
  stops = []
  isSessionValid = true
  let sessions = 0
  exchangeAnswer = () => ({
    status: 200,
    data: { kind: 'signed-in', token: `session-${++sessions}`, tokenType: 'Bearer', expiresIn: 3600 },
  })
  document.addEventListener('resident-error', onError)
})
afterEach(() => {
  document.removeEventListener('resident-error', onError)
  for (const stop of stops) stop()
})

it('IDP-6: a visitor of the page is signed in, and a later page of the site exchanges nothing', async () => {
  const getToken = vi.fn(async () => tokenOf('7'))
  const page = openPage(getToken)
  expect(page.state()).toMatchObject({ status: 'loading', identity: 'asking' })
  await page.settled()
  expect(page.state()).toMatchObject({ status: 'ready', user: person, identity: undefined })
  const later = openPage(getToken)
  await later.settled()
  expect(later.state().status).toBe('ready')
  expect([exchanged.length, getToken.mock.calls.length]).toEqual([1, 2])
})

it('IDP-6: tabs that open at once exchange one token', async () => {
  const getToken = vi.fn(async () => tokenOf('7'))
  const pages = [openPage(getToken), openPage(getToken), openPage(getToken)]
  await Promise.all(pages.map(({ settled }) => settled()))
  expect(pages.map(({ state }) => state().status)).toEqual(['ready', 'ready', 'ready'])
  expect([exchanged.length, getToken.mock.calls.length]).toEqual([1, 1])
})

it('IDP-6: a session that ends is replaced by a new one in all tabs; one that ends at once is not', async () => {
  const pages = [openPage(async () => tokenOf('7')), openPage(async () => tokenOf('7'))]
  await Promise.all(pages.map(({ settled }) => settled()))
  const now = vi.spyOn(performance, 'now')
  const later = performance.now() + 3_600_000
  now.mockReturnValue(later)
  pages[0]?.session.expire('session-1')
  tellOtherTabs()
  await Promise.all(pages.map(({ settled }) => settled()))
  await expect.poll(() => pages.map(({ session }) => session.token())).toEqual(['session-2', 'session-2'])
  expect(exchanged.length).toBe(2)

  isSessionValid = false
  now.mockReturnValue(later + 30_000)
  pages[0]?.session.expire('session-2')
  await expect
    .poll(() => pages[0]?.state())
    .toMatchObject({ status: 'guest', expired: true, identity: 'failed' })
  expect([exchanged.length, errors]).toEqual([2, ['RW-EXCHANGE']])
  now.mockRestore()
})

it('IDP-7: a session that the server never accepts is exchanged once', async () => {
  isSessionValid = false
  const page = openPage(async () => tokenOf('7'))
  await expect.poll(() => page.state()).toMatchObject({ status: 'guest', identity: 'failed' })
  expect([exchanged.length, errors]).toEqual([1, ['RW-EXCHANGE']])
})

it.each<[string, GetIdentityToken]>([
  ['rejects', () => Promise.reject(new Error(`no ${tokenOf('7')}`))],
  [
    'throws',
    () => {
      throw new Error('no')
    },
  ],
  ['returns other text', async () => 'secret'],
  ['returns an object', async () => ({ token: tokenOf('7') }) as unknown as string],
])(
  'IDP-7: a function that %s is an error without a token in it, and the ordinary sign-in',
  async (_, getToken) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const page = openPage(getToken)
    await page.settled()
    expect(page.state()).toMatchObject({ status: 'guest', identity: 'failed' })
    expect([exchanged, errors]).toEqual([[], ['RW-IDENTITY']])
    expect(warn.mock.calls.join()).not.toMatch(/eyJ|secret/)
    warn.mockRestore()
  },
)

it('IDP-7: a refused token is an error; the next attempt asks for another one', async () => {
  exchangeAnswer = () => ({ status: 401, data: {} })
  const page = openPage(async () => tokenOf('7'))
  await page.settled()
  expect(page.state()).toMatchObject({ status: 'guest', identity: 'failed' })
  expect(errors).toEqual(['RW-EXCHANGE'])
  exchangeAnswer = () => ({
    status: 200,
    data: { kind: 'signed-in', token: 'session-9', tokenType: 'Bearer', expiresIn: 3600 },
  })
  page.follower.retry()
  await page.settled()
  expect(page.state().status).toBe('ready')
  expect(new Set(exchanged).size).toBe(2)
})

it('IDP-2: a person without an account here is asked to link one', async () => {
  exchangeAnswer = () => ({ status: 200, data: { kind: 'unlinked', ticket: 'x'.repeat(43) } })
  const page = openPage(async () => tokenOf('7'))
  await page.settled()
  expect(page.state()).toMatchObject({ status: 'guest', identity: 'unlinked' })
})

it('IDP-8: nobody is asked to wait or to link while nobody is signed in to the page', async () => {
  const page = openPage(async () => undefined)
  await page.settled()
  expect(page.state()).toMatchObject({ status: 'guest', identity: undefined })
  expect([exchanged, errors]).toEqual([[], []])
})

it('IDP-8: signing out of the page ends the session that it opened, and its data is not shown again', async () => {
  await openPage(async () => tokenOf('7')).settled()
  const page = openPage(async () => null)
  const seen: unknown[] = []
  page.session.store.subscribe(({ user }) => seen.push(user))
  await page.settled()
  expect(page.state()).toMatchObject({ status: 'guest', identity: undefined })
  expect(page.session.token()).toBeUndefined()
  expect(seen.every(user => user === undefined)).toBe(true)
})

it('IDP-8: another visitor of the page gets a session of their own', async () => {
  await openPage(async () => tokenOf('7')).settled()
  const page = openPage(async () => tokenOf('8'))
  await expect.poll(() => page.session.token()).toBe('session-2')
  await page.settled()
  expect(page.state().status).toBe('ready')
})

it('IDP-8: after signing out here the resident stays signed out, until wanted or somebody else comes', async () => {
  const first = openPage(async () => tokenOf('7'))
  const otherTab = openPage(async () => tokenOf('7'))
  await Promise.all([first.settled(), otherTab.settled()])
  await first.session.signOut()
  tellOtherTabs()
  expect(first.state()).toMatchObject({ status: 'guest', identity: 'left' })
  await expect.poll(() => otherTab.state()).toMatchObject({ status: 'guest', identity: 'left' })
  const later = openPage(async () => tokenOf('7'))
  await later.settled()
  expect(later.state()).toMatchObject({ status: 'guest', identity: 'left' })
  expect(exchanged.length).toBe(1)
  later.follower.retry()
  await expect.poll(() => later.state().status).toBe('ready')
  expect(exchanged.length).toBe(2)
})

it('IDP-8: a session that a password opened outlives the sign-in of the page', async () => {
  const first = openPage(async () => undefined)
  await first.settled()
  await first.session.enter({ token: 'by-password', expiresIn: 3600 })
  for (const token of [undefined, tokenOf('7')]) {
    const page = openPage(async () => token)
    await page.settled()
    expect(page.session.token()).toBe('by-password')
  }
  expect(exchanged).toEqual([])
  // After signing out on purpose, the sign-in of the page does not sign in at once.
  await first.session.signOut()
  const page = openPage(async () => tokenOf('7'))
  await page.settled()
  expect(page.state()).toMatchObject({ status: 'guest', identity: 'left' })
})
