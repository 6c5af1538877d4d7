import { useT } from '../../../src/i18n/useT.ts'
import { Page } from '../components/Page.tsx'
import { Element } from '../elements/Element.tsx'

/** The user's contracts (CON-8). */
export function ContractsPage() {
  const t = useT()
  return (
    <Page title={t('contracts.title')} lead={t('contracts.lead')}>
      <Element tag="resident-contracts" lines={8} />
    </Page>
  )
}
