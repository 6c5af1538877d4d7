import { useT } from '../../../src/i18n/useT.ts'
import { Page } from '../components/Page.tsx'
import { Element } from '../elements/Element.tsx'
import { useRouteContract } from '../hooks/useRouteContract.ts'

/** Details of a contract (CON-12). */
export function MyContractPage() {
  const t = useT()
  const current = useRouteContract()
  if (!current) return null
  const { contract } = current
  return (
    <Page title={t('myContract.title')}>
      <Element tag="resident-my-contract" attributes={{ contract: String(contract.id) }} lines={6} />
    </Page>
  )
}
