import { useT } from '../../../src/i18n/useT.ts'
import { Element } from '../elements/Element.tsx'
import { contractTitle } from '../parts/contractTitle.ts'
import { Page } from '../parts/Page.tsx'
import { useRouteContract } from '../useRouteContract.ts'

/** Meters of a contract: declaring and history (MET-1). */
export function MeterPage() {
  const t = useT()
  const found = useRouteContract()
  if (!found) return null
  const { contract } = found
  return (
    <Page title={t('meters.title')} lead={contractTitle(contract)}>
      <Element tag="resident-meters" attributes={{ contract: String(contract.id) }} lines={8} />
    </Page>
  )
}
