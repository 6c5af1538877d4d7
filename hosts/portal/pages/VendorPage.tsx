import { useT } from '../../../src/i18n/useT.ts'
import { EmptyState } from '../../../src/ui/EmptyState.tsx'
import { LinkButton } from '../components/LinkButton.tsx'
import { Page } from '../components/Page.tsx'
import { useRouteParams } from '../hooks/useRouteParams.ts'
import { useRouteVendor } from '../hooks/useRouteVendor.ts'

/** A vendor's page for users without a contract there; guards redirect everyone else (NAV-6). */
export function VendorPage() {
  const t = useT()
  const { vendor: slug = '' } = useRouteParams()
  const vendor = useRouteVendor()?.title ?? ''
  return (
    <Page title={vendor || t('product')}>
      <EmptyState
        title={t('vendor.title', { vendor })}
        text={t('vendor.text')}
        action={<LinkButton to={`/vendor/${slug}/contract/create`}>{t('contractLink.title')}</LinkButton>}
      />
    </Page>
  )
}
