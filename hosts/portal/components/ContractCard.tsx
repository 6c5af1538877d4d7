import { ChevronRight } from 'lucide'
import { contractPath } from '../../../src/api/rules/redirects.ts'
import type { Contract } from '../../../src/api/schemas/contracts.ts'
import type { OrganizationGroup } from '../../../src/api/schemas/organizations.ts'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { Icon } from '../../../src/ui/Icon.tsx'
import { NoWrap } from '../../../src/ui/NoWrap.tsx'
import { Link } from '../router/Link.tsx'
import { addressesOf } from './addressesOf.ts'
import { ContractStatus } from './ContractStatus.tsx'
import { useContractTitle } from './useContractTitle.ts'

interface Props {
  readonly group: OrganizationGroup
  readonly contract: Contract
}

/** A contract on the start page; the whole card links to the contract's page. */
export function ContractCard({ group, contract }: Props) {
  const titleOf = useContractTitle()
  const { numbered } = useFormat()
  const addresses = addressesOf(contract)
  return (
    <Link className="site-contract" to={contractPath(group, contract.id)}>
      <span className="site-contract-text">
        <strong>
          <NoWrap text={titleOf(contract)} />
        </strong>
        {contract.contractName?.name && addresses && (
          <span>
            <NoWrap text={addresses} />
          </span>
        )}
        <span className="site-contract-facts muted">
          <span>{numbered(contract.username)}</span>
          <ContractStatus active={contract.isActive} />
        </span>
      </span>
      <Icon node={ChevronRight} />
    </Link>
  )
}
