import { describeError } from '../../http/describeError.ts'
import type { Logger } from '../../Logger.ts'
import type { ChatFeed } from './chatFeed.ts'

/** How often a silent line is told to be alive, so that nothing between closes it. */
const pulseMilliseconds = 20_000

/** After this the caller asks again, which lets a balancer move it elsewhere. */
const longestMilliseconds = 10 * 60_000

interface Source {
  readonly conversationId: number
  /** The newest message the caller knows. */
  readonly after: number
  /** Some of the messages behind one, oldest first; undefined where the caller may hear no more. */
  readonly read: (after: number) => Promise<readonly { readonly id: number }[] | undefined>
}

/** One server-sent event. JSON holds no line break, so a text cannot begin a line of its own. */
export const eventText = (message: { readonly id: number }): string =>
  `event: message\nid: ${message.id}\ndata: ${JSON.stringify(message)}\n\n`

/** Server-sent events of a conversation: what is there, and then what comes, until either side goes. */
export function eventStream(
  feed: ChatFeed,
  logger: Logger,
  { conversationId, after, read }: Source,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let end = () => {}
  return new ReadableStream({
    start(controller) {
      let last = after
      let isOver = false
      let reading = Promise.resolve()
      const say = (text: string) => {
        if (!isOver) controller.enqueue(encoder.encode(text))
      }
      const readOn = async () => {
        while (!isOver) {
          const messages = await read(last)
          if (!messages) return close()
          if (messages.length === 0) return
          for (const message of messages) {
            last = message.id
            say(eventText(message))
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
      const pulse = setInterval(() => say(': \n\n'), pulseMilliseconds)
      const longest = setTimeout(close, longestMilliseconds)
      end = () => {
        isOver = true
        stopListening()
        clearInterval(pulse)
        clearTimeout(longest)
      }
      // A line of its own at once: the caller, and whatever stands between, sees that the answer has begun.
      say(': \n\n')
      onNews()
    },
    cancel: () => end(),
  })
}
