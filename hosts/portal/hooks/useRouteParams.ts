import type { RouteParams } from '../../../src/api/rules/guards.ts'
import { useLocation, useMatch } from '../router/RouterContext.ts'
import { routeParams } from '../routing/routeParams.ts'

/** The parameters of the current path, for layouts and pages alike. */
export function useRouteParams(): RouteParams {
  const match = useMatch()
  return routeParams(match?.params, match?.route.handle, useLocation().search)
}
