import { useT } from '../../../src/i18n/useT.ts'
import { Element } from '../elements/Element.tsx'
import { Page } from '../parts/Page.tsx'

/** The payment service: its consent, and what can be paid (BIL-7). */
export function PaymentServicePage() {
  const t = useT()
  return (
    <Page title={t('paymentService.title')}>
      <Element tag="resident-payment-service" lines={6} />
    </Page>
  )
}
