import { ApiError } from './ApiError.ts'
import type { Fetch } from './Fetch.ts'

/**
 * Milliseconds without a heartbeat after which the connection counts as lost: the server sends one every 20 seconds.
 */
const silence = 50_000

interface EventOptions {
  readonly token: string
  readonly locale: string
  /** Sends the request, as the client's `fetch`. */
  readonly fetch: Fetch
  readonly signal: AbortSignal
  /** Called at each heartbeat. */
  readonly onAlive: () => void
  /** Called with the data of each event. */
  readonly onData: (data: string) => void
}

/**
 * Reads server-sent events until the connection ends. Uses fetch, because an EventSource can pass a token only in the
 * URL.
 * @throws ApiError if the server refuses or the connection breaks, or the signal's reason
 */
export async function readEvents(address: string, options: EventOptions): Promise<void> {
  const { token, locale, signal, onAlive, onData } = options
  const line = new AbortController()
  const end = () => line.abort()
  signal.addEventListener('abort', end)
  let watch = setTimeout(end, silence)
  try {
    const response = await options.fetch(address, {
      headers: { Accept: 'text/event-stream', Authorization: `Bearer ${token}`, 'Accept-Language': locale },
      credentials: 'omit',
      cache: 'no-store',
      signal: line.signal,
    })
    if (!response.ok || !response.body)
      throw new ApiError({ kind: 'refused', status: response.status, code: 'internal' })
    const reader = response.body.getReader()
    const decoder = new TextDecoder()
    let rest = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      clearTimeout(watch)
      watch = setTimeout(end, silence)
      onAlive()
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const data = block
          .split('\n')
          .flatMap(text => (text.startsWith('data:') ? [text.slice(5).trimStart()] : []))
          .join('\n')
        if (data !== '') onData(data)
      }
    }
  } catch (error) {
    if (signal.aborted) throw signal.reason
    throw error instanceof ApiError ? error : new ApiError({ kind: 'offline', cause: error })
  } finally {
    clearTimeout(watch)
    signal.removeEventListener('abort', end)
  }
}
