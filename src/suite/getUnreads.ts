import type * as z from 'zod/mini'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { contractUnreads } from '../api/endpoints/contracts.ts'
import { markRead, markUnread, profileUnreads } from '../api/endpoints/messages.ts'
import type { UnreadsAnswer } from '../api/schemas/contracts.ts'
import { limits } from '../api/schemas/limits.ts'
import type { ProfileUnreadsAnswer, ReadsBody } from '../api/schemas/messages.ts'
import type { Suite } from './getSuite.ts'

/** Loaded unread counters; empty while nobody is signed in. */
export interface UnreadsState {
  readonly profile: z.infer<typeof ProfileUnreadsAnswer>['data'] | undefined
  /** Lists by the contract's id. */
  readonly contracts: Readonly<Record<number, z.infer<typeof UnreadsAnswer>['data']>>
}

export type Reads = z.infer<typeof ReadsBody>['reads']

/** The profile's counters, or the lists of the contract with this id. */
export type UnreadsScope = 'profile' | number

export interface Unreads {
  readonly store: StoreApi<UnreadsState>
  /** Fetches once, on first use (MSG-5). A failure counts as nothing unread; the next use tries again. */
  readonly load: (scope: UnreadsScope) => void
  /** Fetches all loaded counters again. */
  readonly refresh: () => Promise<void>
  /**
   * Marks items as read, and fetches every counter again whatever the outcome (MSG-3).
   * @throws ApiError if marking failed
   */
  readonly markRead: (reads: Reads) => Promise<void>
  /** Marks items as unread again; the counters as above. @throws ApiError if that failed */
  readonly markUnread: (reads: Reads) => Promise<void>
}

const nothing: UnreadsState = { profile: undefined, contracts: {} }

/** The page's unread counters, shared by header, menus and widgets; created on first use. */
export function getUnreads(suite: Pick<Suite, 'client' | 'session' | 'shared'>): Unreads {
  const present = suite.shared.get('unreads')
  if (present) return present as Unreads
  const unreads = createUnreads(suite)
  suite.shared.set('unreads', unreads)
  return unreads
}

function createUnreads({ client, session }: Pick<Suite, 'client' | 'session'>): Unreads {
  const store = createStore<UnreadsState>(() => nothing)
  const loadedScopes = new Set<UnreadsScope>()
  let person = session.store.getState().user?.id

  // Signing out resets every counter (AUT-14), and no user sees another's.
  session.store.subscribe(({ user }) => {
    if (user?.id === person) return
    person = user?.id
    loadedScopes.clear()
    store.setState(nothing)
  })

  const fetchScope = async (scope: UnreadsScope) => {
    const requestedFor = person
    const counters =
      scope === 'profile'
        ? { profile: (await client.call(profileUnreads)).data }
        : { list: (await client.call(contractUnreads, { params: { contract: scope } })).data }
    if (requestedFor !== person) return
    store.setState(({ contracts }) =>
      'list' in counters ? { contracts: { ...contracts, [scope]: counters.list } } : counters,
    )
  }
  const refresh = async () => void (await Promise.allSettled([...loadedScopes].map(fetchScope)))
  const send = (endpoint: typeof markRead | typeof markUnread) => async (reads: Reads) => {
    try {
      for (let start = 0; start < reads.length; start += limits.reads)
        await client.call(endpoint, { body: { reads: reads.slice(start, start + limits.reads) } })
    } finally {
      await refresh()
    }
  }

  return {
    store,
    load(scope) {
      if (loadedScopes.has(scope)) return
      loadedScopes.add(scope)
      fetchScope(scope).catch(() => loadedScopes.delete(scope))
    },
    refresh,
    markRead: send(markRead),
    markUnread: send(markUnread),
  }
}
