import { chatEvents } from '../../src/api/endpoints/liveChat.ts'
import { ChatMessage } from '../../src/api/schemas/liveChat.ts'
import { addressOf } from '../../src/client/createClient.ts'
import { followEvents } from '../../src/runtime/followEvents.ts'
import type { Suite } from '../../src/suite/getSuite.ts'

interface FollowOptions {
  readonly group: number
  /** Id of the newest known message; only later ones are streamed. */
  readonly after: () => number
  readonly signal: AbortSignal
  readonly onMessage: (message: ChatMessage) => void
  /** Called with the state of the connection; a single failed attempt is not reported. */
  readonly onLine: (live: boolean) => void
}

/** Streams new messages until aborted; reconnects after the last known message. */
export const followChat = (
  suite: Suite,
  { group, after, signal, onMessage, onLine }: FollowOptions,
): Promise<void> =>
  followEvents(suite, {
    address: () => addressOf(suite.client.baseUrl, chatEvents, { group }, { after: after() }),
    signal,
    onLine,
    onData(data) {
      try {
        const message = ChatMessage.safeParse(JSON.parse(data))
        if (message.success) onMessage(message.data)
      } catch {
        // An unreadable event is skipped; the message arrives with the next page of messages.
      }
    },
  })
