import { useT } from '../../../src/i18n/useT.ts'
import { Element } from '../elements/Element.tsx'
import { contractTitle } from '../parts/contractTitle.ts'
import { Page } from '../parts/Page.tsx'
import { useRouteContract } from '../useRouteContract.ts'

/** Documents of a contract (DOC-1). */
export function DocumentsPage() {
  const t = useT()
  const found = useRouteContract()
  if (!found) return null
  const { contract } = found
  return (
    <Page title={t('documents.title')} lead={contractTitle(contract)}>
      <Element tag="resident-documents" attributes={{ contract: String(contract.id) }} lines={8} />
    </Page>
  )
}
