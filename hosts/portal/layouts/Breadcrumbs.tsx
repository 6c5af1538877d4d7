import { Link, useMatches } from 'react-router'
import { useT } from '../../../src/i18n/useT.ts'
import { type Breadcrumb, breadcrumbs } from '../breadcrumbs.ts'
import type { GuardedHandle } from '../guards/guarded.ts'
import { contractBase } from '../menus.ts'
import { useContractTitle } from '../parts/useContractTitle.ts'
import { useRouteContract } from '../useRouteContract.ts'
import { useRouteParams } from '../useRouteParams.ts'

/** The way up from the pages that have one (NAV-16). */
export function Breadcrumbs() {
  const t = useT()
  const titleOf = useContractTitle()
  const found = useRouteContract()
  const base = contractBase(useRouteParams())
  const name = useMatches()
    .map(({ handle }) => (handle as GuardedHandle | undefined)?.name)
    .findLast(Boolean)
  if (!name) return null
  const known: Readonly<Record<Breadcrumb, readonly [text: string, path: string]>> = {
    home: [t('dashboard.title'), '/'],
    contract: [found ? titleOf(found.contract) : '', base ?? '/'],
    messages: [t('messages.title'), `${base ?? ''}/messages`],
    'help-desk': [t('helpDesk.title'), `${base ?? ''}/help-desk`],
    task: [t('helpDesk.task'), ''],
  }
  const stops = breadcrumbs[name].map(stop => known[stop])
  return (
    <nav className="site-bar site-trail" aria-label={t('header.trail')}>
      <ol>
        {stops.map(([text, path], index) => (
          <li key={path}>
            {index < stops.length - 1 ? (
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
