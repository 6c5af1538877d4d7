import { afterEach, expect, it, vi } from 'vitest'
import { createFragmentWindow } from '../../../../hosts/portal/portal-element/createFragmentWindow.ts'

/** A page with one history entry, as far as the code under test uses it. */
function pageAt(hash: string, state: unknown = null) {
  const page = new EventTarget()
  const location = { hash, origin: 'https://house.example' }
  const history = {
    state,
    write(next: unknown, _: string, url?: string) {
      history.state = next
      if (url !== undefined) location.hash = url
    },
    pushState: (next: unknown, _: string, url?: string) => history.write(next, _, url),
    replaceState: (next: unknown, _: string, url?: string) => history.write(next, _, url),
  }
  vi.stubGlobal('document', {})
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', history)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  /** The user follows a link to an anchor, or goes back. */
  const goTo = (nextHash: string, next: unknown = null) => {
    location.hash = nextHash
    history.state = next
    page.dispatchEvent(new Event('popstate'))
  }
  return { location, history, goTo }
}

afterEach(() => vi.unstubAllGlobals())

it('begins at the page in the fragment, and at the start page for any other fragment', () => {
  pageAt('#/messages?type=news')
  expect(createFragmentWindow('/vendor/alfa', true).location.hash).toBe('#/messages?type=news')
  for (const other of ['', '#contact', '#//evil.example/'])
    expect([pageAt(other), createFragmentWindow('/vendor/alfa', true).location.hash].at(-1)).toBe(
      '#/vendor/alfa',
    )
  pageAt('#/messages')
  expect(createFragmentWindow('/', false).location.hash).toBe('#/')
})

it('keeps the page’s history state, and removes the state of elements on navigation', () => {
  const { history, location } = pageAt('', { page: 7, 'resident-messages#0': { message: '1' } })
  createFragmentWindow('/', true).history.pushState({ key: 'k' }, '', '#/offers')
  expect(location.hash).toBe('#/offers')
  expect(history.state).toEqual({ page: 7, 'resident-portal': { fragment: '#/offers', state: { key: 'k' } } })
})

it('restores the path from the history state when the fragment is the page’s', () => {
  const { history, location } = pageAt('#products/3')
  createFragmentWindow('/', false).history.pushState({ key: 'k' }, '', '#/offers')
  expect(location.hash).toBe('#products/3')
  pageAt('#products/3', history.state)
  const restored = createFragmentWindow('/', false)
  expect([restored.location.hash, restored.history.state]).toEqual(['#/offers', { key: 'k' }])
})

it('passes navigation to the portal’s paths to the router, but not to the page’s anchors', () => {
  const { goTo } = pageAt('#/offers')
  const window = createFragmentWindow('/', true)
  const received: string[] = []
  const listener = () => received.push(window.location.hash)
  window.addEventListener('popstate', listener)
  goTo('#contact')
  expect([received, window.location.hash]).toEqual([[], '#/offers'])
  goTo('#/messages')
  goTo('', { 'resident-portal': { fragment: '#/login', state: null } })
  expect(received).toEqual(['#/messages', '#/login'])
  window.removeEventListener('popstate', listener)
  goTo('#/offers')
  expect(received).toHaveLength(2)
})
