import { useEffect, useState, useSyncExternalStore } from 'react'
import type { MenuLink } from '../../../src/api/rules/menu.ts'
import { badgeTotal, bubbleCount, type UnreadModule } from '../../../src/api/rules/unreads.ts'
import type { Module } from '../../../src/api/schemas/modules.ts'
import { getSuite } from '../../../src/suite/getSuite.ts'
import type { Unreads } from '../../../src/suite/getUnreads.ts'
import { whenFirstRendered } from '../elements/pageProgress.ts'
import { useRouteContract } from '../hooks/useRouteContract.ts'
import { useSuiteSession } from '../hooks/useSuiteSession.ts'

/** What the bubble of a module counts in a contract's lists (MSG-4). */
const listOf: Partial<Record<Module, UnreadModule>> = {
  bill: 'invoice',
  documents: 'yearlyReports',
  help_desk: 'helpDeskTasks',
  messages: 'messages',
  meter: 'meters',
  poll: 'polls',
}

export interface UnreadCounts {
  /** Of a menu entry's module: in the contract whose page it leads to, else in all of them. 0 until it is known. */
  readonly of: (link: Pick<MenuLink, 'module' | 'path'>) => number
  /** What the profile's badge says (MSG-5). */
  readonly profile: number
}

const loadUnreads = () => import('../../../src/suite/getUnreads.ts')

const none = () => () => undefined

/** How much is unread, for the bubbles of the frame. The counters and their code come when somebody is signed in. */
export function useUnreadCounts(): UnreadCounts {
  const contract = useRouteContract()?.contract.id
  const wanted = useSuiteSession(({ status, user }) => status === 'ready' && user?.invalidFields.length === 0)
  const person = useSuiteSession(({ user }) => user?.id)
  const [unreads, setUnreads] = useState<Unreads>()

  useEffect(() => {
    if (!wanted) return
    whenFirstRendered()
      .then(loadUnreads)
      .then(
        ({ getUnreads }) => setUnreads(getUnreads(getSuite())),
        () => undefined,
      )
  }, [wanted])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other counters
  useEffect(() => {
    if (!wanted) return
    unreads?.load('profile')
    if (contract !== undefined) unreads?.load(contract)
  }, [unreads, contract, wanted, person])

  const state = useSyncExternalStore(unreads?.store.subscribe ?? none, () => unreads?.store.getState())
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
      const list = module && listOf[module]
      if (list === undefined || !path?.includes('/contract/')) return (module && common[module]) ?? 0
      return lists ? bubbleCount(lists, list) : 0
    },
  }
}
