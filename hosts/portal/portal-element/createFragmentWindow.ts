import { paymentInUrl } from '../../../src/payments/paymentInUrl.ts'

/** Under this name the portal keeps its place in an entry of the history, beside what the page keeps there. */
const key = 'resident-portal'

interface Kept {
  /** The portal's address as a fragment, e.g. "#/messages". */
  readonly place: string
  /** What the router keeps with it. */
  readonly state: unknown
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const keptNow = (): Kept | undefined => {
  const kept = isRecord(history.state) ? history.state[key] : undefined
  return isRecord(kept) && typeof kept.place === 'string'
    ? { place: kept.place, state: kept.state }
    : undefined
}

/** Stores the place for the return from a bank: its redirect loses the history's state, and may lose the fragment. */
function storeForReturn(place: string): void {
  try {
    sessionStorage.setItem(key, place)
  } catch {
    // Without storage the portal begins at its first page.
  }
}

/** The place that the user left for a bank; undefined unless this page load is the return from it. */
function placeBeforePayment(): string | undefined {
  if (paymentInUrl() === undefined) return
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return
  }
}

/** What the page itself keeps in this entry. Places inside elements stay behind with the page they were on. */
const ofThePage = () =>
  isRecord(history.state)
    ? Object.fromEntries(Object.entries(history.state).filter(([name]) => !name.startsWith('resident-')))
    : {}

/** Fragments of this form are the portal's; all others lead to places of the page around it. */
const placeIn = (hash: string) => (/^#\/(?!\/)/.test(hash) ? hash : undefined)

/**
 * A window for the router of a portal that is a part of somebody's page: its address is the fragment, or nothing that
 * can be seen. The page's path, its own fragments and what it keeps in the history stay as they are.
 * @param start path of the first page where neither the history nor the address names one
 * @param inAddress whether the address tells the place
 */
export function createFragmentWindow(start: string, inAddress: boolean): Window {
  let now: Kept = { place: `#${start}`, state: null }

  /** Takes up where the history has come to; false where that is a place of the page's own. */
  const read = () => {
    const written = (inAddress ? placeIn(location.hash) : undefined) ?? placeIn(placeBeforePayment() ?? '')
    const found = keptNow() ?? (written === undefined ? undefined : { place: written, state: null })
    if (found) now = found
    storeForReturn(now.place)
    return found !== undefined
  }
  const write = (how: 'pushState' | 'replaceState') => (state: unknown, _: string, url?: string) => {
    now = { place: url === undefined ? now.place : url.slice(url.indexOf('#')), state }
    storeForReturn(now.place)
    history[how]({ ...ofThePage(), [key]: now }, '', inAddress ? url : undefined)
  }

  read()
  const listeners = new Map<EventListener, EventListener>()
  return {
    document,
    get sessionStorage() {
      return sessionStorage
    },
    location: {
      get hash() {
        return now.place
      },
      get href() {
        return location.href
      },
      get origin() {
        return location.origin
      },
      assign: (url: string) => location.assign(url),
      replace: (url: string) => location.replace(url),
    },
    history: {
      get state() {
        return now.state
      },
      pushState: write('pushState'),
      replaceState: write('replaceState'),
      go: (steps: number) => history.go(steps),
    },
    addEventListener(name: string, listener: EventListener) {
      if (name !== 'popstate') return addEventListener(name, listener)
      const told: EventListener = event => read() && listener(event)
      listeners.set(listener, told)
      addEventListener(name, told)
    },
    removeEventListener(name: string, listener: EventListener) {
      removeEventListener(name, listeners.get(listener) ?? listener)
      listeners.delete(listener)
    },
  } as unknown as Window
}
