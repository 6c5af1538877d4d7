import { setTimeout as wait } from 'node:timers/promises'
import type { Page, Request } from 'playwright'

interface RequestWatch {
  /** Addresses of the requests that have not ended. */
  readonly running: () => readonly string[]
  /**
   * Waits until no request has run for half a second from the call on.
   * @throws Error that names what still runs after half a minute
   */
  readonly waitUntilIdle: () => Promise<void>
}

/** Milliseconds without a request after which a page has asked for all it needs. */
const idleMilliseconds = 500
const longestMilliseconds = 30_000
const pollMilliseconds = 50

/** The stream of changes of a signed-in person stays open, so that Playwright's "networkidle" may never come. */
const isStream = (url: string) => new URL(url).pathname.endsWith('/changes')

/**
 * Watches the requests of a page from now on, except its stream of changes.
 * @param isWatched chooses requests by their address; all if absent
 */
export function watchRequests(page: Page, isWatched: (url: string) => boolean = () => true): RequestWatch {
  const requests = new Set<Request>()
  let changes = 0
  const end = (request: Request) => {
    if (requests.delete(request)) changes += 1
  }
  page.on('request', request => {
    if (isStream(request.url()) || !isWatched(request.url())) return
    requests.add(request)
    changes += 1
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  // What the page before still asked for is not told as ended.
  page.on('framenavigated', frame => {
    if (frame === page.mainFrame()) requests.clear()
  })
  const running = () => [...requests].map(request => request.url())
  return {
    running,
    async waitUntilIdle() {
      const began = performance.now()
      // Counted in polls: after a stall a process runs its timers before it reads what has happened meanwhile.
      for (let quietPolls = 0; quietPolls < idleMilliseconds / pollMilliseconds; ) {
        if (performance.now() - began > longestMilliseconds)
          throw new Error(`The page is not idle. Still running: ${running().join(', ')}`)
        const before = changes
        await wait(pollMilliseconds)
        quietPolls = requests.size === 0 && changes === before ? quietPolls + 1 : 0
      }
    },
  }
}
