import { useT } from '../../../src/i18n/useT.ts'
import { Page } from '../components/Page.tsx'
import { Element } from '../elements/Element.tsx'
import { useFeatures } from '../hooks/useFeatures.ts'
import { useSearchParams } from '../router/RouterContext.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

/** Payment for a service by its number; public if the platform offers it (CRD-1). */
export function CardPaymentPage() {
  const t = useT()
  const search = useSearchParams()
  const features = useFeatures()
  const service = search.get('service')
  // Renders before the features are loaded, because most platforms with this page offer it.
  if (features && !features.includes('card-payment-widget')) return <NotFoundPage />
  return (
    <Page title={t('cardPayment.title')} lead={t('cardPayment.lead')}>
      <Element
        tag="resident-card-payment"
        lines={10}
        {...(service === null ? {} : { attributes: { service } })}
      />
    </Page>
  )
}
