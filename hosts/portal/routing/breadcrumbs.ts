import { type Breadcrumb, type PortalPage, portalPages } from '../../../src/api/rules/portalPages.ts'
import type { PortalPath } from '../../../src/api/rules/portalPaths.ts'

/** The breadcrumbs of a path, the page itself last; none for most pages (NAV-16). */
export function breadcrumbsOf({ page, area }: PortalPath): readonly Breadcrumb[] {
  const { breadcrumbs }: PortalPage = portalPages[page]
  if (!breadcrumbs?.in.includes(area)) return []
  return ['home', ...(area === 'common' ? [] : ['contract' as const]), ...breadcrumbs.items]
}
