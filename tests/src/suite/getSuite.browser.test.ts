import { afterEach, expect, it, vi } from 'vitest'
import { configure, getSuite } from '../../../src/suite/getSuite.ts'
import { getToasts } from '../../../src/suite/getToasts.ts'

const key = Symbol.for('resident-widgets')
const shareKey = Symbol.for('resident-widgets.page')
const page = globalThis as { [key]?: unknown; [shareKey]?: unknown }

afterEach(() => {
  delete page[key]
  delete page[shareKey]
  configure({})
  vi.restoreAllMocks()
})

it('every script of a page gets the same suite', () => {
  expect(getSuite()).toBe(getSuite())
})

it('a later version attaches to the first one, and logs it once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const first = { version: '0.0.1' }
  page[key] = first
  expect(getSuite()).toBe(first)
  expect(getSuite()).toBe(first)
  expect(warn.mock.calls.map(([text]) => text)).toEqual([expect.stringMatching(/RW-VERSION.*0\.0\.1/)])
})

it('the API is at the configured URL with its path, or else at the page’s origin', () => {
  expect(getSuite().client.baseUrl).toBe(`${location.origin}/api/v5`)
  delete page[key]
  configure({ api: 'https://api.example/residents/' })
  expect(getSuite().client.baseUrl).toBe('https://api.example/residents/api/v5')
  expect(getSuite().portal).toBe('https://api.example')
  delete page[key]
  configure({ api: 'https://api.example/residents', portal: 'https://portal.example/ignored' })
  expect(getSuite().portal).toBe('https://portal.example')
})

it('the sandbox uses no network, and its session stays out of the browser’s storage', async () => {
  configure({ api: 'sandbox' })
  const { client, portal, session } = getSuite()
  expect(client.baseUrl).toBe('https://sandbox.invalid/api/v5')
  expect(portal).toBe(location.origin)
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  // Without the loader the URL of its files is unknown.
  await expect(session.enter({ token: 'made-up', expiresIn: 600 })).rejects.toMatchObject({ code: 'sandbox' })
  expect(session.token()).toBe('made-up')
  expect(Object.keys(localStorage).filter(name => name.includes('sandbox'))).toEqual([])
  expect(warn.mock.calls.map(([text]) => text)).toEqual([expect.stringMatching(/RW-SANDBOX.*loader\.js/)])
})

it('an invalid setting is logged and ignored, the others apply', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  configure({ api: 'javascript:alert(1)', vendor: 'Not A Slug', locale: 'lv' })
  expect(getSuite().config).toEqual({ locale: 'lv' })
  expect(warn).toHaveBeenCalledTimes(2)
})

it('I18-1: a chosen language is remembered, and a flag records that the user chose it', () => {
  getSuite().language.choose('ru')
  expect(document.cookie).toContain('i18n_redirected=ru')
  delete page[key]
  expect(getSuite().language.of(undefined)).toBe('ru')
  // biome-ignore lint/suspicious/noDocumentCookie: simulates a browser that lost the flag
  document.cookie = 'resident-language-chosen=; Max-Age=0; Path=/'
  delete page[key]
  expect(getSuite().language.of(undefined)).toBe('en')
  // biome-ignore lint/suspicious/noDocumentCookie: cleans up
  document.cookie = 'i18n_redirected=; Max-Age=0; Path=/'
})

it('I18-1: the language of an element is its own, the nearest, the page’s, then English', () => {
  const { language } = getSuite()
  const near = document.createElement('div')
  near.lang = 'lv-LV'
  const host = near.appendChild(document.createElement('p'))
  document.body.append(near)
  expect(language.of(host, 'lt')).toBe('lt')
  expect(language.of(host)).toBe('lv')
  near.lang = 'de'
  expect(language.of(host)).toBe('en')
  document.documentElement.lang = 'ru'
  near.removeAttribute('lang')
  expect(language.of(host)).toBe('ru')
  document.documentElement.lang = 'en'
  near.remove()
})

