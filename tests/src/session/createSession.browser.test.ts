import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Client, createClient } from '../../../src/client/createClient.ts'
import { hasPrefetchedAnswers, prefetchAnswer } from '../../../src/client/prefetchedAnswers.ts'
import { createSession, type Session } from '../../../src/session/createSession.ts'
import type { TextStorage } from '../../../src/session/storage.ts'
import { localTexts } from '../../../src/session/storage.ts'
import { readToken } from '../../../src/session/token.ts'
import { contractOf, organizationGroupOf } from '../../support/organizationGroup.ts'

type Answer = { readonly status: number; readonly body?: unknown }

/** Answers by path, which a test may replace. `calls` records the calls. */
let answers: Record<string, () => Answer | Promise<Answer>>
let calls: string[]
let session: Session
let sessions: Session[]
let cookies: Map<string, string>

const baseUrl = 'https://portal.example/api/v5'
const key = `resident-session:${baseUrl}`
const role = (id: number, name: string) => ({ id, name, externalName: name.toLowerCase(), permissions: [] })
const person = {
  id: 5,
  email: 'board@example.com',
  firstName: 'Rūta',
  lastName: 'Kazlauskienė',
  phone: null,
  roles: [role(1, 'Owner'), role(2, 'President')],
  invalidFields: [] as string[],
}
const group = organizationGroupOf({
  contracts: [contractOf({ id: 10, roleIds: [1] }), contractOf({ id: 20, roleIds: [2] })],
})

const answering: typeof fetch = async input => {
  const path = new URL(String(input)).pathname.replace('/api/v5/', '')
  calls.push(path)
  const { status, body } = (await answers[path]?.()) ?? { status: 404, body: {} }
  return new Response(body === undefined ? null : JSON.stringify(body), { status })
}

const memory = (map: Map<string, string>): TextStorage => ({
  read: name => map.get(name),
  write: (name, value) => void (value === undefined ? map.delete(name) : map.set(name, value)),
})

const start = (texts: TextStorage = localTexts()): Session => {
  const client: Client = createClient({
    baseUrl,
    token: () => made.token(),
    locale: () => 'en',
    onUnauthenticated: token => made.expire(token),
    fetch: answering,
  })
  const made = createSession(() => client, texts, memory(cookies))
  sessions.push(made)
  return made
}

const state = () => session.store.getState()
const signIn = () => session.signIn({ email: 'board@example.com', password: 'resident-demo' })

beforeEach(() => {
  localStorage.clear()
  calls = []
  sessions = []
  cookies = new Map()
  answers = {
    'auth/login': () => ({
      status: 200,
      body: { data: { token: 'T1', tokenType: 'Bearer', expiresIn: 680_400 } },
    }),
    'auth/logout': () => ({ status: 204 }),
    'auth/users/me': () => ({ status: 200, body: { data: person } }),
    'organization-groups/contracts': () => ({ status: 200, body: { data: [group] } }),
  }
  session = start()
})
afterEach(() => {
  for (const made of sessions) made.stop()
})

it('AUT-13: the token is stored for the next page and is not exposed to elements', async () => {
  await signIn()
  expect(start().token()).toBe('T1')
  expect(JSON.stringify(state())).not.toContain('T1')
})

it('concurrent requests of several elements send one users/me', async () => {
  localStorage.setItem(key, `T1 ${Date.now() + 60_000}`)
  session = start()
  await Promise.all([session.load(), session.load(), session.load()])
  expect(calls).toEqual(['auth/users/me', 'organization-groups/contracts', 'activity-logs/refresh'])
})

it('an expired token is not used', () => {
  localStorage.setItem(key, `T1 ${Date.now() - 1}`)
  expect(start().token()).toBeUndefined()
})

it('AUT-14: a 401 ends the session and marks it as expired', async () => {
  await signIn()
  answers['auth/users/me'] = () => ({ status: 401, body: {} })
  await session.refresh().catch(() => undefined)
  expect(state()).toMatchObject({ status: 'guest', expired: true, user: undefined, groups: [] })
  expect(localStorage.getItem(key)).toBeNull()
})

