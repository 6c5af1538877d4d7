import { createContext, useContext } from 'react'
import type { Router, RouterState } from './createRouter.ts'

export const RouterContext = createContext<Router | undefined>(undefined)

/** What is rendered; a view transition renders it later than the router has it. */
export const RouterStateContext = createContext<RouterState | undefined>(undefined)

/** What the guard, the component or the content of a route has failed with. */
export const RouteErrorContext = createContext<unknown>(undefined)

function inRouter<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('This is for components inside RouterProvider.')
  return value
}

/** @throws Error outside of the router */
export const useRouter = (): Router => inRouter(useContext(RouterContext))

/** @throws Error outside of the router */
export const useRouterState = (): RouterState => inRouter(useContext(RouterStateContext))

export const useLocation = (): RouterState['location'] => useRouterState().location

export const useSearchParams = (): URLSearchParams => new URLSearchParams(useLocation().search)

/** The route of the current page, with the parameters of its path. */
export const useMatch = (): RouterState['matches'][number] | undefined => useRouterState().matches.at(-1)

export const useNavigate = (): Router['navigate'] => useRouter().navigate

export const useRouteError = (): unknown => useContext(RouteErrorContext)
