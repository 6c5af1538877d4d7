import { useT } from '../../../src/i18n/useT.ts'
import { EmptyState } from '../../../src/ui/EmptyState.tsx'
import { LinkButton } from '../parts/LinkButton.tsx'
import { Page } from '../parts/Page.tsx'
import { useRouteVendor } from '../useRouteVendor.ts'

/** A vendor's own page for a person without a contract there; everyone else is led on before it is shown (NAV-6). */
export function VendorPage() {
  const t = useT()
  const vendor = useRouteVendor()?.title ?? ''
  return (
    <Page title={vendor || t('product')}>
      <EmptyState
        title={t('vendor.title', { vendor })}
        text={t('vendor.text')}
        action={<LinkButton to="/">{t('home')}</LinkButton>}
      />
    </Page>
  )
}
