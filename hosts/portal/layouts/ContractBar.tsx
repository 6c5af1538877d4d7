import { Element } from '../elements/Element.tsx'
import { useRouteContract } from '../hooks/useRouteContract.ts'
import { useRouteParams } from '../hooks/useRouteParams.ts'
import { useSuiteSession } from '../hooks/useSuiteSession.ts'

/** Number and name of the contract whose pages these are, where there is another to change to (CON-2). */
export function ContractBar() {
  const { organization, contract } = useRouteParams()
  const found = useRouteContract()
  const isLoading = useSuiteSession(state => state.status === 'loading')
  // Most people have several: its place is kept, so that nothing moves when it comes.
  if (!found) return contract && isLoading ? <div className="site-bar site-contract-bar" /> : null
  const offered = found.group.contracts.filter(
    ({ organizationId }) => organization === undefined || organizationId === Number(organization),
  )
  if (offered.length < 2) return null
  return (
    <div className="site-bar site-contract-bar">
      <Element
        tag="resident-contract-bar"
        attributes={{
          contract: String(found.contract.id),
          ...(organization !== undefined && { organization }),
        }}
      />
    </div>
  )
}
