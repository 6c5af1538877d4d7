import { useT } from '../../../src/i18n/useT.ts'
import { Page } from '../components/Page.tsx'
import { Element } from '../elements/Element.tsx'
import { useRouteParams } from '../hooks/useRouteParams.ts'
import { useRouteVendor } from '../hooks/useRouteVendor.ts'

/** The organizations of a vendor (CON-12). */
export function OrganizationsPage() {
  const t = useT()
  const { vendor = '' } = useRouteParams()
  const title = useRouteVendor()?.title ?? ''
  return (
    <Page title={t('organizations.title')} lead={t('organizations.lead', { vendor: title })}>
      <Element tag="resident-organizations" attributes={{ vendor }} lines={6} />
    </Page>
  )
}
