import type { Logger } from '../../common/Logger.ts'
import type { Queries } from '../../database/Database.ts'
import { inArray } from '../../database/drizzle.ts'
import { createJobRunner } from '../../jobs/createJobRunner.ts'
import { chatConversations } from './tables.ts'

/** Notifies listeners of a conversation about new messages of any process. */
export interface ChatFeed {
  /**
   * Subscribes to a conversation and returns the unsubscribe function. `onEnd` is called when the
   * server stops, or when the resident has opened too many newer pages.
   * @param after id of the newest message that the listener has
   */
  readonly listen: (
    conversationId: number,
    after: number,
    listener: { readonly onNews: () => void; readonly onEnd: () => void },
  ) => () => void
  /** Checks at once, after this process wrote a message. */
  readonly wake: () => void
  readonly stop: () => Promise<void>
}

/** Open streams of one conversation in one process: a resident's pages with one vendor (SEC-9). */
const streamsPerConversation = 10

interface Listening {
  readonly conversationId: number
  known: number
  readonly onNews: () => void
  readonly onEnd: () => void
}

/**
 * Creates the feed of one process. With listeners it asks the database once a second for the newest
 * messages of all their conversations in one query. Polling works with PGlite, PostgreSQL and
 * connection poolers; LISTEN does not work through a pooler.
 */
export function createChatFeed(queries: Queries, logger: Logger): ChatFeed {
  const listening = new Set<Listening>()

  const poll = async () => {
    if (listening.size === 0) return false
    const ids = new Set([...listening].map(({ conversationId }) => conversationId))
    const rows = await queries
      .select({ id: chatConversations.id, last: chatConversations.lastMessageId })
      .from(chatConversations)
      .where(inArray(chatConversations.id, [...ids]))
    const newestIds = new Map(rows.map(({ id, last }) => [id, last]))
    for (const listener of listening) {
      const newestId = newestIds.get(listener.conversationId)
      // The conversation was deleted with its user.
      if (newestId === undefined) listener.onEnd()
      else if (newestId > listener.known) {
        listener.known = newestId
        listener.onNews()
      }
    }
    return false
  }
  const background = createJobRunner(poll, logger, { everyMilliseconds: 1000 })

  return {
    listen(conversationId, after, callbacks) {
      const own = [...listening].filter(other => other.conversationId === conversationId)
      for (const { onEnd } of own.slice(0, Math.max(0, own.length - streamsPerConversation + 1))) onEnd()
      const listener = { conversationId, known: after, ...callbacks }
      listening.add(listener)
      return () => listening.delete(listener)
    },
    wake: background.wake,
    async stop() {
      for (const { onEnd } of [...listening]) onEnd()
      await background.stop()
    },
  }
}
