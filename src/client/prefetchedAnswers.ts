import { findLoader } from './findLoader.ts'

/** Headers of a read. */
export const readHeaders = (locale: string, token?: string): Record<string, string> => ({
  Accept: 'application/json',
  'Accept-Language': locale,
  ...(token && { Authorization: `Bearer ${token}` }),
})

type Headers = Readonly<Record<string, string>>

type Answers = Map<string, Promise<Response>>

const answers: Answers = new Map()

const key = Symbol.for('resident-widgets.prefetched')
type Page = { [key]?: Answers }

/**
 * Lets other scripts take the answers that this one prefetches: those of the same loader, or in the portal those of the page.
 * Elements leave no global on other pages.
 */
export const sharePrefetchedAnswers = (): void => {
  const loader = findLoader()
  if (loader) loader.prefetched = answers
  else (globalThis as Page)[key] = answers
}

/** Time-out in milliseconds, the same as for other calls. */
const timeout = 15_000

/** The key contains token and language, so that no answer reaches another user. */
const nameOf = (address: string, headers: HeadersInit | undefined) => JSON.stringify([address, headers])

/**
 * Prefetches an answer before the scripts that need it are loaded. Read it only by a clone.
 * @param given resolves to the answer if another call has brought it, which makes this one needless
 */
export function prefetchAnswer(
  address: string,
  headers: Headers,
  given?: Promise<Response | undefined>,
): Promise<Response> {
  const ask = () => fetch(address, { headers, credentials: 'omit', signal: AbortSignal.timeout(timeout) })
  const answer = given ? given.then(each => each ?? ask()) : ask()
  answers.set(nameOf(address, headers), answer)
  // Read at once, because an unread body keeps its connection open, and an element may not ask after all, e.g. because it is
  // not offered. The consumer handles a failure; without a consumer it is ignored.
  answer.then(each => each.clone().blob()).catch(() => undefined)
  return answer
}

const allAnswers = () => [answers, findLoader()?.prefetched, (globalThis as Page)[key]]

/** Whether prefetched answers wait for the scripts that read them; only on the first page of a visit. */
export const hasPrefetchedAnswers = (): boolean => allAnswers().some(prefetched => prefetched?.size)

/** Returns a prefetched answer once; fetches anything else. */
export function takeOrFetch(address: string, init: RequestInit = {}): Promise<Response> {
  const name = nameOf(address, init.headers)
  for (const prefetched of allAnswers()) {
    const answer = prefetched?.get(name)
    if (answer) {
      prefetched?.delete(name)
      return answer
    }
  }
  return fetch(address, init)
}

/** Drops unused prefetched answers: they belong to the first page, and to the time before a change. */
export function dropPrefetchedAnswers(): void {
  for (const prefetched of allAnswers()) prefetched?.clear()
  delete (globalThis as Page)[key]
}
