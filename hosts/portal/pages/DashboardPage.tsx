import { House } from 'lucide'
import { useRef, useState } from 'react'
import { useStore } from 'zustand'
import { pathOf } from '../../../src/api/rules/destinations.ts'
import type { OrganizationGroup } from '../../../src/api/schemas/organizations.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { lazyComponent } from '../../../src/runtime/lazyComponent.tsx'
import { Button } from '../../../src/ui/Button.tsx'
import { EmptyState } from '../../../src/ui/EmptyState.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import { ContractCard } from '../components/ContractCard.tsx'
import { LinkButton } from '../components/LinkButton.tsx'
import { Page } from '../components/Page.tsx'
import { VendorMark } from '../components/VendorMark.tsx'
import { Element } from '../elements/Element.tsx'
import { useLoaded } from '../elements/useLoaded.ts'
import { notice } from '../guards/guardState.ts'
import { useSuiteSession } from '../hooks/useSuiteSession.ts'

/** Lazy, because few people have several roles. */
const InOtherRoles = lazyComponent(
  async () => (await import('../components/InOtherRoles.tsx')).InOtherRoles,
  null,
)

/** Contracts of a vendor that are visible before "show all". */
const initialCount = 6

/** The start page of a signed-in user: current events, and contracts by vendor. */
export function DashboardPage() {
  const t = useT()
  const noticeKind = useStore(notice, state => state.kind)
  const { user, groups, allGroups } = useSuiteSession(state => state)
  const name = user ? `${user.firstName} ${user.lastName}` : ''
  return (
    <Page
      title={t('dashboard.title')}
      heading={t('dashboard.heading')}
      lead={t(groups.length > 0 ? 'dashboard.lead' : 'dashboard.leadEmpty', { name })}
    >
      {(noticeKind === 'other-role' || (groups.length === 0 && allGroups.length > 0)) && <InOtherRoles />}
      {noticeKind && noticeKind !== 'other-role' && (
        <Notice tone="warning" title={t(`dashboard.notices.${noticeKind}.title`)}>
          <p>{t(`dashboard.notices.${noticeKind}.text`)}</p>
        </Notice>
      )}
      {allGroups.length === 0 && (
        <EmptyState
          icon={House}
          title={t('shared:noContract.title')}
          text={t('shared:noContract.text')}
          action={<LinkButton to={pathOf('contract-create')}>{t('shared:noContract.action')}</LinkButton>}
        />
      )}
      {groups.length > 0 && <Homes groups={groups} />}
    </Page>
  )
}

/** Contracts below the events, rendered once the events have loaded, so that they are not pushed down. */
function Homes({ groups }: { readonly groups: readonly OrganizationGroup[] }) {
  const events = useRef<HTMLDivElement>(null)
  const isLoaded = useLoaded(events)
  return (
    <>
      <div ref={events}>
        <Element tag="resident-dashboard" lines={6} />
      </div>
      {isLoaded && groups.map(group => <VendorContracts key={group.id} group={group} />)}
    </>
  )
}

function VendorContracts({ group }: { readonly group: OrganizationGroup }) {
  const t = useT()
  const [all, setAll] = useState(false)
  const visible = all ? group.contracts : group.contracts.slice(0, initialCount)
  return (
    <section className="site-contracts" aria-labelledby={`vendor-${group.id}`}>
      <h2 id={`vendor-${group.id}`}>
        <VendorMark vendor={group} />
      </h2>
      <ul>
        {visible.map(contract => (
          <li key={contract.id}>
            <ContractCard group={group} contract={contract} />
          </li>
        ))}
      </ul>
      {group.contracts.length > visible.length && (
        <Button variant="secondary" onClick={() => setAll(true)}>
          {t('dashboard.all', { count: group.contracts.length })}
        </Button>
      )}
    </section>
  )
}
