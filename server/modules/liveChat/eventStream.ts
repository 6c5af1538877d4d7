import { describeError } from '../../http/describeError.ts'
import type { Logger } from '../../Logger.ts'
import type { ChatFeed } from './chatFeed.ts'

/** Interval of keep-alive comments, so that proxies do not close an idle connection. */
const pulseMilliseconds = 20_000

/** Maximum duration; the client then reconnects, so that a load balancer can move it. */
const longestMilliseconds = 10 * 60_000

interface Source {
  readonly conversationId: number
  /** Id of the newest message that the client has. */
  readonly after: number
  /** Reads messages after an id, oldest first; undefined if the client lost access. */
  readonly read: (after: number) => Promise<readonly { readonly id: number }[] | undefined>
}

/** Formats a server-sent event. JSON contains no line break, so a text cannot inject a line. */
export const eventText = (message: { readonly id: number }): string =>
  `event: message\nid: ${message.id}\ndata: ${JSON.stringify(message)}\n\n`

/**
 * Streams a conversation as server-sent events: stored messages first, then new ones, until either
 * side closes.
 */
export function eventStream(
  feed: ChatFeed,
  logger: Logger,
  { conversationId, after, read }: Source,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let end = () => {}
  return new ReadableStream({
    start(controller) {
      let lastId = after
      let isOver = false
      let reading = Promise.resolve()
      const send = (text: string) => {
        if (!isOver) controller.enqueue(encoder.encode(text))
      }
      const readOn = async () => {
        while (!isOver) {
          const messages = await read(lastId)
          if (!messages) return close()
          if (messages.length === 0) return
          for (const message of messages) {
            lastId = message.id
            send(eventText(message))
          }
        }
      }
      const onNews = () => {
        reading = reading.then(readOn).catch((error: unknown) => {
          logger.error(describeError(error), 'a conversation could not be read on')
          close()
        })
      }
      const close = () => {
        if (isOver) return
        end()
        controller.close()
      }
      const stopListening = feed.listen(conversationId, after, { onNews, onEnd: close })
      const keepAlive = setInterval(() => send(': \n\n'), pulseMilliseconds)
      const timeout = setTimeout(close, longestMilliseconds)
      end = () => {
        isOver = true
        stopListening()
        clearInterval(keepAlive)
        clearTimeout(timeout)
      }
      // Sends a comment at once, so that the client and proxies receive the start of the response.
      send(': \n\n')
      onNews()
    },
    cancel: () => end(),
  })
}