it('a failed reload keeps the loaded data', async () => {
  await signIn()
  answers['auth/users/me'] = () => ({ status: 422, body: {} })
  await expect(session.refresh()).rejects.toMatchObject({ status: 422 })
  expect(state()).toMatchObject({ status: 'ready', user: { id: 5 } })
})

it('a late 401 of an old token does not end a new session', async () => {
  await signIn()
  session.expire('T0')
  expect(state().status).toBe('ready')
})

it('signing out works even when the answer is lost', async () => {
  await signIn()
  answers['auth/logout'] = () => ({ status: 500, body: {} })
  await session.signOut()
  expect(state()).toMatchObject({ status: 'guest', expired: false })
  expect(calls.at(-1)).toBe('auth/logout')
})

it('follows signing in and out in another tab', async () => {
  localStorage.setItem(key, `T1 ${Date.now() + 60_000}`)
  dispatchEvent(new StorageEvent('storage', { key }))
  await session.load()
  expect(state().status).toBe('ready')
  localStorage.removeItem(key)
  dispatchEvent(new StorageEvent('storage', { key }))
  expect(state().status).toBe('guest')
})

it('a session that expired in another tab has expired here, so drafts and the contract stay; signing out there deletes them', async () => {
  const draft = `resident-drafts:${baseUrl}`
  await signIn()
  session.chooseContract(10)
  localStorage.setItem(draft, '{}')
  const other = start()
  await other.load()
  other.expire('T1')
  dispatchEvent(new StorageEvent('storage', { key }))
  expect(state()).toMatchObject({ status: 'guest', expired: true })
  expect(localStorage.getItem(draft)).toBe('{}')
  expect(cookies.get('resident-contract')).toBe('10')
  await signIn()
  await other.load()
  dispatchEvent(new StorageEvent('storage', { key }))
  await other.signOut()
  dispatchEvent(new StorageEvent('storage', { key }))
  expect(state()).toMatchObject({ status: 'guest', expired: false })
  expect(localStorage.getItem(draft)).toBeNull()
})

it('AUT-14: a page that the browser restores ends a session that ended meanwhile', async () => {
  await signIn()
  localStorage.removeItem(key)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(state()).toMatchObject({ status: 'guest', user: undefined })
})

it('PER-3: returns contracts of the current role only, and NAV-8: a role change clears the contract', async () => {
  await signIn()
  session.chooseContract(10)
  expect(state().groups[0]?.contracts.map(({ id }) => id)).toEqual([10])
  session.chooseRole(2)
  expect(state()).toMatchObject({ roleId: 2, contractId: undefined })
  expect(state().groups[0]?.contracts.map(({ id }) => id)).toEqual([20])
  expect(cookies.get('resident-role')).toBe('2')
})

it('PER-1: a session on a new device starts in the first role that holds a contract', async () => {
  const contracts = [contractOf({ id: 20, roleIds: [2] })]
  answers['organization-groups/contracts'] = () => ({
    status: 200,
    body: { data: [{ ...group, contracts }] },
  })
  await signIn()
  expect(state().roleId).toBe(2)
  expect(state().groups[0]?.contracts.map(({ id }) => id)).toEqual([20])
  await session.signOut()
  session.stop()
  cookies.set('resident-role', '1')
  session = start()
  await signIn()
  expect(state()).toMatchObject({ roleId: 1, groups: [] })
})

it('CON-10: an own contract becomes current and is remembered; a foreign one does not', async () => {
  await signIn()
  session.chooseContract(10)
  expect(cookies.get('resident-contract')).toBe('10')
  session.chooseContract(99)
  expect(state().contractId).toBeUndefined()
  expect(cookies.has('resident-contract')).toBe(false)
})

