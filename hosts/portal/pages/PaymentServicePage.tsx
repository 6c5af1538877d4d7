import { useT } from '../../../src/i18n/useT.ts'
import { Page } from '../components/Page.tsx'
import { Element } from '../elements/Element.tsx'

/** The payment service: its consent and its payable organizations (BIL-7). */
export function PaymentServicePage() {
  const t = useT()
  return (
    <Page title={t('paymentService.title')}>
      <Element tag="resident-payment-service" lines={6} />
    </Page>
  )
}
