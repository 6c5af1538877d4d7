import { useT } from '../../../src/i18n/useT.ts'
import { Page } from '../components/Page.tsx'
import { Element } from '../elements/Element.tsx'
import { useRouteContract } from '../hooks/useRouteContract.ts'
import { useMatch, useSearchParams } from '../router/RouterContext.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

/** Messages of all contracts, or of the one in the path, and the open message (MSG-1). */
export function MessagesPage() {
  const t = useT()
  const { type, message } = useMatch()?.params ?? {}
  const query = useSearchParams()
  const contract = useRouteContract()?.contract
  const filter = query.get('type')
  if (message && !(Number(message) > 0)) return <NotFoundPage />
  return (
    <Page title={t('messages.title')} contract={contract}>
      <Element
        tag="resident-messages"
        attributes={{
          ...(contract && { contract: String(contract.id) }),
          ...(message && { message: `${type}/${message}` }),
          ...(filter && { type: filter }),
        }}
        lines={8}
      />
    </Page>
  )
}
