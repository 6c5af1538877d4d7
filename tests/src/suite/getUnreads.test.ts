import { beforeEach, expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { unreadModules } from '../../../src/api/schemas/contracts.ts'
import { profileUnreadCategories } from '../../../src/api/schemas/unreads.ts'
import { createClient } from '../../../src/client/createClient.ts'
import type { Session } from '../../../src/session/createSession.ts'
import type { SessionState } from '../../../src/session/SessionState.ts'
import { getUnreads, keyOfScope } from '../../../src/suite/getUnreads.ts'

let calls: string[]
let fails: string[]
let news: number[]
/** Holds back the next answer with counters. */
let hold: Promise<void> | undefined
const person = createStore<{ user: { id: number } | undefined }>(() => ({ user: undefined }))

const answering: typeof fetch = async (input, init) => {
  const path = new URL(String(input)).pathname.replace('/api/v5/', '')
  calls.push(`${init?.method} ${path}`)
  if (fails.includes(path)) return new Response('{}', { status: 422 })
  if (init?.method === 'PUT') return new Response(null, { status: 204 })
  const lists = Object.fromEntries(
    unreadModules.map(module => [module, module === 'newsMessages' ? news : []]),
  )
  const counters = Object.fromEntries(
    profileUnreadCategories.map(category => {
      const ids = category === 'news' ? news : []
      return [category, { count: ids.length, ids }]
    }),
  )
  const held = hold
  hold = undefined
  await held
  if (path === 'profile/unreads/specialOffers') return Response.json({ data: { count: 3, ids: [1, 2, 3] } })
  if (path.endsWith('/unreads/newsMessages')) return Response.json({ data: news })
  return Response.json({ data: path === 'profile/unreads' ? counters : lists })
}

const unreads = () => getUnreads(suite)
let reported: string[]
let suite: Parameters<typeof getUnreads>[0]

/** Waits until all pending answers have arrived. */
const settle = () => new Promise(resolve => setTimeout(resolve, 0))

beforeEach(() => {
  calls = []
  reported = []
  fails = []
  news = [7, 8]
  person.setState({ user: { id: 1 } })
  suite = {
    client: createClient({
      baseUrl: 'https://portal.example/api/v5',
      token: () => 'T',
      locale: () => 'en',
      onUnauthenticated: () => undefined,
      fetch: answering,
    }),
    session: { store: person as unknown as { getState: () => SessionState } } as Session,
    shared: new Map(),
    report: fault => reported.push(fault.message),
  }
})

test('MSG-4 MSG-5: counters are loaded once on first use, for all their readers', async () => {
  unreads().load('profile')
  unreads().load('profile')
  unreads().load(34)
  await settle()
  expect(calls).toEqual(['GET profile/unreads', 'GET contracts/34/unreads'])
  expect(unreads().store.getState().profile?.news).toEqual({ count: 2, ids: [7, 8] })
  expect(unreads().store.getState().contracts[34]?.newsMessages).toEqual([7, 8])
})

test('MSG-3: all counters load again after marking, even if marking failed', async () => {
  unreads().load('profile')
  unreads().load(34)
  await settle()
  calls = []
  news = []
  await unreads().markRead([{ category: 'news', id: 7 }])
  expect(calls).toEqual(['PUT profile/reads', 'GET profile/unreads', 'GET contracts/34/unreads'])
  expect(unreads().store.getState().contracts[34]?.newsMessages).toEqual([])
  fails = ['profile/reads']
  calls = []
  await expect(unreads().markRead([{ category: 'news', id: 8 }])).rejects.toMatchObject({ status: 422 })
  expect(calls).toHaveLength(3)
})

test('MSG-3: more items than a call accepts are sent in batches, and the undo works the same way', async () => {
  const reads = Array.from({ length: 501 }, (_, index) => ({ category: 'news' as const, id: index + 1 }))
  await unreads().markRead(reads)
  expect(calls).toEqual(['PUT profile/reads', 'PUT profile/reads'])
  unreads().load('profile')
  await settle()
  calls = []
  await unreads().markUnread(reads.slice(0, 1))
  expect(calls).toEqual(['PUT profile/unreads', 'GET profile/unreads'])
})

test('MSG-3: of several batches it tells those that were marked before one failed', async () => {
  const reads = Array.from({ length: 501 }, (_, index) => ({ category: 'news' as const, id: index + 1 }))
  const marked: number[] = []
  await unreads()
    .markRead(reads, batch => {
      marked.push(batch.length)
      fails = ['profile/reads']
    })
    .catch(() => marked.push(-1))
  expect(marked).toEqual([500, -1])
})

test('MSG-5: a slow first answer does not replace the counters of a later call', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  hold = promise
  unreads().load('profile')
  await settle()
  news = []
  await unreads().refresh()
  resolve()
  await settle()
  expect(unreads().store.getState().profile?.news.count).toBe(0)
})

test('AUT-14: signing out resets every counter, and a late answer for one user is not shown to another', async () => {
  unreads().load('profile')
  await settle()
  person.setState({ user: undefined })
  expect(unreads().store.getState()).toEqual({ profile: undefined, contracts: {}, counts: {} })
  person.setState({ user: { id: 2 } })
  unreads().load(34)
  person.setState({ user: { id: 3 } })
  await settle()
  expect(unreads().store.getState().contracts).toEqual({})
  unreads().load('profile')
  await settle()
  expect(unreads().store.getState().profile?.news.count).toBe(2)
})

test('MSG-5: counters that failed to load are requested again by their next reader', async () => {
  fails = ['profile/unreads']
  unreads().load('profile')
  await settle()
  fails = []
  unreads().load('profile')
  await settle()
  expect(unreads().store.getState().profile?.news.count).toBe(2)
})

test('ERR-1: counters that cannot be loaded are reported to the page, because no element says so', async () => {
  fails = ['profile/unreads']
  unreads().load('profile')
  unreads().load(34)
  await settle()
  expect(reported).toEqual(['GET profile/unreads: 422'])
})

test('MSG-4 MSG-5: one list or counter is fetched alone, and again after marking', async () => {
  const list = { contract: 34, module: 'newsMessages' } as const
  const counter = { category: 'specialOffers' } as const
  for (const scope of [list, counter, { ...list }]) unreads().load(scope)
  await settle()
  expect(calls).toEqual(['GET contracts/34/unreads/newsMessages', 'GET profile/unreads/specialOffers'])
  expect(unreads().store.getState().counts).toEqual({ '34/newsMessages': 2, 'profile/specialOffers': 3 })
  news = []
  await unreads().markRead([{ category: 'news', id: 7 }])
  expect(unreads().store.getState().counts[keyOfScope(list)]).toBe(0)
})
