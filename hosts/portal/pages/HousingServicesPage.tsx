import { useT } from '../../../src/i18n/useT.ts'
import { Page } from '../components/Page.tsx'
import { Element } from '../elements/Element.tsx'

/** Services for homes (SVC-2). */
export function HousingServicesPage() {
  const t = useT()
  return (
    <Page title={t('housingServices.title')} lead={t('housingServices.lead')}>
      <Element tag="resident-housing-services" lines={6} />
    </Page>
  )
}
