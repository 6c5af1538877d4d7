import { beforeEach, describe, expect, test } from 'vitest'
import type { SessionState } from '../../../src/session/SessionState.ts'
import type { Suite } from '../../../src/suite/getSuite.ts'
import { forgetOtherUsers } from '../../../widgets/live-chat/chatMemory.ts'
import { type ChatwootPage, chatwootOf } from '../../../widgets/live-chat/chatwoot.ts'

const provider = { baseUrl: 'https://chat.example', websiteToken: 'inbox' }
const person = (id: number, email: string) =>
  ({ id, email, firstName: 'Ona', lastName: 'Petraitienė', phone: null }) as never

/**
 * A page on which the provider's script is already loaded (its methods throw before it is ready), and a
 * session that can change.
 */
function createPage() {
  const calls: unknown[][] = []
  let isReady = false
  const events = new EventTarget()
  /** What the script keeps of the user; `reset` does not clear it. */
  const kept: Record<string, unknown> = {}
  const api = new Proxy({} as never, {
    set: (_, name, value) => Reflect.set(kept, name, value),
    get: (_, name) =>
      name === 'hasLoaded'
        ? isReady
        : (...values: unknown[]) => {
            if (!isReady) throw new Error('not ready')
            if (name === 'setUser') Object.assign(kept, { identifier: values[0], user: values[1] })
            calls.push([name, ...values])
          },
  })
  const page = {
    onmessage: null,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    chatwootSDK: {
      run() {
        Object.assign(page, { $chatwoot: api, onmessage: () => calls.push(['chatwoot-widget heard']) })
      },
    },
  } as unknown as ChatwootPage
  const listeners = new Set<(now: SessionState, before: SessionState) => void>()
  const suite = {
    client: { baseUrl: 'https://portal.example/api/v5' },
    session: {
      store: {
        subscribe: (listener: () => void) => listeners.add(listener),
      },
    },
    shared: new Map(),
  } as unknown as Suite
  return {
    page,
    calls,
    kept,
    chat: chatwootOf(suite, provider, page),
    again: () => chatwootOf(suite, provider, page),
    ready() {
      isReady = true
      events.dispatchEvent(new Event('chatwoot:ready'))
    },
    fail: (detail: unknown) => events.dispatchEvent(new CustomEvent('chatwoot:error', { detail })),
    say: (data: string, origin = provider.baseUrl) =>
      events.dispatchEvent(new MessageEvent('message', { data, origin })),
    change(now: unknown, before: unknown) {
      for (const listener of listeners)
        listener({ user: now } as SessionState, { user: before } as SessionState)
    },
  }
}

beforeEach(() => localStorage.clear())

describe('CHT-1: an external chat provider', () => {
  test('replays queued calls once the script is ready, identifies each e-mail once, and restores the page’s message handler', async () => {
    const { page, chat, again, calls, ready, say } = createPage()
    const own = () => undefined
    page.onmessage = own
    const loaded = chat.load()
    chat.identify(person(1, 'ona@example.com'), '1', 'hash', 'lt')
    chat.show(true)
    expect(calls).toEqual([])
    ready()
    await loaded
    again().identify(person(1, 'ona@example.com'), '1', 'hash', 'lt')
    const attributes = { email: 'ona@example.com', name: 'Ona Petraitienė', identifier_hash: 'hash' }
    expect(calls).toEqual([
      ['setUser', '1', attributes],
      ['setLocale', 'lt'],
      ['toggleBubbleVisibility', 'show'],
    ])
    expect(page.onmessage).toBe(own)
    say('for anybody')
    expect(calls.at(-1)).toEqual(['chatwoot-widget heard'])
  })

  test('is reset on sign-out, and identifies the next user only after its frame has loaded again', async () => {
    const { chat, calls, ready, say, change } = createPage()
    const loaded = chat.load()
    ready()
    await loaded
    chat.identify(person(1, 'ona@example.com'), '1', 'hash', 'lt')
    change(undefined, person(1, 'ona@example.com'))
    const names = () => calls.map(([name]) => name).filter(name => name !== 'chatwoot-widget heard')
    expect(names().slice(2)).toEqual(['toggleBubbleVisibility', 'reset'])
    expect(chat.isOf('ona@example.com')).toBe(false)
    chat.identify(person(2, 'jonas@example.com'), '2', 'other', 'lt')
    // A message from another origin is ignored.
    say('chatwoot-widget:{"event":"loaded"}', 'https://elsewhere.example')
    expect(names()).toHaveLength(4)
    say('chatwoot-widget:{"event":"loaded"}')
    expect(names().slice(4)).toEqual(['setUser', 'setLocale'])
  })

  test('keeps nothing of the person before after a reset, because its frame gets the kept user when it loads', async () => {
    const { chat, kept, ready, change } = createPage()
    const loaded = chat.load()
    ready()
    await loaded
    chat.identify(person(1, 'ona@example.com'), '1', 'hash', 'lt')
    expect(kept).toMatchObject({ identifier: '1', user: { email: 'ona@example.com' } })
    change(undefined, person(1, 'ona@example.com'))
    expect(kept).toEqual({ identifier: undefined, user: undefined })
  })

  test('fails to load at once when the chat refuses before it is ready, and can load again', async () => {
    const { chat, fail, ready } = createPage()
    const refused = chat.load()
    fail('inbox not found')
    await expect(refused).rejects.toThrow('The chat refuses: inbox not found')
    const loaded = chat.load()
    ready()
    await expect(loaded).resolves.toBeUndefined()
  })

  test('tells of a user whom the chat refuses, and identifies them again', async () => {
    const { chat, calls, ready, fail } = createPage()
    const loaded = chat.load()
    ready()
    await loaded
    const told: string[] = []
    const end = chat.onError(({ message }) => told.push(message))
    const identify = () => chat.identify(person(1, 'ona@example.com'), '1', 'hash', 'lt')
    identify()
    fail({ errorType: 'SET_USER_ERROR' })
    expect(told).toEqual(['The chat refuses: {"errorType":"SET_USER_ERROR"}'])
    expect(chat.isOf('ona@example.com')).toBe(false)
    identify()
    expect(calls.filter(([name]) => name === 'setUser')).toHaveLength(2)
    end()
    fail('again')
    expect(told).toHaveLength(1)
  })

  test('deletes the stored conversation for another user and keeps it for the same one', () => {
    const baseUrl = 'https://portal.example/api/v5'
    const { chat } = createPage()
    const set = () => {
      // biome-ignore lint/suspicious/noDocumentCookie: sets it like the provider's script
      document.cookie = 'cw_conversation=of-ona; Path=/'
      chat.identify(person(1, `${Math.random()}@example.com`), '1', 'hash', 'lt')
    }
    set()
    forgetOtherUsers(baseUrl, 1)
    expect(document.cookie).toContain('cw_conversation=of-ona')
    forgetOtherUsers(baseUrl, 2)
    expect(document.cookie).not.toContain('cw_conversation')
    set()
    forgetOtherUsers(baseUrl, undefined)
    expect(document.cookie).not.toContain('cw_conversation')
  })
})
