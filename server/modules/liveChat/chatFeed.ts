import { inArray } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { createJobRunner } from '../../jobs/createJobRunner.ts'
import type { Logger } from '../../Logger.ts'
import { chatConversations } from './tables.ts'

/** Tells of new messages to whoever listens to a conversation, whichever process wrote them. */
export interface ChatFeed {
  /**
   * Listens to a conversation; gives what ends it. `onEnd` is told when the server stops.
   * @param after the newest message the listener knows
   */
  readonly listen: (
    conversationId: number,
    after: number,
    listener: { readonly onNews: () => void; readonly onEnd: () => void },
  ) => () => void
  /** A message was written here: looks at once. */
  readonly wake: () => void
  readonly stop: () => Promise<void>
}

interface Listening {
  readonly conversationId: number
  known: number
  readonly onNews: () => void
  readonly onEnd: () => void
}

/**
 * Makes the feed of one process. While somebody listens it asks the database once a second for the newest message of
 * the conversations listened to: one query however many there are, and it works the same over PGlite, over PostgreSQL
 * and behind a pooler, where LISTEN does not.
 */
export function createChatFeed(queries: Queries, logger: Logger, everyMilliseconds = 1000): ChatFeed {
  const listening = new Set<Listening>()

  const look = async () => {
    if (listening.size === 0) return false
    const ids = new Set([...listening].map(({ conversationId }) => conversationId))
    const rows = await queries
      .select({ id: chatConversations.id, last: chatConversations.lastMessageId })
      .from(chatConversations)
      .where(inArray(chatConversations.id, [...ids]))
    const newest = new Map(rows.map(({ id, last }) => [id, last]))
    for (const one of listening) {
      const last = newest.get(one.conversationId)
      // The conversation is gone, and its person with it.
      if (last === undefined) one.onEnd()
      else if (last > one.known) {
        one.known = last
        one.onNews()
      }
    }
    return false
  }
  const background = createJobRunner(look, logger, { everyMilliseconds })

  return {
    listen(conversationId, after, told) {
      const one = { conversationId, known: after, ...told }
      listening.add(one)
      return () => listening.delete(one)
    },
    wake: background.wake,
    async stop() {
      for (const { onEnd } of [...listening]) onEnd()
      await background.stop()
    },
  }
}
