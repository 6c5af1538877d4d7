/** What a read of the API says about who asks. */
export const readHeaders = (locale: string, token?: string): Record<string, string> => ({
  Accept: 'application/json',
  'Accept-Language': locale,
  ...(token && { Authorization: `Bearer ${token}` }),
})

type Headers = Readonly<Record<string, string>>

const key = Symbol.for('resident-widgets.early')
type Page = { [key]?: Map<string, Promise<Response>> }

/** Milliseconds after which an answer counts as lost, as with every other call. */
const patience = 15_000

/** Who asks, and in which language, is part of the name: nobody takes an answer to somebody else. */
const nameOf = (address: string, headers: HeadersInit | undefined) => JSON.stringify([address, headers])

/** Asks for what the page will ask for, before the scripts are there that will. Read it only by a clone. */
export function askEarly(address: string, headers: Headers): Promise<Response> {
  const page = globalThis as Page
  page[key] ??= new Map()
  const answer = fetch(address, { headers, credentials: 'omit', signal: AbortSignal.timeout(patience) })
  page[key].set(nameOf(address, headers), answer)
  // Whoever takes it hears of a failure; where nobody does, nobody has to.
  answer.catch(() => undefined)
  return answer
}

/** The answer that was asked for early, given once; anything else is asked for now. */
export function takeOrFetch(address: string, init: RequestInit = {}): Promise<Response> {
  const early = (globalThis as Page)[key]
  const name = nameOf(address, init.headers)
  const answer = early?.get(name)
  if (!answer) return fetch(address, init)
  early?.delete(name)
  return answer
}

/** Forgets what nobody took: it was good for the page that was opened first. */
export function forgetEarly(): void {
  delete (globalThis as Page)[key]
}
