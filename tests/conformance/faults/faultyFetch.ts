import { allEndpoints } from '../../../src/api/endpoints/table.ts'
import type { Fault, Received, Sent, Tokens } from './Fault.ts'

// As the server does: a fixed segment precedes a placeholder that would match it.
const patterns = [...allEndpoints]
  .sort(([, a], [, b]) => (a.path < b.path ? -1 : 1))
  .map(([name, { method, path }]) => ({
    name,
    method,
    pattern: new RegExp(`/api/v5/${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
  }))

/** Name of the call that a request is. */
const callAt = (method: string, url: string): string | undefined => {
  const { pathname } = new URL(url)
  return patterns.find(one => one.method === method && one.pattern.test(pathname))?.name
}

export interface FaultyFetch {
  readonly fetch: typeof fetch
  /** Milliseconds of a clock on which slow answers take longer. */
  readonly clock: () => number
  /** Whether the fault changed anything yet. */
  readonly applied: () => boolean
}

/** The request under another Idempotency-Key, so that the server takes it for another one. */
const underAnotherKey = ({ init }: Sent): RequestInit =>
  'Idempotency-Key' in init.headers
    ? { ...init, headers: { ...init.headers, 'Idempotency-Key': crypto.randomUUID() } }
    : init

/** Sends requests to the server and puts a fault between. */
export function faultyFetch(fault: Fault, tokens: Tokens): FaultyFetch {
  let applied = false
  let late = 0
  const send = async (input: Parameters<typeof fetch>[0], init: RequestInit = {}): Promise<Response> => {
    const original = { url: String(input), init: init as Sent['init'] }
    if (callAt(init.method ?? 'GET', original.url) !== fault.name) return fetch(original.url, init)
    const sent = fault.request?.(original, tokens) ?? original
    if (fault.twice) await (await fetch(sent.url, underAnotherKey(sent))).text()
    const response = await fetch(sent.url, sent.init)
    const received: Received = {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text: await response.text(),
    }
    const changed = fault.response?.(received, sent) ?? received
    late += fault.delay ?? 0
    if (sent !== original || changed !== received || fault.delay || fault.twice) applied = true
    const { 'content-length': _, 'content-encoding': __, ...headers } = changed.headers
    const hasBody = changed.status !== 204 && changed.status !== 304
    return new Response(hasBody ? changed.text : null, { status: changed.status, headers })
  }
  return { fetch: send, clock: () => performance.now() + late, applied: () => applied }
}
