import { useQuery } from '@tanstack/react-query'
import type { PropsOf } from '../../src/runtime/attributes.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import { QueryShell } from '../../src/runtime/QueryShell.tsx'
import { useDestination } from '../../src/runtime/useDestination.ts'
import { usePanel } from '../../src/runtime/usePanel.ts'
import { useSession } from '../../src/runtime/useSession.ts'
import { type OwnOrganization, ownFirst, visibleVendor } from './model.ts'
import { OrganizationsView } from './OrganizationsView.tsx'
import type { attributes } from './organizations.widget.ts'
import { organizationsQuery } from './queries.ts'

/** Lazy, because few people have several roles. */
const OtherRolesView = lazyComponent(
  async () => (await import('../../src/runtime/OtherRolesView.tsx')).OtherRolesView,
)

type Props = PropsOf<typeof attributes>

/** The organizations of a vendor (CON-12). */
export const Organizations = (props: Props) => (
  <QueryShell>
    <OfVendor {...props} />
  </QueryShell>
)

function OfVendor({ vendor }: Props) {
  const link = useDestination()
  const { suite, emit } = useElement()
  const { user, roleId, groups, allGroups, contractId } = useSession(state => state)
  const slug = visibleVendor(groups, vendor ?? suite.config.vendor, contractId)
  const own = groups.find(group => group.slug === slug)
  // The user's own vendors are already in the session.
  const query = useQuery({ ...organizationsQuery(suite, slug), enabled: own === undefined })
  const panel = usePanel<readonly OwnOrganization[] | null>({
    data: own ? ownFirst(own.organizations, own.contracts) : query.data && ownFirst(query.data, []),
    error: query.error,
  })

  const inOtherRoles = own ? undefined : allGroups.find(group => group.slug === slug)
  if (inOtherRoles)
    return (
      <OtherRolesView
        user={user}
        roleId={roleId}
        groups={[inOtherRoles]}
        contract={undefined}
        onSwitch={suite.session.chooseRole}
      />
    )
  const open = ({ id: organization, contracts: [first] }: OwnOrganization) => {
    if (!first || !own) return
    suite.session.chooseContract(first.id)
    const params = { vendor: own.slug, organization, contract: first.id }
    emit('resident-navigate', { to: 'organization-contract', params }, { cancelable: true })
  }
  return (
    <OrganizationsView
      panel={panel}
      link={link('contract-create', slug === undefined ? {} : { vendor: slug })}
      onOpen={open}
      onRetry={() => void query.refetch()}
    />
  )
}