it('LAY-16: toasts stack, can be closed, and close after 5 seconds', () => {
  vi.useFakeTimers()
  const toasts = getToasts()
  toasts.show('success', 'Saved')
  toasts.show('error', 'Not sent', 9000)
  expect(toasts.store.getState().map(({ text }) => text)).toEqual(['Saved', 'Not sent'])
  vi.advanceTimersByTime(5000)
  expect(toasts.store.getState().map(({ text }) => text)).toEqual(['Not sent'])
  toasts.close(toasts.store.getState()[0]?.id ?? 0)
  expect(toasts.store.getState()).toEqual([])
  vi.useRealTimers()
})

it('LAY-16: a toast with an undo stays 10 seconds, pauses while hovered or focused, and reports its end', () => {
  vi.useFakeTimers()
  const toasts = getToasts()
  const run = vi.fn()
  const onClosed = vi.fn()
  const undo = () => toasts.show('success', 'Removed', { action: { label: 'Undo', run }, onClosed })
  undo()
  vi.advanceTimersByTime(9000)
  toasts.pause(true)
  vi.advanceTimersByTime(60_000)
  expect(toasts.store.getState()).toHaveLength(1)
  toasts.pause(false)
  vi.advanceTimersByTime(1001)
  expect([toasts.store.getState().length, run.mock.calls.length, onClosed.mock.calls.length]).toEqual([
    0, 0, 1,
  ])
  undo()
  const { action } = toasts.store.getState()[0] ?? {}
  action?.run()
  action?.run()
  vi.advanceTimersByTime(60_000)
  expect([toasts.store.getState().length, run.mock.calls.length, onClosed.mock.calls.length]).toEqual([
    0, 1, 1,
  ])
  vi.useRealTimers()
})

it('LAY-16: a page without a toast area gets a single one with the first toast', () => {
  const loader = Symbol.for('resident-widgets.loader')
  const load = vi.fn()
  const site = globalThis as { [loader]?: unknown }
  site[loader] = { config: {}, load, scan: vi.fn() }
  const toasts = getToasts()
  toasts.show('success', 'Saved', 60_000)
  toasts.show('success', 'Saved again', 60_000)
  expect(document.querySelectorAll('body > resident-toasts')).toHaveLength(1)
  expect(load.mock.calls).toEqual([['resident-toasts']])
  document.querySelector('resident-toasts')?.remove()
  delete site[loader]
})

it('a shared request is sent once, and again only after a failure', async () => {
  const { once } = getSuite()
  let requestCount = 0
  const answer = () => {
    requestCount += 1
    return requestCount === 1 ? Promise.reject(new Error('lost')) : Promise.resolve(requestCount)
  }
  await expect(Promise.all([once('settings', answer), once('settings', answer)])).rejects.toThrow('lost')
  expect(requestCount).toBe(1)
  expect(await Promise.all([once('settings', answer), once('settings', answer)])).toEqual([2, 2])
})

it('LAY-16: the toast area loads with the first toast', async () => {
  const suite = getSuite()
  suite.toasts.show('warning', 'Saved on this device only')
  const texts = () =>
    getToasts()
      .store.getState()
      .map(({ text }) => text)
  await expect.poll(texts).toEqual(['Saved on this device only'])
})

it.each([
  ['whose function fails', () => Promise.reject(new Error('no'))],
  [
    'whose token is refused',
    async () => `x.${btoa(JSON.stringify({ iss: 'https://id.example', sub: '7' }))}.x`,
  ],
])('IDP-7: a page %s is told of no sign-in', async (_, getIdentityToken) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}', { status: 401 }))
  const changes: unknown[] = []
  const onChange = (event: Event) => changes.push((event as CustomEvent).detail)
  document.addEventListener('resident-session-changed', onChange)
  configure({ getIdentityToken })
  const { session } = getSuite()
  await expect.poll(() => session.store.getState()).toMatchObject({ status: 'guest', identity: 'failed' })
  document.removeEventListener('resident-session-changed', onChange)
  expect(changes).toEqual([])
})
