import type { QueryClient } from '@tanstack/react-query'
import { changeEvents } from '../api/endpoints/changes.ts'
import { Change, changeTopics } from '../api/schemas/changes.ts'
import { addressOf } from '../client/createClient.ts'
import type { Suite } from '../suite/getSuite.ts'
import { getUnreads } from '../suite/getUnreads.ts'
import { tellChange } from '../suite/onChange.ts'
import { followEvents } from './followEvents.ts'

/** First part of the query keys of a topic where it has another name. */
const queryNames: Readonly<Record<string, string>> = { requests: 'tasks' }

/** Seconds of the past that the server tells of at most. */
const longestSince = 99

interface Follower {
  /** Elements that show data of queries. */
  elements: number
  readonly update: () => void
}

function createFollower(suite: Suite, queryClient: QueryClient, loadedAt: number): Follower {
  const { store } = suite.session
  let line: AbortController | undefined
  let connections = 0
  const secondsSince = () => Math.min(longestSince, Math.ceil((performance.now() - loadedAt) / 1000))

  const refetch = (topics: readonly string[]) => {
    // The session contains the contracts, and which roles are confirmed.
    if (topics.includes('contracts') || topics.includes('holders'))
      suite.session.refresh().catch(() => undefined)
    for (const topic of [...topics, 'current-events'])
      void queryClient.invalidateQueries({ queryKey: [queryNames[topic] ?? topic] })
    tellChange(suite, topics)
    void getUnreads(suite).refresh()
  }

  const connect = ({ signal }: AbortController) => {
    void followEvents(suite, {
      address() {
        connections += 1
        // Later connections fetch everything again.
        return addressOf(
          suite.client.baseUrl,
          changeEvents,
          {},
          connections === 1 ? { since: secondsSince() } : {},
        )
      },
      signal,
      onLine(live) {
        // What changed between two connections is unknown.
        if (live && connections > 1) refetch(changeTopics)
        if (live) connections = 1
      },
      onData(data) {
        try {
          const change = Change.safeParse(JSON.parse(data))
          if (change.success) refetch([change.data.topic])
        } catch {
          // An unreadable event is skipped; the data is fetched again when the page gets the focus.
        }
      },
    })
  }

  const update = () => {
    const isFollowed =
      follower.elements > 0 && store.getState().status === 'ready' && document.visibilityState === 'visible'
    if (isFollowed === (line !== undefined)) return
    line?.abort()
    line = isFollowed ? new AbortController() : undefined
    if (line) connect(line)
  }
  const follower: Follower = { elements: 0, update }
  store.subscribe(update)
  document.addEventListener('visibilitychange', update)
  return follower
}

/**
 * Fetches data again when the vendor's staff change it (EVT-7), as long as an element shows data, the user
 * is signed in and the page is visible: browsers limit the connections to one server.
 * @param loadedAt time of `performance.now()` before which the page had no data
 * @returns ends it for one element
 */
export function followChanges(
  suite: Suite,
  queryClient: QueryClient,
  loadedAt = performance.now(),
): () => void {
  const present = suite.shared.get('changes') as Follower | undefined
  const follower = present ?? createFollower(suite, queryClient, loadedAt)
  suite.shared.set('changes', follower)
  follower.elements += 1
  follower.update()
  return () => {
    follower.elements -= 1
    follower.update()
  }
}
