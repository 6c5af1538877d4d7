import type * as z from 'zod/mini'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { contractUnreads } from '../api/endpoints/contracts.ts'
import type { Endpoint } from '../api/endpoints/endpoint.ts'
import {
  contractUnread,
  markRead,
  markUnread,
  profileUnread,
  profileUnreads,
} from '../api/endpoints/unreads.ts'
import type { UnreadModule } from '../api/rules/unreads.ts'
import type { UnreadsAnswer } from '../api/schemas/contracts.ts'
import { limits } from '../api/schemas/limits.ts'
import type { ProfileUnreadCategory, ProfileUnreadsAnswer, ReadsBody } from '../api/schemas/unreads.ts'
import { asApiError } from '../client/ApiError.ts'
import type { Suite } from './getSuite.ts'

/** Loaded unread counters; empty while nobody is signed in. */
export interface UnreadsState {
  readonly profile: z.infer<typeof ProfileUnreadsAnswer>['data'] | undefined
  /** Lists by the contract's id. */
  readonly contracts: Readonly<Record<number, z.infer<typeof UnreadsAnswer>['data']>>
  /** Counts of what was loaded alone, by scope. */
  readonly counts: Readonly<Record<string, number>>
}

export type Reads = z.infer<typeof ReadsBody>['reads']

/** One counter of the profile, or one list of a contract. */
export type SingleUnreadsScope =
  | { readonly category: ProfileUnreadCategory }
  | { readonly contract: number; readonly module: UnreadModule }

/** The profile's counters, the lists of the contract with this id, or one of these alone. */
export type UnreadsScope = 'profile' | number | SingleUnreadsScope

/** Key of a scope. */
export const keyOfScope = (scope: UnreadsScope): string =>
  typeof scope !== 'object'
    ? String(scope)
    : 'category' in scope
      ? `profile/${scope.category}`
      : `${scope.contract}/${scope.module}`

export interface Unreads {
  readonly store: StoreApi<UnreadsState>
  /** Fetches once, on first use (MSG-5). A failure counts as nothing unread; the next use tries again. */
  readonly load: (scope: UnreadsScope) => void
  /** Fetches all loaded counters again. */
  readonly refresh: () => Promise<void>
  /**
   * Marks items as read, and fetches every counter again whatever the outcome (MSG-3).
   * @param onMarked called with each batch that was marked: the next one may fail
   * @throws ApiError if marking failed
   */
  readonly markRead: (reads: Reads, onMarked?: (batch: Reads) => void) => Promise<void>
  /** Marks items as unread again; the counters as above. @throws ApiError if that failed */
  readonly markUnread: (reads: Reads, onMarked?: (batch: Reads) => void) => Promise<void>
}

const nothing: UnreadsState = { profile: undefined, contracts: {}, counts: {} }

/** The page's unread counters, shared by header, menus and widgets; created on first use. */
export function getUnreads(suite: Pick<Suite, 'client' | 'session' | 'shared' | 'report'>): Unreads {
  const present = suite.shared.get('unreads')
  if (present) return present as Unreads
  const unreads = createUnreads(suite)
  suite.shared.set('unreads', unreads)
  return unreads
}

/** The call that fetches a scope. */
const endpointOf = (scope: UnreadsScope): Endpoint =>
  scope === 'profile'
    ? profileUnreads
    : typeof scope === 'number'
      ? contractUnreads
      : 'category' in scope
        ? profileUnread
        : contractUnread

type Change = (state: UnreadsState) => Partial<UnreadsState>

/** Fetches a scope. @returns what it changes in the state */
async function fetchChange(client: Suite['client'], scope: UnreadsScope): Promise<Change> {
  if (scope === 'profile') {
    const { data: profile } = await client.call(profileUnreads)
    return () => ({ profile })
  }
  if (typeof scope === 'number') {
    const { data: lists } = await client.call(contractUnreads, { params: { contract: scope } })
    return ({ contracts }) => ({ contracts: { ...contracts, [scope]: lists } })
  }
  const count =
    'category' in scope
      ? (await client.call(profileUnread, { params: scope })).data.count
      : (await client.call(contractUnread, { params: scope })).data.length
  return ({ counts }) => ({ counts: { ...counts, [keyOfScope(scope)]: count } })
}

function createUnreads({ client, session, report }: Pick<Suite, 'client' | 'session' | 'report'>): Unreads {
  const store = createStore<UnreadsState>(() => nothing)
  const loadedScopes = new Map<string, UnreadsScope>()
  /** Number of the call whose answer is shown, by scope: an answer that is late does not replace a newer one. */
  const shownCalls = new Map<string, number>()
  let calls = 0
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
    const call = ++calls
    const key = keyOfScope(scope)
    const change = await fetchChange(client, scope)
    if (requestedFor !== person || call < (shownCalls.get(key) ?? 0)) return
    shownCalls.set(key, call)
    store.setState(change)
  }
  /** Counters are missing without a word on the screen, so the page's developer is told. */
  const reportFailure = (scope: UnreadsScope, error: unknown) => {
    const { kind, status } = asApiError(error)
    const { path } = endpointOf(scope)
    if (kind === 'refused' && status !== 401) report({ code: 'RW-CALL', message: `GET ${path}: ${status}` })
  }
  const refresh = async () =>
    void (await Promise.all(
      [...loadedScopes.values()].map(scope => fetchScope(scope).catch(error => reportFailure(scope, error))),
    ))
  const send =
    (endpoint: typeof markRead | typeof markUnread) =>
    async (reads: Reads, onMarked?: (batch: Reads) => void) => {
      try {
        for (let start = 0; start < reads.length; start += limits.reads) {
          const batch = reads.slice(start, start + limits.reads)
          await client.call(endpoint, { body: { reads: batch } })
          onMarked?.(batch)
        }
      } finally {
        await refresh()
      }
    }

  return {
    store,
    load(scope) {
      const key = keyOfScope(scope)
      if (loadedScopes.has(key)) return
      loadedScopes.set(key, scope)
      fetchScope(scope).catch(error => {
        loadedScopes.delete(key)
        reportFailure(scope, error)
      })
    },
    refresh,
    markRead: send(markRead),
    markUnread: send(markUnread),
  }
}
