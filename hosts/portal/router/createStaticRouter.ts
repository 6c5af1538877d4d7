import { matchRoutes, parsePath } from 'react-router'
import type { Router } from './createRouter.ts'
import type { Route } from './Route.ts'

const nothing = () => undefined

/** A router that stays at one path, for drawing its page without a browser. Guards do not run; the components are loaded. */
export async function createStaticRouter(routes: Route[], path: string): Promise<Router> {
  const location = { pathname: '/', search: '', hash: '', ...parsePath(path), state: null, key: 'drawn' }
  const matches = matchRoutes(routes, location) ?? []
  for (const { route } of matches) if (route.load) route.Component ??= await route.load()
  return {
    state: {
      ...{ location, matches, historyAction: 'POP', preventScrollReset: false },
      ...{ isInitialized: true, isNavigating: false, fault: undefined },
    },
    subscribe: () => nothing,
    navigate: async () => undefined,
    preload: nothing,
    revalidate: async () => undefined,
    createHref: href => href,
    dispose: nothing,
  }
}
