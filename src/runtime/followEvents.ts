import { ApiError } from '../client/ApiError.ts'
import { readEvents } from '../client/readEvents.ts'
import type { Suite } from '../suite/getSuite.ts'

/** Reconnect delays in milliseconds: the first one, and the longest. */
const pauses = { first: 1000, most: 30_000 }

interface FollowOptions {
  /** Address of the stream; asked before each connection. */
  readonly address: () => string
  readonly signal: AbortSignal
  readonly onData: (data: string) => void
  /** Called with the state of the connection; a single failed attempt is not reported. */
  readonly onLine?: (live: boolean) => void
}

/** A delay that ends early when the device comes back online. */
const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>(resolve => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    addEventListener('online', done)
    signal.addEventListener('abort', done)
  })

/** Whether retrying is pointless because the server denies access or the feature is off. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429

/** Reads the server-sent events of an address until aborted, and reconnects when the connection ends. */
export async function followEvents(
  suite: Suite,
  { address, signal, onData, onLine = () => {} }: FollowOptions,
): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    const token = suite.session.token()
    if (token === undefined) return
    try {
      await readEvents(address(), {
        token,
        locale: suite.language.of(undefined),
        fetch: suite.client.fetch,
        signal,
        onAlive() {
          failures = 0
          onLine(true)
        },
        onData,
      })
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof ApiError && error.status === 401) suite.session.expire(token)
      if (isFinal(error)) return
      failures += 1
      if (failures > 1) onLine(false)
    }
    const maxDelay = Math.min(pauses.most, pauses.first * 2 ** failures)
    await pause(maxDelay * (0.5 + Math.random() / 2), signal)
  }
}
