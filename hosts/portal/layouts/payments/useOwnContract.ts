import { findContract } from '../../../../src/rules/access.ts'
import { useSuiteSession } from '../../useSuiteSession.ts'

/** The contract that a signed-in person has chosen, and the address of its pages; undefined where there is none. */
export function useOwnContract() {
  const groups = useSuiteSession(state => state.groups)
  const contractId = useSuiteSession(state => state.contractId)
  const found = findContract(groups, contractId)
  return found && { ...found, base: `/vendor/${found.group.slug}/contract/${found.contract.id}` }
}
