import { useEffect, useState, useSyncExternalStore } from 'react'
import type { MenuLink } from '../../../src/api/rules/menu.ts'
import { badgeTotal, bubbleCount, listOfModule } from '../../../src/api/rules/unreads.ts'
import type { Module } from '../../../src/api/schemas/modules.ts'
import { getSuite } from '../../../src/suite/getSuite.ts'
import type { Unreads } from '../../../src/suite/getUnreads.ts'
import { whenFirstRendered } from '../elements/pageProgress.ts'
import { useRouteContract } from '../hooks/useRouteContract.ts'
import { useSuiteSession } from '../hooks/useSuiteSession.ts'

export interface UnreadCounts {
  /** Count of a menu entry's module, in its contract or in all. 0 while loading. */
  readonly of: (link: Pick<MenuLink, 'module' | 'path'>) => number
  /** Count of the profile's badge (MSG-5). */
  readonly profile: number
}

const loadUnreads = () => import('../../../src/suite/getUnreads.ts')

const none = () => () => undefined

/** Unread counts for the badges of the layout. The counters and their code load for signed-in users only. */
export function useUnreadCounts(): UnreadCounts {
  const contract = useRouteContract()?.contract.id
  const isEnabled = useSuiteSession(
    ({ status, user }) => status === 'ready' && user?.invalidFields.length === 0,
  )
  const userId = useSuiteSession(({ user }) => user?.id)
  const [unreads, setUnreads] = useState<Unreads>()

  useEffect(() => {
    if (!isEnabled) return
    whenFirstRendered()
      .then(loadUnreads)
      .then(
        ({ getUnreads }) => setUnreads(getUnreads(getSuite())),
        () => undefined,
      )
  }, [isEnabled])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another user has other counters
  useEffect(() => {
    if (!isEnabled) return
    unreads?.load('profile')
    if (contract !== undefined) unreads?.load(contract)
  }, [unreads, contract, isEnabled, userId])

  const countsNow = () => unreads?.store.getState()
  const state = useSyncExternalStore(unreads?.store.subscribe ?? none, countsNow, countsNow)
  const profile = state?.profile
  const total = badgeTotal(profile ?? {})
  const common: Partial<Record<Module, number>> = {
    messages: total,
    help_desk: profile?.helpDeskTasks.count ?? 0,
    offers: profile?.specialOffers.count ?? 0,
  }
  const lists = contract === undefined ? undefined : state?.contracts[contract]
  return {
    profile: total,
    of({ module, path }) {
      const list = module && listOfModule[module]
      if (list === undefined || !path?.includes('/contract/')) return (module && common[module]) ?? 0
      return lists ? bubbleCount(lists, list) : 0
    },
  }
}
