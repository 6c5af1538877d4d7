import { type PageName, type PortalPage, portalPages } from '../../../src/api/rules/portalPages.ts'
import { type PortalPath, pathsWithoutVendor, portalPaths } from '../../../src/api/rules/portalPaths.ts'
import { ErrorPage } from '../errors/ErrorPage.tsx'
import { loadChunk } from '../errors/loadChunk.ts'
import { PlainErrorPage } from '../errors/PlainErrorPage.tsx'
import { contractWithoutVendor, guarded, type PageHandle, vendorIndex } from '../guards/guarded.ts'
import { FullscreenLayout } from '../layouts/FullscreenLayout.tsx'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { Root } from '../Root.tsx'
import type { Route } from '../router/Route.ts'
import { breadcrumbsOf } from './breadcrumbs.ts'
import type { PageComponents } from './pageComponents.tsx'

type Layout = NonNullable<PortalPage['layout']>

const rowOf = (page: PageName): PortalPage => portalPages[page]
const layoutOf = ({ page }: PortalPath): Layout => rowOf(page).layout ?? 'default'

/** Fetches the scripts of an element by its name. */
type PreloadElement = (name: string) => void

function routeOf(entry: PortalPath, components: PageComponents, preloadElement: PreloadElement): Route[] {
  const { page, path, guards } = entry
  const load = components[page]
  if (!load) return []
  const { element } = rowOf(page)
  const handle: PageHandle = {
    guards,
    breadcrumbs: breadcrumbsOf(entry),
    isTask: rowOf(page).isTask ?? false,
  }
  return [
    {
      path,
      ...(page === 'vendor' ? vendorIndex(guards) : guards.length > 0 && guarded(guards)),
      handle,
      load: () => loadChunk(load),
      ...(element && { preload: () => preloadElement(element) }),
    },
  ]
}

/** Unknown paths below a contract run its guards too, so that all paths of foreign contracts answer the same. */
const unknownInContract = (entry: PortalPath): Route[] =>
  entry.page === 'contract'
    ? [{ path: `${entry.path}/*`, ...guarded(entry.guards), Component: NotFoundPage }]
    : []

const redirectToVendor = ({ path, guards }: PortalPath): Route => ({
  path,
  ...contractWithoutVendor(guards),
})

/** Every route of the portal, with its guards and its layout (NAV-1 to NAV-4, LAY-1). */
export function createRoutes(components: PageComponents, preloadElement: PreloadElement = () => {}): Route[] {
  const routesIn = (layout: Layout) => ({
    ErrorBoundary: ErrorPage,
    children: [
      ...portalPaths
        .filter(entry => layoutOf(entry) === layout)
        .flatMap(entry => [...routeOf(entry, components, preloadElement), ...unknownInContract(entry)]),
      ...(layout === 'default'
        ? [...pathsWithoutVendor.map(redirectToVendor), { path: '*', Component: NotFoundPage }]
        : []),
    ],
  })
  return [
    {
      Component: Root,
      ErrorBoundary: PlainErrorPage,
      children: [
        {
          load: () => loadChunk(async () => (await import('../layouts/DefaultLayout.tsx')).DefaultLayout),
          children: [routesIn('default')],
        },
        {
          load: () =>
            loadChunk(async () => (await import('../layouts/CardPaymentLayout.tsx')).CardPaymentLayout),
          children: [routesIn('card-payment')],
        },
        { Component: FullscreenLayout, children: [routesIn('fullscreen')] },
      ],
    },
  ]
}
