import { useT } from '../../../src/i18n/useT.ts'
import { Page } from '../components/Page.tsx'
import { Element } from '../elements/Element.tsx'
import { useRouteContract } from '../hooks/useRouteContract.ts'

/** The house of a contract (HOU-1). */
export function MyHousePage() {
  const t = useT()
  const current = useRouteContract()
  if (!current) return null
  const { contract } = current
  return (
    <Page title={t('myHouse.title')} contract={contract}>
      <Element tag="resident-my-house" attributes={{ contract: String(contract.id) }} lines={8} />
    </Page>
  )
}
