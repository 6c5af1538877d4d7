import { useT } from '../../../src/i18n/useT.ts'
import { Element } from '../elements/Element.tsx'
import { contractTitle } from '../parts/contractTitle.ts'
import { Page } from '../parts/Page.tsx'
import { useRouteContract } from '../useRouteContract.ts'

/** The house of a contract (HOU-1). */
export function MyHousePage() {
  const t = useT()
  const found = useRouteContract()
  if (!found) return null
  const { contract } = found
  return (
    <Page title={t('myHouse.title')} lead={contractTitle(contract)}>
      <Element tag="resident-my-house" attributes={{ contract: String(contract.id) }} lines={8} />
    </Page>
  )
}
