import { findContract } from '../../../src/api/rules/access.ts'
import { useRouteParams } from './useRouteParams.ts'
import { useSuiteSession } from './useSuiteSession.ts'

/** The contract whose pages these are, with its vendor; undefined for the moment in which it is no longer the person's. */
export function useRouteContract() {
  const { contract } = useRouteParams()
  const groups = useSuiteSession(state => state.groups)
  return findContract(groups, Number(contract))
}
