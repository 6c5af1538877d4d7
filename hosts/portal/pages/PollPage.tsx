import { useT } from '../../../src/i18n/useT.ts'
import { Page } from '../components/Page.tsx'
import { Element } from '../elements/Element.tsx'
import { useRouteContract } from '../hooks/useRouteContract.ts'
import { useMatch, useSearchParams } from '../router/RouterContext.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

/** Polls of a contract's house, and the open poll (POL-1). */
export function PollPage() {
  const t = useT()
  const { poll } = useMatch()?.params ?? {}
  const query = useSearchParams()
  const current = useRouteContract()
  if (!current) return null
  const { contract } = current
  if (poll && !(Number(poll) > 0)) return <NotFoundPage />
  return (
    <Page title={t('polls.title')} contract={contract}>
      <Element
        tag="resident-polls"
        attributes={{
          contract: String(contract.id),
          ...(poll && { poll }),
          ...(query.get('tab') === 'ended' && { tab: 'ended' }),
        }}
        lines={8}
      />
    </Page>
  )
}
