import { findContract } from '../../../src/api/rules/access.ts'
import { useRouteParams } from './useRouteParams.ts'
import { useSuiteSession } from './useSuiteSession.ts'

/** The contract of the current path and its vendor; undefined while the user loses it, until guards redirect. */
export function useRouteContract() {
  const { contract } = useRouteParams()
  const groups = useSuiteSession(state => state.groups)
  return findContract(groups, Number(contract))
}
