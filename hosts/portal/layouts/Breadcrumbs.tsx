import type { Breadcrumb } from '../../../src/api/rules/portalPages.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { useContractTitle } from '../components/useContractTitle.ts'
import type { PageHandle } from '../guards/guarded.ts'
import { useIsDesktop } from '../hooks/useIsDesktop.ts'
import { useOneStop } from '../hooks/useOneStop.ts'
import { useRouteContract } from '../hooks/useRouteContract.ts'
import { useRouteParams } from '../hooks/useRouteParams.ts'
import { contractBase } from '../menus.ts'
import { Link } from '../router/Link.tsx'
import { useMatch } from '../router/RouterContext.ts'

/** The breadcrumbs of pages that have some (NAV-16). */
export function Breadcrumbs() {
  const t = useT()
  const titleOf = useContractTitle()
  const current = useRouteContract()
  const base = contractBase(useRouteParams())
  const { breadcrumbs = [] } = (useMatch()?.route.handle as PageHandle | undefined) ?? {}
  const isDesktop = useIsDesktop()
  const row = useOneStop<HTMLOListElement>(true)
  // On phones the header leads home, and the heading below is the contract.
  const isEnough = breadcrumbs.at(-1) !== 'contract' || isDesktop
  if (breadcrumbs.length === 0 || !isEnough) return null
  const linkOf: Readonly<Record<Breadcrumb, readonly [text: string, path: string]>> = {
    home: [t('dashboard.title'), '/'],
    contract: [current ? titleOf(current.contract) : '', base ?? '/'],
    messages: [t('messages.title'), `${base ?? ''}/messages`],
    'help-desk': [t('helpDesk.title'), `${base ?? ''}/help-desk`],
    task: [t('helpDesk.task'), ''],
  }
  const links = breadcrumbs.map(breadcrumb => linkOf[breadcrumb])
  return (
    <nav className="site-bar site-breadcrumbs" aria-label={t('header.breadcrumbs')}>
      <ol ref={row}>
        {links.map(([text, path], index) => (
          <li key={path}>
            {index < links.length - 1 ? (
              <Link to={path}>{text}</Link>
            ) : (
              <span aria-current="page">{text}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
