import { useT } from '../../../src/i18n/useT.ts'
import { Page } from '../components/Page.tsx'
import { useContractTitle } from '../components/useContractTitle.ts'
import { Element } from '../elements/Element.tsx'
import { useRouteContract } from '../hooks/useRouteContract.ts'

/** All bills of a contract (BIL-1). */
export function BillPage() {
  const t = useT()
  const titleOf = useContractTitle()
  const current = useRouteContract()
  if (!current) return null
  const { contract } = current
  return (
    <Page title={t('bills.title')} lead={titleOf(contract)}>
      <Element tag="resident-bills" attributes={{ contract: String(contract.id) }} lines={8} />
    </Page>
  )
}
