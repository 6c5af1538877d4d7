import { Element } from '../elements/Element.tsx'
import { useRouteContract } from '../useRouteContract.ts'
import { useRouteParams } from '../useRouteParams.ts'

/** Number and name of the contract whose pages these are, where there is another to change to (CON-2). */
export function ContractBar() {
  const { organization } = useRouteParams()
  const found = useRouteContract()
  if (!found) return null
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
