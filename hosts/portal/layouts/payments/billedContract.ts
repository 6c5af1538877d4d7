import { findContract } from '../../../../src/api/rules/access.ts'
import type { Contract } from '../../../../src/api/schemas/contracts.ts'
import type { OrganizationGroup } from '../../../../src/api/schemas/organizations.ts'
import { useSuiteSession } from '../../hooks/useSuiteSession.ts'

interface Own {
  readonly group: OrganizationGroup
  readonly contract: Contract
}

/** The contract selected by the signed-in user, if any. */
export function useChosenContract(): Own | undefined {
  const groups = useSuiteSession(state => state.groups)
  const contractId = useSuiteSession(state => state.contractId)
  return findContract(groups, contractId)
}

/**
 * The contract whose bill is linked: the selected one, else the first, that is active and whose vendor shows bills
 * (LAY-11).
 */
export function billedContract(
  selected: Own | undefined,
  groups: readonly OrganizationGroup[],
): Own | undefined {
  const candidates = selected
    ? [selected]
    : groups.flatMap(group => group.contracts.map(contract => ({ group, contract })))
  return candidates.find(({ group, contract }) => contract.isActive && group.settings.billLinkEnabled)
}

/** The path of a contract's first page. */
export const addressOf = ({ group, contract }: Own): string => `/vendor/${group.slug}/contract/${contract.id}`
