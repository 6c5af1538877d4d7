import type { RouteParams } from '../../../src/api/rules/guards.ts'
import type { PageHandle } from '../guards/guarded.ts'
import type { Router } from '../router/createRouter.ts'

/** The parameters of a path. Tasks beside a sign-in have the vendor of that page in their query. */
export function routeParams(params: RouteParams = {}, handle: unknown, search: string): RouteParams {
  if (!(handle as PageHandle | undefined)?.isTask) return params
  const query = new URLSearchParams(search)
  const vendor = query.get('vendor')
  const organization = query.get('organization')
  return { ...(vendor && { vendor }), ...(organization && { organization }), ...params }
}

/** The parameters of the router's current path. */
export function currentParams({ state: { matches, location } }: Router): RouteParams {
  const match = matches.at(-1)
  return routeParams(match?.params, match?.route.handle, location.search)
}
