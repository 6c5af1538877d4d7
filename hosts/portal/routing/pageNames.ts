import { type RouteObject, redirect } from 'react-router'
import { type PageNames, readPageNames, renamed } from '../../../src/api/rules/portalPaths.ts'

/** What this platform calls pages that carry a product's name, as the server has written into the page. */
export const pageNames: PageNames =
  readPageNames(
    globalThis.document?.querySelector<HTMLMetaElement>('meta[name="resident-page-names"]')?.content ?? '',
  ) ?? {}

/** Routes under the names of this platform; the usual addresses lead on to them (NAV-1). */
export function withPageNames(routes: readonly RouteObject[], names: PageNames): RouteObject[] {
  return routes.flatMap(route => {
    const { path, children } = route
    const other = path === undefined ? undefined : renamed(path, names)
    const inner = children && { children: withPageNames(children, names) }
    const here = { ...route, ...(other !== undefined && { path: other }), ...inner } as RouteObject
    if (other === path || path === undefined) return [here]
    const lead: RouteObject = {
      path,
      loader: ({ request }) => {
        const { pathname, search, hash } = new URL(request.url)
        throw redirect(renamed(pathname, names) + search + hash)
      },
    }
    return [here, lead]
  })
}
