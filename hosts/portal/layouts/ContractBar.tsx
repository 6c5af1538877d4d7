import { Element } from '../elements/Element.tsx'
import { useIsDesktop } from '../hooks/useIsDesktop.ts'
import { useRouteContract } from '../hooks/useRouteContract.ts'
import { useRouteParams } from '../hooks/useRouteParams.ts'
import { useSuiteSession } from '../hooks/useSuiteSession.ts'

/**
 * Number and name of the current contract, if there is another one to switch to (CON-2). Below a desktop's width the row
 * of the header has the name and opens the choice (LAY-20).
 */
export function ContractBar() {
  const { organization, contract } = useRouteParams()
  const current = useRouteContract()
  const isLoading = useSuiteSession(state => state.status === 'loading')
  if (!useIsDesktop()) return null
  // Reserves its height while loading, because most users have several contracts.
  if (!current) return contract && isLoading ? <div className="site-bar site-contract-bar" /> : null
  const choices = current.group.contracts.filter(
    ({ organizationId }) => organization === undefined || organizationId === Number(organization),
  )
  if (choices.length < 2) return null
  return (
    <div className="site-bar site-contract-bar">
      <Element
        tag="resident-contract-bar"
        attributes={{
          contract: String(current.contract.id),
          ...(organization !== undefined && { organization }),
        }}
      />
    </div>
  )
}
