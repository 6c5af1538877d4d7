import { useSearchParams } from 'react-router'
import { useT } from '../../../src/i18n/useT.ts'
import { Page } from '../components/Page.tsx'
import { Element } from '../elements/Element.tsx'
import { useFeatures } from '../hooks/useFeatures.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

/** Paying for a service by its number, open to everybody where the platform offers it (CRD-1). */
export function CardPaymentPage() {
  const t = useT()
  const [search] = useSearchParams()
  const features = useFeatures()
  const service = search.get('service')
  // Not known yet is no reason to keep anybody waiting: most platforms that have the page offer it.
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
