import type { Logger } from '../../common/Logger.ts'
import { describeError } from '../../http/describeError.ts'
import { serverSentEvents } from '../../http/serverSentEvents.ts'
import type { ChatFeed } from './chatFeed.ts'

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
export const eventStream = (
  feed: ChatFeed,
  logger: Logger,
  { conversationId, after, read }: Source,
): ReadableStream<Uint8Array> =>
  serverSentEvents(({ send, close, isClosed }) => {
    let lastId = after
    let reading = Promise.resolve()
    const readOn = async () => {
      while (!isClosed()) {
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
    const stopListening = feed.listen(conversationId, after, { onNews, onEnd: close })
    onNews()
    return stopListening
  })
