import { useT } from '../../../src/i18n/useT.ts'
import { Element } from '../elements/Element.tsx'
import { Page } from '../parts/Page.tsx'
import { useRouteContract } from '../useRouteContract.ts'

/** What a contract is about (CON-12). */
export function MyContractPage() {
  const t = useT()
  const found = useRouteContract()
  if (!found) return null
  const { contract } = found
  return (
    <Page title={t('myContract.title')}>
      <Element tag="resident-my-contract" attributes={{ contract: String(contract.id) }} lines={6} />
    </Page>
  )
}
