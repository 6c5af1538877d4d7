import { useT } from '../../../src/i18n/useT.ts'
import { Page } from '../components/Page.tsx'
import { Element } from '../elements/Element.tsx'
import { useRouteContract } from '../hooks/useRouteContract.ts'

/** Documents of a contract (DOC-1). */
export function DocumentsPage() {
  const t = useT()
  const current = useRouteContract()
  if (!current) return null
  const { contract } = current
  return (
    <Page title={t('documents.title')} contract={contract}>
      <Element tag="resident-documents" attributes={{ contract: String(contract.id) }} lines={8} />
    </Page>
  )
}
