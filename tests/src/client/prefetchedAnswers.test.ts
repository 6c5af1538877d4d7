import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askEarly, forgetEarly, readHeaders, takeOrFetch } from '../../../src/client/prefetchedAnswers.ts'

const address = 'https://portal.example/api/v5/auth/users/me'
const own = readHeaders('lt', 'mine')

let asked: string[]

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', (_: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(`${headers['Accept-Language']} ${headers.Authorization ?? 'nobody'}`)
    return Promise.resolve(new Response(String(asked.length)))
  })
})
afterEach(() => {
  forgetEarly()
  vi.unstubAllGlobals()
})

const read = async (headers: Record<string, string>) => (await takeOrFetch(address, { headers })).text()

test('an answer that was asked for early is given once; the next time it is asked for anew', async () => {
  void askEarly(address, own)
  expect(await read(own)).toBe('1')
  expect(await read(own)).toBe('2')
  expect(asked).toEqual(['lt Bearer mine', 'lt Bearer mine'])
})

test('nobody is given an answer to somebody else, to a visitor, or in another language', async () => {
  void askEarly(address, own)
  for (const headers of [readHeaders('lt', 'theirs'), readHeaders('lt'), readHeaders('en', 'mine')])
    expect(await read(headers)).not.toBe('1')
  expect(await read(own)).toBe('1')
})

test('an answer that was looked at early is still whole for whoever takes it; one forgotten is asked for anew', async () => {
  expect(await (await askEarly(address, own)).clone().text()).toBe('1')
  expect(await read(own)).toBe('1')
  void askEarly(address, own)
  forgetEarly()
  expect(await read(own)).toBe('3')
})

test('an early call that fails does so for whoever takes it, and troubles nobody else', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')))
  void askEarly(address, own)
  await new Promise(resolve => setTimeout(resolve))
  await expect(read(own)).rejects.toThrow('no line')
})