it('CON-10: the person’s contracts are stored beside the token for the next page, and deleted with it', async () => {
  await signIn()
  expect(localStorage.getItem(key)?.split(' ')).toEqual(['T1', expect.any(String), '10,20'])
  expect(readToken(localTexts(), key)).toMatchObject({ value: 'T1', contracts: [10, 20] })
  answers['organization-groups/contracts'] = () => ({ status: 200, body: { data: [] } })
  await session.refresh()
  expect(readToken(localTexts(), key)?.contracts).toBeUndefined()
  await session.signOut()
  expect(localStorage.getItem(key)).toBeNull()
})

it('CON-10: what is no id among the stored contracts is left out', () => {
  localStorage.setItem(key, `T1 ${Date.now() + 60_000} 10,1/../6,x`)
  expect(readToken(localTexts(), key)?.contracts).toEqual([10])
})

it('AUT-18: does not request the vendors of a user with fields to correct', async () => {
  answers['auth/users/me'] = () => ({
    status: 200,
    body: { data: { ...person, invalidFields: ['phone'] } },
  })
  await signIn()
  expect(calls).toEqual(['auth/login', 'auth/users/me', 'activity-logs/refresh'])
})

it('without browser storage everything works until a reload', async () => {
  const refused: TextStorage = { read: () => undefined, write: () => undefined }
  session = start(refused)
  await signIn()
  expect(session.token()).toBe('T1')
})

it('CON-8: a removed contract is hidden in all elements, also after a reload of the data, until it is restored', async () => {
  await signIn()
  session.chooseContract(10)
  session.setAside(10, true)
  expect(state()).toMatchObject({ groups: [], contractId: undefined })
  await session.refresh()
  expect(state().groups).toEqual([])
  session.setAside(10, false)
  expect(state().groups[0]?.contracts.map(({ id }) => id)).toEqual([10])
})

it('CON-10: signing out clears the chosen contract, and an expired session keeps it', async () => {
  await signIn()
  session.chooseContract(10)
  session.expire('T1')
  await signIn()
  expect(state().contractId).toBe(10)
  await session.signOut()
  expect(cookies.get('resident-contract')).toBeUndefined()
})

it('the later of two concurrent requests wins', async () => {
  await signIn()
  const answerOf = (firstName: string) => ({ status: 200, body: { data: { ...person, firstName } } })
  let answer = () => {}
  answers['auth/users/me'] = () =>
    new Promise(resolve => {
      answer = () => resolve(answerOf('Sena'))
    })
  const first = session.refresh()
  await expect.poll(() => calls.filter(path => path === 'auth/users/me').length).toBe(2)
  answers['auth/users/me'] = () => answerOf('Nauja')
  await session.refresh()
  answer()
  await first
  expect(state().user?.firstName).toBe('Nauja')
})

it('a request that fails after a new sign-in has begun does not show the new session as failed', async () => {
  await signIn()
  let fail = () => {}
  answers['auth/users/me'] = () =>
    new Promise(resolve => {
      fail = () => resolve({ status: 403, body: {} })
    })
  const first = session.refresh()
  await expect.poll(() => calls.filter(path => path === 'auth/users/me').length).toBe(2)
  let answer = () => {}
  answers['auth/users/me'] = () =>
    new Promise(resolve => {
      answer = () => resolve({ status: 200, body: { data: person } })
    })
  const second = session.enter({ token: 'T2', expiresIn: 600 })
  await expect.poll(() => calls.filter(path => path === 'auth/users/me').length).toBe(3)
  fail()
  await expect(first).rejects.toThrow()
  expect(state().status).toBe('loading')
  answer()
  await second
  expect(state().status).toBe('ready')
})

it('AUT-19: reports the user’s activity to the server once, however often the profile is loaded', async () => {
  await signIn()
  await session.refresh()
  await session.refresh()
  expect(calls.filter(path => path === 'activity-logs/refresh')).toHaveLength(1)
})

it('AUT-18: a refresh after a change takes no answer that was prefetched before it', async () => {
  await signIn()
  void prefetchAnswer('data:application/json,{}', {})
  expect(hasPrefetchedAnswers()).toBe(true)
  await session.refresh()
  expect(hasPrefetchedAnswers()).toBe(false)
})
