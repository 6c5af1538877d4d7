import { useT } from '../../../src/i18n/useT.ts'
import { Page } from '../components/Page.tsx'
import { Element } from '../elements/Element.tsx'

/** Self-service sites of other providers (SVC-3). */
export function SelfServicePage() {
  const t = useT()
  return (
    <Page title={t('selfService.title')} lead={t('selfService.lead')}>
      <Element tag="resident-self-service" lines={6} />
    </Page>
  )
}
