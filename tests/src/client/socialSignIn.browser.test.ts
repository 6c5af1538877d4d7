import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Client } from '../../../src/client/createClient.ts'
import { askProvider, leaveForProvider, returnedFromProvider } from '../../../src/client/socialSignIn.ts'

const way = { provider: 'lumo', purpose: 'sign-in' } as const
const page = location.href.replace(/#.*$/, '')

/** Leaving for it leaves this page where it is. */
let authorizationUrl = 'about:blank#provider'

const client = {
  baseUrl: `${location.origin}/api/v5`,
  call: async () => ({
    data: {
      authorizationUrl,
      state: 'the-state',
      ticket: 'the-ticket',
      expiresAt: '2026-11-21T10:10:00.000Z',
    },
  }),
} as unknown as Client

/** A window to speak from. */
function newWindow(): Window {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  if (!frame.contentWindow) throw new Error('A frame without a window.')
  return frame.contentWindow
}

const say = (from: Window, message: object) => {
  // Called there, so that it comes from there.
  const script = from.document.createElement('script')
  script.textContent = `parent.postMessage(${JSON.stringify(message)}, '*')`
  from.document.body.append(script)
}

const result = (state: string, code: string | null) => ({
  type: 'resident-social',
  provider: 'lumo',
  state,
  code,
})

beforeEach(() => {
  sessionStorage.clear()
  authorizationUrl = 'about:blank#provider'
})
afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', page)
  for (const frame of document.querySelectorAll('iframe')) frame.remove()
})

/** Leaves, for an address that leads nowhere else. */
async function leave() {
  authorizationUrl = `${page}#left`
  await leaveForProvider(client, way)
}

/** Asks, with a window that is there; gives it once the provider's page is in it. */
async function ask() {
  const opened = newWindow()
  vi.spyOn(window, 'open').mockReturnValue(opened)
  const answer = askProvider(client, way)
  await vi.waitFor(() => expect(opened.location.hash).toBe('#provider'))
  return { opened, answer }
}

test('AUT-11: what the provider’s window tells of this way is the result, and only that', async () => {
  const { opened, answer } = await ask()
  say(newWindow(), result('the-state', 'from-another-window'))
  say(opened, result('another-state', 'of-another-way'))
  say(opened, { type: 'something-else', state: 'the-state', code: 'x' })
  say(opened, result('the-state', 'the-code'))
  expect(await answer).toEqual({
    provider: 'lumo',
    code: 'the-code',
    redirectUrl: page,
    ticket: 'the-ticket',
  })
})

test('AUT-11: a person who refuses, or whose browser opens no window, is no error', async () => {
  const { opened, answer } = await ask()
  say(opened, result('the-state', null))
  expect(await answer).toBe('refused')
  vi.spyOn(window, 'open').mockReturnValue(null)
  expect(await askProvider(client, way)).toBe('blocked')
})

test('AUT-11: a window that was closed ends the asking', async () => {
  const { answer } = await ask()
  for (const frame of document.querySelectorAll('iframe')) frame.remove()
  expect(await answer).toBe('refused')
})

test('AUT-11: a page that left finds its result once, and takes it out of the address', async () => {
  const hash = '#social=the-code&state=the-state&provider=lumo'
  await leave()
  history.replaceState(null, '', page + hash)
  expect(returnedFromProvider('link')).toBeUndefined()
  expect(location.hash).toBe(hash)
  expect(returnedFromProvider('sign-in')).toEqual({
    provider: 'lumo',
    code: 'the-code',
    redirectUrl: page,
    ticket: 'the-ticket',
  })
  expect(location.href).toBe(page)
  history.replaceState(null, '', page + hash)
  expect(returnedFromProvider('sign-in')).toBeUndefined()
})

test('AUT-11: a result with a state that is not this tab’s is ignored and taken out of the address', async () => {
  for (const hash of [
    '#social=theirs&state=their-state&provider=lumo',
    '#social=theirs&state=the-state&provider=kaimyna',
  ]) {
    await leave()
    history.replaceState(null, '', page + hash)
    expect(returnedFromProvider('sign-in')).toBeUndefined()
    expect(location.href).toBe(page)
  }
  await leave()
  history.replaceState(null, '', `${page}#social_error=failed&state=the-state&provider=lumo`)
  expect(returnedFromProvider('sign-in')).toBe('refused')
})
