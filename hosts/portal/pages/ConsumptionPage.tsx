import { useT } from '../../../src/i18n/useT.ts'
import { Page } from '../components/Page.tsx'
import { Element } from '../elements/Element.tsx'
import { useRouteContract } from '../hooks/useRouteContract.ts'

/** What a contract used (CNS-1). */
export function ConsumptionPage() {
  const t = useT()
  const current = useRouteContract()
  if (!current) return null
  const { contract } = current
  return (
    <Page title={t('consumption.title')} contract={contract}>
      <Element tag="resident-consumption" attributes={{ contract: String(contract.id) }} lines={8} />
    </Page>
  )
}
