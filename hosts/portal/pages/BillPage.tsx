import { useT } from '../../../src/i18n/useT.ts'
import { Page } from '../components/Page.tsx'
import { Element } from '../elements/Element.tsx'
import { useRouteContract } from '../hooks/useRouteContract.ts'

/** All bills of a contract (BIL-1). */
export function BillPage() {
  const t = useT()
  const current = useRouteContract()
  if (!current) return null
  const { contract } = current
  return (
    <Page title={t('bills.title')} contract={contract}>
      <Element tag="resident-bills" attributes={{ contract: String(contract.id) }} lines={8} />
    </Page>
  )
}
