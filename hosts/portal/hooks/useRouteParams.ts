import { useLocation, useMatches } from 'react-router'
import type { RouteParams } from '../../../src/api/rules/guards.ts'
import { routeParams } from '../routing/routeParams.ts'

/** The parameters of the current path, for layouts and pages alike. */
export function useRouteParams(): RouteParams {
  const matches = useMatches()
  return routeParams(matches.at(-1)?.params, matches.at(-1)?.handle, useLocation().search)
}
