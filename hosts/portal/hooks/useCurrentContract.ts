import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { getSuite } from '../../../src/suite/getSuite.ts'
import { useRouteParams } from './useRouteParams.ts'
import { useSuiteSession } from './useSuiteSession.ts'

/**
 * Entering a contract's pages makes it the current one for all elements; leaving them clears it (CON-10). Card payment
 * is a detour: its navbar leads back to the contract (LAY-11).
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
