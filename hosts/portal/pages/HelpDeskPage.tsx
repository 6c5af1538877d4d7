import { useT } from '../../../src/i18n/useT.ts'
import { Page } from '../components/Page.tsx'
import { Element } from '../elements/Element.tsx'
import { useRouteContract } from '../hooks/useRouteContract.ts'
import { useLocation, useMatch, useSearchParams } from '../router/RouterContext.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

/** Query parameters that are passed to the element as attributes of the same name. */
const names = ['from', 'to', 'stage', 'recipient', 'category', 'message'] as const

/** Requests of all contracts, or of the one in the path: list, details, or form (HLP-1 to HLP-3). */
export function HelpDeskPage() {
  const t = useT()
  const { task } = useMatch()?.params ?? {}
  const query = useSearchParams()
  const isNew = useLocation().pathname.endsWith('/create')
  const contract = useRouteContract()?.contract
  const contractId = contract?.id ?? (isNew && query.get('contract'))
  if (task && !(Number(task) > 0)) return <NotFoundPage />
  return (
    <Page
      title={t(isNew ? 'helpDesk.create' : 'helpDesk.title')}
      heading={t('helpDesk.title')}
      contract={contract}
    >
      <Element
        tag="resident-help-desk"
        attributes={{
          ...Object.fromEntries(
            names.flatMap(name => (query.get(name) ? [[name, query.get(name) ?? '']] : [])),
          ),
          ...(contractId && { contract: String(contractId) }),
          ...(task && { task }),
          ...(isNew && { view: 'create' }),
        }}
        lines={8}
      />
    </Page>
  )
}
