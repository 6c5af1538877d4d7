import { ExternalLink, Link2Off } from 'lucide'
import { linkAddress } from '../../src/api/rules/addresses.ts'
import { useT } from '../../src/i18n/useT.ts'
import { PanelError } from '../../src/runtime/PanelError.tsx'
import type { Panel } from '../../src/runtime/usePanel.ts'
import { EmptyState } from '../../src/ui/EmptyState.tsx'
import { Icon } from '../../src/ui/Icon.tsx'
import { SkeletonBar } from '../../src/ui/SkeletonBar.tsx'
import { SlowNotice } from '../../src/ui/SlowNotice.tsx'
import type { SiteGroup } from './loadSites.ts'

export interface SelfServiceViewProps {
  readonly panel: Panel<readonly SiteGroup[]>
  readonly onRetry: () => void
}

/** Provider sites by group; each opens in a new tab. Omits unsafe addresses. */
export function SelfServiceView({ panel, onRetry }: SelfServiceViewProps) {
  const t = useT()
  if (panel.kind === 'failed')
    return <PanelError title={t('failed')} text={panel.text} reference={panel.reference} onRetry={onRetry} />
  if (panel.kind === 'loading')
    return (
      <div className="groups" aria-busy="true">
        {panel.slow && <SlowNotice>{t('shared:slow')}</SlowNotice>}
        {['a', 'b'].map(group => (
          <div key={group} className="card stack">
            <SkeletonBar width="140px" height="20px" />
            <SkeletonBar width="70%" />
            <SkeletonBar width="60%" />
          </div>
        ))}
      </div>
    )
  const groups = panel.data
    .map(({ group, items }) => ({ group, sites: items.filter(({ url }) => linkAddress(url) !== undefined) }))
    .filter(({ sites }) => sites.length > 0)
  if (groups.length === 0) return <EmptyState icon={Link2Off} title={t('none.title')} text={t('none.text')} />
  return (
    <div className="groups">
      {groups.map(({ group, sites }) => (
        <section key={group} className="card" part="card">
          <h2>{group || t('title')}</h2>
          <ul>
            {sites.map(({ id, title, url }) => (
              <li key={id}>
                <a href={linkAddress(url)} target="_blank" rel="noopener">
                  <span>
                    {title}
                    <span className="vh"> ({t('newTab')})</span>
                  </span>
                  <Icon node={ExternalLink} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
