import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Client } from '../../../src/client/createClient.ts'
import {
  authenticateInPopup,
  redirectToSocialProvider,
  takeRedirectResult,
} from '../../../src/client/socialSignIn.ts'

const flow = { provider: 'lumo', purpose: 'sign-in' } as const
const page = location.href.replace(/#.*$/, '')

/** Replaces the redirect, so that the test page stays. */
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

/** A window that can post messages. */
function newWindow(): Window {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  if (!frame.contentWindow) throw new Error('A frame without a window.')
  return frame.contentWindow
}

const say = (from: Window, message: object) => {
  // Called inside the window, so that it is the source of the message.
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

/** Redirects, for a URL that leads nowhere else. */
async function leave() {
  authorizationUrl = `${page}#left`
  await redirectToSocialProvider(client, flow)
}

/** Requests a sign-in with an open window, and returns the window once it shows the provider’s page. */
async function ask() {
  const opened = newWindow()
  vi.spyOn(window, 'open').mockReturnValue(opened)
  const answer = authenticateInPopup(client, flow)
  await expect.poll(() => opened.location.hash).toBe('#provider')
  return { opened, answer }
}

test('AUT-11: the result is the provider’s message for this flow only', async () => {
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

test('AUT-11: a user who refuses, or whose browser blocks the window, causes no error', async () => {
  const { opened, answer } = await ask()
  say(opened, result('the-state', null))
  expect(await answer).toBe('refused')
  vi.spyOn(window, 'open').mockReturnValue(null)
  expect(await authenticateInPopup(client, flow)).toBe('blocked')
})

test('AUT-11: closing the window ends the request', async () => {
  const { answer } = await ask()
  for (const frame of document.querySelectorAll('iframe')) frame.remove()
  expect(await answer).toBe('refused')
})

test('AUT-11: after a redirect the page reads its result once and removes it from the URL', async () => {
  const hash = '#social=the-code&state=the-state&provider=lumo'
  await leave()
  history.replaceState(null, '', page + hash)
  expect(takeRedirectResult('link')).toBeUndefined()
  expect(location.hash).toBe(hash)
  expect(takeRedirectResult('sign-in')).toEqual({
    provider: 'lumo',
    code: 'the-code',
    redirectUrl: page,
    ticket: 'the-ticket',
  })
  expect(location.href).toBe(page)
  history.replaceState(null, '', page + hash)
  expect(takeRedirectResult('sign-in')).toBeUndefined()
})

test('AUT-11: a result with another tab’s state is ignored and removed from the URL', async () => {
  for (const hash of [
    '#social=theirs&state=their-state&provider=lumo',
    '#social=theirs&state=the-state&provider=kaimyna',
  ]) {
    await leave()
    history.replaceState(null, '', page + hash)
    expect(takeRedirectResult('sign-in')).toBeUndefined()
    expect(location.href).toBe(page)
  }
  await leave()
  history.replaceState(null, '', `${page}#social_error=failed&state=the-state&provider=lumo`)
  expect(takeRedirectResult('sign-in')).toBe('refused')
})
