import { useEffect } from 'react'
import { getSuite } from '../../src/suite/getSuite.ts'
import { useRouteParams } from './useRouteParams.ts'
import { useSuiteSession } from './useSuiteSession.ts'

/** Entering a contract's pages makes it the current one for all elements; leaving them clears it (CON-10). */
export function useFollowContract(): void {
  const { contract } = useRouteParams()
  const ready = useSuiteSession(state => state.status === 'ready')
  useEffect(() => {
    if (ready) getSuite().session.chooseContract(contract === undefined ? undefined : Number(contract))
  }, [ready, contract])
}
