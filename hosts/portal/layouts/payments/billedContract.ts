import { findContract } from '../../../../src/api/rules/access.ts'
import type { Contract } from '../../../../src/api/schemas/contracts.ts'
import type { OrganizationGroup } from '../../../../src/api/schemas/organizations.ts'
import { useSuiteSession } from '../../hooks/useSuiteSession.ts'

interface Own {
  readonly group: OrganizationGroup
  readonly contract: Contract
}

/** The contract that a signed-in person has chosen; undefined where there is none. */
export function useChosenContract(): Own | undefined {
  const groups = useSuiteSession(state => state.groups)
  const contractId = useSuiteSession(state => state.contractId)
  return findContract(groups, contractId)
}

/** The contract whose bill is at hand: the chosen one, else the first that is active; its vendor has to show bills (LAY-11). */
export function billedContract(
  chosen: Own | undefined,
  groups: readonly OrganizationGroup[],
): Own | undefined {
  const all = chosen
    ? [chosen]
    : groups.flatMap(group => group.contracts.map(contract => ({ group, contract })))
  return all.find(({ group, contract }) => contract.isActive && group.settings.billLinkEnabled)
}

/** The address of a contract's first page. */
export const addressOf = ({ group, contract }: Own): string => `/vendor/${group.slug}/contract/${contract.id}`
