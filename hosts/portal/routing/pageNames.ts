import { type PageNames, readPageNames, renamed } from '../../../src/api/rules/portalPaths.ts'
import { Redirect } from '../router/Redirect.ts'
import type { Route } from '../router/Route.ts'

/** The platform's names for nameable path segments, from a meta tag that the server writes. */
export const pageNames: PageNames =
  readPageNames(
    globalThis.document?.querySelector<HTMLMetaElement>('meta[name="resident-page-names"]')?.content ?? '',
  ) ?? {}

/** Routes with the platform's names; the original paths redirect to them (NAV-1). */
export function withPageNames(routes: readonly Route[], names: PageNames): Route[] {
  return routes.flatMap(route => {
    const { path, children } = route
    const renamedPath = path === undefined ? undefined : renamed(path, names)
    const inner = children && { children: withPageNames(children, names) }
    const renamedRoute = {
      ...route,
      ...(renamedPath !== undefined && { path: renamedPath }),
      ...inner,
    }
    if (renamedPath === path || path === undefined) return [renamedRoute]
    const redirectRoute: Route = {
      path,
      guard: async ({ location: { pathname, search, hash } }) => {
        throw new Redirect(renamed(pathname, names) + search + hash)
      },
    }
    return [renamedRoute, redirectRoute]
  })
}
