import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { followChanges } from '../../../src/runtime/followChanges.ts'
import type { Suite } from '../../../src/suite/getSuite.ts'

/** Open streams; `send` writes an event, `end` closes the connection. */
let streams: {
  address: string
  send: (data: string) => void
  end: () => void
  signal: AbortSignal | null | undefined
}[]
let suite: Suite
let queryClient: QueryClient
let stops: (() => void)[]

const answering: typeof fetch = async (input, init) => {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      streams.push({
        address: String(input),
        send: data => controller.enqueue(encoder.encode(`event: change\ndata: ${data}\n\n`)),
        end: () => controller.close(),
        signal: init?.signal,
      })
      controller.enqueue(encoder.encode(': \n\n'))
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
}

beforeEach(() => {
  streams = []
  stops = []
  queryClient = new QueryClient()
  const store = createStore(() => ({ status: 'ready', user: { id: 1 } }))
  suite = {
    client: { baseUrl: 'https://portal.example/api/v5', fetch: answering, call: vi.fn() },
    session: { store, token: () => 'token', expire: () => {}, refresh: async () => {} },
    language: { of: () => 'en' },
    shared: new Map(),
  } as unknown as Suite
})
afterEach(() => {
  for (const stop of stops) stop()
})

const follow = () => {
  const stop = followChanges(suite, queryClient)
  stops.push(stop)
  return stop
}
const invalidated = () => vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(async () => {})

test('EVT-7: a change marks the data of its topic as stale, and an unreadable event nothing', async () => {
  const invalidate = invalidated()
  follow()
  await expect.poll(() => streams.length).toBe(1)
  for (const data of ['no json', '{"topic": 5}', '{"topic": "requests", "contractId": 1}'])
    streams[0]?.send(data)
  await expect
    .poll(() => invalidate.mock.calls.map(([filters]) => filters?.queryKey))
    .toEqual([['tasks'], ['current-events']])
})

test('EVT-7: a change of contracts or of their holders fetches the session, another one does not', async () => {
  const invalidate = invalidated()
  const refresh = vi.spyOn(suite.session, 'refresh')
  follow()
  await expect.poll(() => streams.length).toBe(1)
  for (const topic of ['meters', 'contracts', 'holders'])
    streams[0]?.send(JSON.stringify({ topic, contractId: 1 }))
  await expect.poll(() => invalidate.mock.calls.length).toBe(6)
  expect(refresh).toHaveBeenCalledTimes(2)
})

test('EVT-7: elements share one stream, which ends with the last of them', async () => {
  const [first, second] = [follow(), follow()]
  await expect.poll(() => streams.length).toBe(1)
  first()
  expect(streams[0]?.signal?.aborted).toBe(false)
  second()
  expect(streams[0]?.signal?.aborted).toBe(true)
  stops = []
})

test('EVT-7: the first connection names the seconds since the data was loaded, a later one does not', async () => {
  stops.push(followChanges(suite, queryClient, performance.now() - 4500))
  await expect.poll(() => streams.length).toBe(1)
  streams[0]?.end()
  await expect.poll(() => streams.length).toBe(2)
  expect(streams.map(({ address }) => address.split('/').at(-1))).toEqual(['changes?since=5', 'changes'])
})

test('EVT-7: after a reconnection every topic is fetched again', async () => {
  const invalidate = invalidated()
  follow()
  await expect.poll(() => streams.length).toBe(1)
  streams[0]?.end()
  await expect.poll(() => streams.length).toBe(2)
  await expect.poll(() => invalidate.mock.calls.length).toBeGreaterThan(5)
})
