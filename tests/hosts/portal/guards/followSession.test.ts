import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { followSession } from '../../../../hosts/portal/guards/followSession.ts'
import type { Router } from '../../../../hosts/portal/router/createRouter.ts'
import type { Session } from '../../../../src/session/createSession.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

/** Follows a session on a page with these guards; returns the store and the paths that were opened. */
function follow(guards: readonly string[], invalidFields: readonly string[]) {
  const opened: string[] = []
  const router = {
    state: {
      matches: [{ params: {}, route: { handle: { guards } } }],
      location: { pathname: '/profile/repair', search: '', hash: '' },
      isInitialized: true,
    },
    navigate: async (path: string) => void opened.push(path),
    revalidate: async () => void opened.push('again'),
  }
  const store = createStore(() => ({ status: 'ready', groups: [] as unknown[], user: { invalidFields } }))
  followSession(router as unknown as Router, { store } as unknown as Session)
  return { store, opened }
}

describe('followSession', () => {
  it('AUT-18: details that are corrected lead on to the page that was asked for', () => {
    stored.set('resident-return', '/vendor/alfa/contract/13/bill')
    const { store, opened } = follow(['auth', 'invalidProfile'], ['phone', 'lastName'])
    store.setState({ user: { invalidFields: ['phone'] }, groups: [] })
    expect(opened).toEqual(['again'])
    store.setState({ user: { invalidFields: [] }, groups: [] })
    expect(opened).toEqual(['again', '/vendor/alfa/contract/13/bill'])
    expect(stored.size).toBe(0)
  })

  it('AUT-18: without such a page they lead to the start page', () => {
    const { store, opened } = follow(['auth', 'invalidProfile'], ['phone'])
    store.setState({ user: { invalidFields: [] } })
    expect(opened).toEqual(['/'])
  })
})
