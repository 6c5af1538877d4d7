import { afterEach, expect, it, vi } from 'vitest'
import { createFragmentWindow } from '../../../../hosts/portal/portal-element/createFragmentWindow.ts'

/** A page with a history of one entry, as far as it is looked at. */
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
  /** Somebody follows a link of the page's, or goes back. */
  const comeTo = (nextHash: string, next: unknown = null) => {
    location.hash = nextHash
    history.state = next
    page.dispatchEvent(new Event('popstate'))
  }
  return { location, history, comeTo }
}

afterEach(() => vi.unstubAllGlobals())

it('the address names the first page, where its fragment is the portal’s', () => {
  pageAt('#/messages?type=news')
  expect(createFragmentWindow('/vendor/alfa', true).location.hash).toBe('#/messages?type=news')
  for (const other of ['', '#contact', '#//evil.example/'])
    expect([pageAt(other), createFragmentWindow('/vendor/alfa', true).location.hash].at(-1)).toBe(
      '#/vendor/alfa',
    )
  pageAt('#/messages')
  expect(createFragmentWindow('/', false).location.hash).toBe('#/')
})

it('what the page keeps in its history stays, places inside elements do not go along', () => {
  const { history, location } = pageAt('', { page: 7, 'resident-messages#0': { message: '1' } })
  createFragmentWindow('/', true).history.pushState({ key: 'k' }, '', '#/offers')
  expect(location.hash).toBe('#/offers')
  expect(history.state).toEqual({ page: 7, 'resident-portal': { place: '#/offers', state: { key: 'k' } } })
})

it('with an address of the page’s own the place comes back from the history alone', () => {
  const { history, location } = pageAt('#products/3')
  createFragmentWindow('/', false).history.pushState({ key: 'k' }, '', '#/offers')
  expect(location.hash).toBe('#products/3')
  pageAt('#products/3', history.state)
  const again = createFragmentWindow('/', false)
  expect([again.location.hash, again.history.state]).toEqual(['#/offers', { key: 'k' }])
})

it('a place of the page’s own is not told to the router, one of the portal’s is', () => {
  const { comeTo } = pageAt('#/offers')
  const window = createFragmentWindow('/', true)
  const heard: string[] = []
  const listener = () => heard.push(window.location.hash)
  window.addEventListener('popstate', listener)
  comeTo('#contact')
  expect([heard, window.location.hash]).toEqual([[], '#/offers'])
  comeTo('#/messages')
  comeTo('', { 'resident-portal': { place: '#/login', state: null } })
  expect(heard).toEqual(['#/messages', '#/login'])
  window.removeEventListener('popstate', listener)
  comeTo('#/offers')
  expect(heard).toHaveLength(2)
})
