import { ApiError } from './ApiError.ts'
import type { Fetch } from './Fetch.ts'

/** Without a sign of life for this long the line is dead: the server gives one every 20 seconds. */
const silence = 50_000

interface EventOptions {
  readonly token: string
  readonly locale: string
  /** Carries the request, as the client's does. */
  readonly fetch: Fetch
  readonly signal: AbortSignal
  /** Told at each sign of life. */
  readonly onAlive: () => void
  /** Told of each event's data. */
  readonly onData: (data: string) => void
}

/**
 * Reads server-sent events until the line ends. By fetch, since an EventSource could carry the token in its address
 * alone.
 * @throws ApiError where the server refuses or the line breaks, or the signal's reason
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
