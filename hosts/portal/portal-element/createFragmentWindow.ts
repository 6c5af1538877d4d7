import { paymentInUrl } from '../../../src/payments/paymentInUrl.ts'

/** The portal's key in the state of a history entry, beside the page's own state. */
const key = 'resident-portal'

interface Entry {
  /** The portal's path as a fragment, e.g. "#/messages". */
  readonly fragment: string
  /** The router's state. */
  readonly state: unknown
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const readEntry = (): Entry | undefined => {
  const entry = isRecord(history.state) ? history.state[key] : undefined
  return isRecord(entry) && typeof entry.fragment === 'string'
    ? { fragment: entry.fragment, state: entry.state }
    : undefined
}

/** Stores the path for the return from a bank: its redirect loses the history's state, and may lose the fragment. */
function storeForReturn(fragment: string): void {
  try {
    sessionStorage.setItem(key, fragment)
  } catch {
    // Without storage the portal begins at its first page.
  }
}

/** The path that the user left for a bank; undefined unless this page load is the return from it. */
function fragmentBeforePayment(): string | undefined {
  if (paymentInUrl() === undefined) return
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return
  }
}

/** The page's own state of this history entry. The elements' state belongs to the page that is left. */
const stateOfPage = () =>
  isRecord(history.state)
    ? Object.fromEntries(Object.entries(history.state).filter(([name]) => !name.startsWith('resident-')))
    : {}

/** Fragments that begin with "#/" are the portal's; all others are anchors of the page. */
const portalFragment = (hash: string) => (/^#\/(?!\/)/.test(hash) ? hash : undefined)

/**
 * A window for the router of `<resident-portal>`: the path is in the fragment, or only in the history's state. The page's
 * path, anchors and history state stay unchanged.
 * @param start path of the first page if neither the history nor the address has one
 * @param inAddress whether the path is in the fragment
 */
export function createFragmentWindow(start: string, inAddress: boolean): Window {
  let current: Entry = { fragment: `#${start}`, state: null }

  /** Reads the current history entry; false if it is an anchor of the page. */
  const read = () => {
    const initialFragment =
      (inAddress ? portalFragment(location.hash) : undefined) ?? portalFragment(fragmentBeforePayment() ?? '')
    const entry =
      readEntry() ?? (initialFragment === undefined ? undefined : { fragment: initialFragment, state: null })
    if (entry) current = entry
    storeForReturn(current.fragment)
    return entry !== undefined
  }
  const write = (method: 'pushState' | 'replaceState') => (state: unknown, _: string, url?: string) => {
    current = { fragment: url === undefined ? current.fragment : url.slice(url.indexOf('#')), state }
    storeForReturn(current.fragment)
    history[method]({ ...stateOfPage(), [key]: current }, '', inAddress ? url : undefined)
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
        return current.fragment
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
        return current.state
      },
      pushState: write('pushState'),
      replaceState: write('replaceState'),
      go: (steps: number) => history.go(steps),
    },
    addEventListener(name: string, listener: EventListener) {
      if (name !== 'popstate') return addEventListener(name, listener)
      const onPopState: EventListener = event => read() && listener(event)
      listeners.set(listener, onPopState)
      addEventListener(name, onPopState)
    },
    removeEventListener(name: string, listener: EventListener) {
      removeEventListener(name, listeners.get(listener) ?? listener)
      listeners.delete(listener)
    },
  } as unknown as Window
}
