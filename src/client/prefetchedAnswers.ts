/** Headers of a read. */
export const readHeaders = (locale: string, token?: string): Record<string, string> => ({
  Accept: 'application/json',
  'Accept-Language': locale,
  ...(token && { Authorization: `Bearer ${token}` }),
})

type Headers = Readonly<Record<string, string>>

const key = Symbol.for('resident-widgets.prefetched')
type Page = { [key]?: Map<string, Promise<Response>> }

/** Time-out in milliseconds, the same as for other calls. */
const timeout = 15_000

/** The key contains token and language, so that no answer reaches another user. */
const nameOf = (address: string, headers: HeadersInit | undefined) => JSON.stringify([address, headers])

/** Prefetches an answer before the scripts that need it are loaded. Read it only by a clone. */
export function prefetchAnswer(address: string, headers: Headers): Promise<Response> {
  const page = globalThis as Page
  page[key] ??= new Map()
  const answer = fetch(address, { headers, credentials: 'omit', signal: AbortSignal.timeout(timeout) })
  page[key].set(nameOf(address, headers), answer)
  // The consumer handles a failure; without a consumer it is ignored.
  answer.catch(() => undefined)
  return answer
}

/** Returns a prefetched answer once; fetches anything else. */
export function takeOrFetch(address: string, init: RequestInit = {}): Promise<Response> {
  const prefetched = (globalThis as Page)[key]
  const name = nameOf(address, init.headers)
  const answer = prefetched?.get(name)
  if (!answer) return fetch(address, init)
  prefetched?.delete(name)
  return answer
}

/** Drops unused prefetched answers: they belong to the first page. */
export function dropPrefetchedAnswers(): void {
  delete (globalThis as Page)[key]
}
