import { Building2, ChevronRight } from 'lucide'
import { useT } from '../../src/i18n/useT.ts'
import { PanelError } from '../../src/runtime/PanelError.tsx'
import type { Panel } from '../../src/runtime/usePanel.ts'
import { Button } from '../../src/ui/Button.tsx'
import { EmptyState } from '../../src/ui/EmptyState.tsx'
import { Icon } from '../../src/ui/Icon.tsx'
import type { LinkProps } from '../../src/ui/LinkProps.ts'
import rowsCss from '../../src/ui/rows.css?inline'
import { SkeletonBar } from '../../src/ui/SkeletonBar.tsx'
import { SlowNotice } from '../../src/ui/SlowNotice.tsx'
import { useSheet } from '../../src/ui/useSheet.ts'
import type { OwnOrganization } from './model.ts'

export interface OrganizationsViewProps {
  /** Null if there is no such vendor. */
  readonly panel: Panel<readonly OwnOrganization[] | null>
  /** Link to contract linking. */
  readonly link: LinkProps
  readonly onOpen: (organization: OwnOrganization) => void
  readonly onRetry: () => void
}

/** A vendor's organizations; those with a contract of the user link to it (CON-12). */
export function OrganizationsView({ panel, link, onOpen, onRetry }: OrganizationsViewProps) {
  useSheet(rowsCss)
  const t = useT()
  if (panel.kind === 'failed')
    return <PanelError title={t('failed')} text={panel.text} reference={panel.reference} onRetry={onRetry} />
  if (panel.kind === 'loading') return <ListSkeleton slow={panel.slow} />
  const organizations = panel.data ?? []
  if (organizations.length === 0)
    return (
      <EmptyState
        icon={Building2}
        title={t(panel.data === null ? 'unknown.title' : 'none.title')}
        text={t(panel.data === null ? 'unknown.text' : 'none.text')}
      />
    )
  const without = organizations.every(({ contracts }) => contracts.length === 0)
  return (
    <section className="card organizations" part="card" aria-label={t('label')}>
      <ul>
        {organizations.map(organization => (
          <li key={organization.id}>
            <Row organization={organization} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {without && (
        <div className="actions">
          <Button variant="primary" {...link}>
            {t('shared:noContract.action')}
          </Button>
        </div>
      )}
    </section>
  )
}

interface RowProps {
  readonly organization: OwnOrganization
  readonly onOpen: (organization: OwnOrganization) => void
}

function Row({ organization, onOpen }: RowProps) {
  const t = useT()
  const { name, contracts } = organization
  if (contracts.length === 0)
    return (
      <div className="organization">
        <Icon node={Building2} />
        <span className="row-text">
          <span>{name}</span>
          <span className="muted small">{t('noContract')}</span>
        </span>
      </div>
    )
  return (
    <button type="button" className="organization pick" onClick={() => onOpen(organization)}>
      <Icon node={Building2} />
      <span className="row-text">
        <strong>{name}</strong>
        <span className="muted small">{t('contracts', { count: contracts.length })}</span>
      </span>
      <Icon node={ChevronRight} />
    </button>
  )
}

function ListSkeleton({ slow }: { readonly slow: boolean }) {
  const t = useT()
  return (
    <section className="card organizations" part="card" aria-busy="true">
      {[1, 2, 3].map(row => (
        <div key={row} className="organization">
          <SkeletonBar width="20px" height="20px" />
          <span className="row-text to-come">
            <SkeletonBar width="200px" />
            <SkeletonBar width="110px" />
          </span>
        </div>
      ))}
      {slow && <SlowNotice>{t('shared:slow')}</SlowNotice>}
    </section>
  )
}
