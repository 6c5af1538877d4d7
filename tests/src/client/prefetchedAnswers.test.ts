import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  dropPrefetchedAnswers,
  prefetchAnswer,
  readHeaders,
  sharePrefetchedAnswers,
  takeOrFetch,
} from '../../../src/client/prefetchedAnswers.ts'

const address = 'https://portal.example/api/v5/auth/users/me'
const own = readHeaders('lt', 'mine')

let requests: string[]

beforeEach(() => {
  requests = []
  vi.stubGlobal('fetch', (_: string, { headers }: { headers: Record<string, string> }) => {
    requests.push(`${headers['Accept-Language']} ${headers.Authorization ?? 'nobody'}`)
    return Promise.resolve(new Response(String(requests.length)))
  })
})
afterEach(() => {
  dropPrefetchedAnswers()
  vi.unstubAllGlobals()
})

const read = async (headers: Record<string, string>) => (await takeOrFetch(address, { headers })).text()

test('a prefetched answer is returned once; the next read sends a request', async () => {
  void prefetchAnswer(address, own)
  expect(await read(own)).toBe('1')
  expect(await read(own)).toBe('2')
  expect(requests).toEqual(['lt Bearer mine', 'lt Bearer mine'])
})

test('a prefetched answer is not returned to another user, to a visitor or in another language', async () => {
  void prefetchAnswer(address, own)
  for (const headers of [readHeaders('lt', 'theirs'), readHeaders('lt'), readHeaders('en', 'mine')])
    expect(await read(headers)).not.toBe('1')
  expect(await read(own)).toBe('1')
})

test('reading a prefetched answer early leaves its body unread, and a discarded one is requested again', async () => {
  expect(await (await prefetchAnswer(address, own)).clone().text()).toBe('1')
  expect(await read(own)).toBe('1')
  void prefetchAnswer(address, own)
  dropPrefetchedAnswers()
  expect(await read(own)).toBe('3')
})

test('another script of the page takes an answer that is shared, and no global is left before', async () => {
  void prefetchAnswer(address, own)
  expect(Object.getOwnPropertySymbols(globalThis)).not.toContain(Symbol.for('resident-widgets.prefetched'))
  sharePrefetchedAnswers()
  vi.resetModules()
  const other = await import('../../../src/client/prefetchedAnswers.ts')
  expect(await (await other.takeOrFetch(address, { headers: own })).text()).toBe('1')
  expect(await read(own)).toBe('2')
})

test('EMB-6: answers for the scripts of a loader are shared by it, and leave no global on the page', async () => {
  const loader = {}
  const loaderKey = Symbol.for('resident-widgets.loader')
  vi.stubGlobal(loaderKey as never, loader)
  void prefetchAnswer(address, own)
  sharePrefetchedAnswers()
  expect(Object.getOwnPropertySymbols(globalThis)).not.toContain(Symbol.for('resident-widgets.prefetched'))
  vi.resetModules()
  const other = await import('../../../src/client/prefetchedAnswers.ts')
  expect(await (await other.takeOrFetch(address, { headers: own })).text()).toBe('1')
  expect(await read(own)).toBe('2')
})

test('a prefetched answer that nobody takes is read to its end, and can still be taken', async () => {
  let isAtEnd = false
  const parts = ['{"data"', ':[]}']
  const body = new ReadableStream({
    pull(controller) {
      const part = parts.shift()
      if (part === undefined) {
        isAtEnd = true
        controller.close()
      } else controller.enqueue(new TextEncoder().encode(part))
    },
  })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)))
  void prefetchAnswer(address, own)
  await expect.poll(() => isAtEnd).toBe(true)
  expect(await read(own)).toBe('{"data":[]}')
})

test('an answer that another call has brought is returned without a request; where it brings none, one is sent', async () => {
  void prefetchAnswer(address, own, Promise.resolve(new Response('brought')))
  expect(await read(own)).toBe('brought')
  void prefetchAnswer(address, own, Promise.resolve(undefined))
  expect(await read(own)).toBe('1')
  expect(requests).toEqual(['lt Bearer mine'])
})

test('a failed prefetch rejects for its reader only', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')))
  void prefetchAnswer(address, own)
  await new Promise(resolve => setTimeout(resolve))
  await expect(read(own)).rejects.toThrow('no line')
})
