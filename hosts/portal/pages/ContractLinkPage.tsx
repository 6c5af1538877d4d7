import { useT } from '../../../src/i18n/useT.ts'
import { Page } from '../components/Page.tsx'
import { Element } from '../elements/Element.tsx'
import { useRouteParams } from '../hooks/useRouteParams.ts'
import { useSearchParams } from '../router/RouterContext.ts'

/** Linking a contract, in general or on a vendor's pages; `?role=` is the number of the form's role (CON-6). */
export function ContractLinkPage() {
  const t = useT()
  const { vendor } = useRouteParams()
  const query = useSearchParams()
  const role = query.get('role')
  return (
    <div className="site-narrow">
      <Page title={t('contractLink.title')}>
        <Element
          tag="resident-contract-link"
          attributes={{
            ...(vendor !== undefined && { vendor }),
            ...(role !== null && { 'form-role': role }),
          }}
          lines={10}
        />
      </Page>
    </div>
  )
}
