import { type RouteObject, redirect } from 'react-router'
import { type PageNames, readPageNames, renamed } from '../../../src/api/rules/portalPaths.ts'

/** The platform's names for nameable path segments, from a meta tag that the server writes. */
export const pageNames: PageNames =
  readPageNames(
    globalThis.document?.querySelector<HTMLMetaElement>('meta[name="resident-page-names"]')?.content ?? '',
  ) ?? {}

/** Routes with the platform's names; the original paths redirect to them (NAV-1). */
export function withPageNames(routes: readonly RouteObject[], names: PageNames): RouteObject[] {
  return routes.flatMap(route => {
    const { path, children } = route
    const renamedPath = path === undefined ? undefined : renamed(path, names)
    const inner = children && { children: withPageNames(children, names) }
    const renamedRoute = {
      ...route,
      ...(renamedPath !== undefined && { path: renamedPath }),
      ...inner,
    } as RouteObject
    if (renamedPath === path || path === undefined) return [renamedRoute]
    const redirectRoute: RouteObject = {
      path,
      loader: ({ request }) => {
        const { pathname, search, hash } = new URL(request.url)
        throw redirect(renamed(pathname, names) + search + hash)
      },
    }
    return [renamedRoute, redirectRoute]
  })
}
