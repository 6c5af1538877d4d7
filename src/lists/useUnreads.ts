import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Suite } from '../suite/getSuite.ts'
import {
  getUnreads,
  keyOfScope,
  type SingleUnreadsScope,
  type UnreadsScope,
  type UnreadsState,
} from '../suite/getUnreads.ts'

const useLoaded = (suite: Suite, scope: UnreadsScope | undefined): UnreadsState => {
  const unreads = getUnreads(suite)
  const person = useStore(suite.session.store, ({ status, user }) =>
    status === 'ready' ? user?.id : undefined,
  )
  const key = scope === undefined ? undefined : keyOfScope(scope)
  // The key says what the scope is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a scope is a new object in each render
  useEffect(() => {
    if (person !== undefined && scope !== undefined) unreads.load(scope)
  }, [unreads, key, person])
  return useStore(unreads.store)
}

/** Unread counters of the profile; undefined until loaded (MSG-5). */
export const useProfileUnreads = (suite: Suite, enabled = true): UnreadsState['profile'] =>
  useLoaded(suite, enabled ? 'profile' : undefined).profile

/** Unread items of a contract, by module; undefined until loaded (MSG-4). */
export const useContractUnreads = (
  suite: Suite,
  contractId: number | undefined,
): UnreadsState['contracts'][number] | undefined => {
  const { contracts } = useLoaded(suite, contractId)
  return contractId === undefined ? undefined : contracts[contractId]
}

/** Number of unread items of one counter or list, fetched alone; undefined until loaded (MSG-4, MSG-5). */
export const useUnreadCount = (suite: Suite, scope: SingleUnreadsScope | undefined): number | undefined => {
  const { counts } = useLoaded(suite, scope)
  return scope && counts[keyOfScope(scope)]
}
