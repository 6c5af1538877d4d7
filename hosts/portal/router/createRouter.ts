import {
  type Location,
  matchRoutes,
  parsePath,
  type RouteMatch,
  type UNSAFE_createBrowserHistory,
} from 'react-router'
import { safePath } from '../../../src/api/rules/safePath.ts'
import { Redirect } from './Redirect.ts'
import type { Route } from './Route.ts'

type History = ReturnType<typeof UNSAFE_createBrowserHistory>
type HistoryAction = 'POP' | 'PUSH' | 'REPLACE'
type Match = RouteMatch<string, Route>

export interface RouterState {
  readonly location: Location
  /** The routes of the location, the page last. */
  readonly matches: readonly Match[]
  /** How the location was reached. */
  readonly historyAction: HistoryAction
  /** Whether the scroll position stays, because only the query has changed. */
  readonly preventScrollReset: boolean
  /** Whether the guards of the first page have passed, or failed, and its components are loaded. */
  readonly isInitialized: boolean
  readonly isNavigating: boolean
  /** What the guard or the component of a match has failed with. */
  readonly fault: { readonly error: unknown; readonly at: Match } | undefined
}

interface NavigateOptions {
  readonly replace?: boolean
  readonly preventScrollReset?: boolean
}

export interface Router {
  readonly state: RouterState
  readonly subscribe: (listener: (state: RouterState) => void) => () => void
  /** Resolves when the page, or the one that a guard redirects to, is ready. */
  readonly navigate: (path: string, options?: NavigateOptions) => Promise<void>
  /** Fetches the scripts of a page that somebody may be about to open. Failures do not matter. */
  readonly preload: (path: string) => void
  /** Runs the guards of the current page again. */
  readonly revalidate: () => Promise<void>
  readonly createHref: (path: string) => string
  readonly dispose: () => void
}

interface Navigation {
  readonly location: Location
  /** Undefined when the guards of the current page run again. */
  readonly action: HistoryAction | undefined
  readonly preventScrollReset: boolean
}

const newKey = () => Math.random().toString(36).slice(2, 10)

/** A path of the portal as a location; any other address is the start page. */
const locationOf = (path: string): Location => ({
  pathname: '/',
  search: '',
  hash: '',
  ...parsePath(safePath(path) ?? '/'),
  state: null,
  key: newKey(),
})

async function loadComponent(route: Route): Promise<void> {
  if (route.load && !route.Component) route.Component = await route.load()
}

/**
 * Creates the router of the portal. react-router matches the paths and keeps the history; here guards run and components
 * load before the address changes. Its own data router does that too, with forms, fetchers and data of routes, which are
 * 18 KB and which the portal does not use.
 */
export function createRouter(routes: Route[], history: History): Router {
  const listeners = new Set<(state: RouterState) => void>()
  let controller = new AbortController()
  /** The navigation that is under way. */
  let pending: Navigation | undefined
  let state: RouterState = {
    location: history.location,
    matches: matchRoutes(routes, history.location) ?? [],
    historyAction: 'POP',
    preventScrollReset: false,
    isInitialized: false,
    isNavigating: false,
    fault: undefined,
  }

  const update = (changed: Partial<RouterState>) => {
    state = { ...state, ...changed }
    for (const listener of listeners) listener(state)
  }

  function complete({ location, action, preventScrollReset }: Navigation, rest: Partial<RouterState>) {
    pending = undefined
    if (action === 'PUSH') history.push(location, location.state)
    if (action === 'REPLACE') history.replace(location, location.state)
    update({
      ...rest,
      isInitialized: true,
      isNavigating: false,
      ...(action && { location, historyAction: action, preventScrollReset }),
    })
  }

  async function start(navigation: Navigation): Promise<void> {
    const { location, action } = navigation
    controller.abort()
    controller = new AbortController()
    const { signal } = controller
    pending = navigation
    const matches = action ? (matchRoutes(routes, location) ?? []) : state.matches
    if (action && state.isInitialized) {
      for (const { route } of matches) route.preload?.()
      if (!state.isNavigating) update({ isNavigating: true })
    }
    const faults = await Promise.all(
      matches.map(async at => {
        try {
          await Promise.all([
            at.route.guard?.({ location, params: at.params, signal }),
            loadComponent(at.route),
          ])
          return
        } catch (error) {
          return { error, at }
        }
      }),
    )
    if (signal.aborted) return
    const redirect = faults.find(fault => fault?.error instanceof Redirect)?.error
    if (!(redirect instanceof Redirect))
      return complete(navigation, { matches, fault: faults.find(fault => fault !== undefined) })
    // The history is at the address of a POP already, and going back to it would redirect again.
    const isReplaced = action === 'REPLACE' || action === 'POP'
    return start({
      ...navigation,
      location: locationOf(redirect.to),
      action: isReplaced ? 'REPLACE' : 'PUSH',
    })
  }

  const stopListening = history.listen(
    ({ location }) => void start({ location, action: 'POP', preventScrollReset: false }),
  )
  void start({ location: state.location, action: 'POP', preventScrollReset: false })

  return {
    get state() {
      return state
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async navigate(path, { replace = false, preventScrollReset = false } = {}) {
      const location = locationOf(path)
      const navigation: Navigation = { location, action: replace ? 'REPLACE' : 'PUSH', preventScrollReset }
      const { pathname, search } = state.location
      const isAnchor = location.hash !== '' && location.pathname === pathname && location.search === search
      if (!isAnchor || !state.isInitialized) return start(navigation)
      controller.abort()
      complete(navigation, {})
    },
    preload(path) {
      for (const { route } of matchRoutes(routes, locationOf(path)) ?? []) {
        route.preload?.()
        loadComponent(route).catch(() => undefined)
      }
    },
    revalidate: () =>
      start(pending ?? { location: state.location, action: undefined, preventScrollReset: false }),
    createHref: path => history.createHref(path),
    dispose() {
      stopListening()
      controller.abort()
    },
  }
}
