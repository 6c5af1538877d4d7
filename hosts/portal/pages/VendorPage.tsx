import { useT } from '../../../src/i18n/useT.ts'
import { lazyComponent } from '../../../src/runtime/lazyComponent.tsx'
import { EmptyState } from '../../../src/ui/EmptyState.tsx'
import { LinkButton } from '../components/LinkButton.tsx'
import { Page } from '../components/Page.tsx'
import { useRouteParams } from '../hooks/useRouteParams.ts'
import { useRouteVendor } from '../hooks/useRouteVendor.ts'
import { useSuiteSession } from '../hooks/useSuiteSession.ts'

/** Lazy, because few people have several roles. */
const InOtherRoles = lazyComponent(
  async () => (await import('../components/InOtherRoles.tsx')).InOtherRoles,
  null,
)

/** A vendor's page for users without a contract there in their role; guards redirect everyone else (NAV-6). */
export function VendorPage() {
  const t = useT()
  const { vendor: slug = '', organization } = useRouteParams()
  const title = useRouteVendor()?.title ?? ''
  const own = useSuiteSession(({ allGroups }) => allGroups.find(group => group.slug === slug))
  const isAsked = (id: number) => organization === undefined || id === Number(organization)
  const contracts = own?.contracts.filter(({ organizationId }) => isAsked(organizationId)) ?? []
  const company = organization === undefined ? undefined : own?.organizations.find(({ id }) => isAsked(id))
  return (
    <Page title={title || t('product')}>
      {own && contracts.length > 0 ? (
        <InOtherRoles groups={[{ ...own, contracts }]} />
      ) : (
        <EmptyState
          title={t('vendor.title', { vendor: company?.name ?? title })}
          text={t('vendor.text')}
          action={<LinkButton to={`/vendor/${slug}/contract/create`}>{t('contractLink.title')}</LinkButton>}
        />
      )}
    </Page>
  )
}
