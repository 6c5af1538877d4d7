import { afterEach, describe, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { TextStorage } from '../../../src/session/storage.ts'
import { createDrafts, draftsOf } from '../../../src/suite/drafts.ts'
import type { Suite } from '../../../src/suite/getSuite.ts'

function memory(): TextStorage & { readonly kept: Map<string, string> } {
  const entries = new Map<string, string>()
  return {
    kept: entries,
    read: key => entries.get(key),
    write: (key, value) => void (value === undefined ? entries.delete(key) : entries.set(key, value)),
  }
}

afterEach(() => void vi.useRealTimers())

describe('drafts', () => {
  test('restores the input for the same user and form only', () => {
    const texts = memory()
    createDrafts('k', texts).keep(7, 'profile', { firstName: 'Ona' })
    const later = createDrafts('k', texts)
    expect(later.read(7, 'profile')).toEqual({ firstName: 'Ona' })
    expect(later.read(8, 'profile')).toBeUndefined()
    expect(later.read(7, 'task/1')).toBeUndefined()
  })

  test('deletes a draft after it is sent, and the key with the last one', () => {
    const texts = memory()
    const drafts = createDrafts('k', texts)
    drafts.keep(7, 'profile', { firstName: 'Ona' })
    drafts.keep(7, 'task/1', { message: 'Lift' })
    drafts.keep(7, 'profile', undefined)
    expect(drafts.read(7, 'profile')).toBeUndefined()
    expect(drafts.read(7, 'task/1')).toEqual({ message: 'Lift' })
    drafts.keep(7, 'task/1', undefined)
    expect(texts.kept.size).toBe(0)
  })

  test('expires after 30 days, and the next write deletes it from the device', () => {
    const texts = memory()
    const drafts = createDrafts('k', texts)
    vi.useFakeTimers({ now: new Date('2026-10-01T08:00:00Z') })
    drafts.keep(7, 'task/1', { message: 'Lift' })
    vi.setSystemTime(new Date('2026-10-31T07:59:00Z'))
    expect(drafts.read(7, 'task/1')).toEqual({ message: 'Lift' })
    vi.setSystemTime(new Date('2026-10-31T08:01:00Z'))
    expect(drafts.read(7, 'task/1')).toBeUndefined()
    drafts.keep(7, 'profile', { firstName: 'Ona' })
    expect(texts.kept.get('k')).not.toContain('Lift')
  })

  test.each(['nonsense', '[]', 'null', '{"7/a":5}', '{"7/a":{"at":"x","values":{}}}', '{"7/a":{"at":1}}'])(
    'ignores invalid storage: %s',
    spoilt => {
      const texts = memory()
      texts.kept.set('k', spoilt)
      expect(createDrafts('k', texts).read(7, 'a')).toBeUndefined()
    },
  )

  test('a call that fails after signing out leaves nothing on the device, and after expiry what was typed', () => {
    const person = { status: 'ready', user: { id: 7 }, expired: false }
    const store = createStore<object>(() => person)
    const suite = { shared: new Map(), client: {}, config: { api: 'sandbox' }, session: { store } }
    const drafts = draftsOf(suite as unknown as Suite)
    store.setState({ status: 'guest', user: undefined, expired: true })
    drafts.keep(7, 'chat/1', { text: 'Lift' })
    expect(drafts.read(7, 'chat/1')).toEqual({ text: 'Lift' })
    store.setState(person)
    store.setState({ status: 'guest', user: undefined, expired: false })
    drafts.keep(7, 'chat/1', { text: 'Lift' })
    expect(drafts.read(7, 'chat/1')).toBeUndefined()
    drafts.keep(0, 'client-form', { firstName: 'Ona' })
    expect(drafts.read(0, 'client-form')).toEqual({ firstName: 'Ona' })
  })
})
