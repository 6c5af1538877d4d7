import { chatEvents } from '../../src/api/endpoints/liveChat.ts'
import { ChatMessage } from '../../src/api/schemas/liveChat.ts'
import { ApiError } from '../../src/client/ApiError.ts'
import { addressOf } from '../../src/client/createClient.ts'
import { readEvents } from '../../src/client/readEvents.ts'
import type { Suite } from '../../src/suite/getSuite.ts'

/** Reconnect delays in milliseconds: the first one, and the longest. */
const pauses = { first: 1000, most: 30_000 }

interface FollowOptions {
  readonly group: number
  /** Id of the newest known message; only later ones are streamed. */
  readonly after: () => number
  readonly signal: AbortSignal
  readonly onMessage: (message: ChatMessage) => void
  /** Called with the state of the connection; a single failed attempt is not reported. */
  readonly onLine: (live: boolean) => void
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

/** Streams new messages until aborted; reconnects after the last known message. */
export async function followChat(suite: Suite, options: FollowOptions): Promise<void> {
  const { group, after, signal, onMessage, onLine } = options
  let failures = 0
  const take = (data: string) => {
    try {
      const message = ChatMessage.safeParse(JSON.parse(data))
      if (message.success) onMessage(message.data)
    } catch {
      // An unreadable event is skipped; the message arrives with the next page of messages.
    }
  }
  while (!signal.aborted) {
    const token = suite.session.token()
    if (token === undefined) return
    try {
      await readEvents(addressOf(suite.client.baseUrl, chatEvents, { group }, { after: after() }), {
        token,
        locale: suite.language.of(undefined),
        fetch: suite.client.fetch,
        signal,
        onAlive() {
          failures = 0
          onLine(true)
        },
        onData: take,
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
