import { useEffect } from 'react'
import { getSuite } from '../../../src/suite/getSuite.ts'
import { useLocation } from '../router/RouterContext.ts'
import { useRouteParams } from './useRouteParams.ts'
import { useSuiteSession } from './useSuiteSession.ts'

/**
 * Sets the session's contract on a contract's pages and clears it elsewhere (CON-10). Card payment keeps it, because
 * its navbar links back to the contract (LAY-11).
 */
export function useCurrentContract(): void {
  const { contract } = useRouteParams()
  const isDetour = useLocation().pathname === '/card-payment'
  const ready = useSuiteSession(state => state.status === 'ready')
  useEffect(() => {
    if (ready && !isDetour)
      getSuite().session.chooseContract(contract === undefined ? undefined : Number(contract))
  }, [ready, contract, isDetour])
}
