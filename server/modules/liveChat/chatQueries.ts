import type { Queries } from '../../database/Database.ts'
import { and, asc, desc, eq, gt, lt, type SQL, sql } from '../../database/drizzle.ts'
import { chatConversations, chatMessages } from './tables.ts'

type Conversation = typeof chatConversations.$inferSelect

/** Messages per read of the stream; the next read returns more. */
const batchSize = 200

type Key = Pick<Conversation, 'id' | 'vendorId'>

const isOf = ({ id, vendorId }: Key) =>
  and(eq(chatMessages.vendorId, vendorId), eq(chatMessages.conversationId, id))

/** Queries of a conversation's messages. */
export function chatQueries(queries: Queries) {
  const count = async (condition: SQL | undefined) => {
    const [row] = await queries
      .select({ count: sql<number>`count(*)::integer` })
      .from(chatMessages)
      .where(condition)
    return row?.count ?? 0
  }

  return {
    /** Oldest first, after a message. */
    messagesAfter: (conversation: Key, after: number) =>
      queries
        .select()
        .from(chatMessages)
        .where(and(isOf(conversation), gt(chatMessages.id, after)))
        .orderBy(asc(chatMessages.id))
        .limit(batchSize),

    /** Newest first, before a message. */
    messagesBefore: (conversation: Key, before: number | undefined, limit: number) =>
      queries
        .select()
        .from(chatMessages)
        .where(and(isOf(conversation), before === undefined ? undefined : lt(chatMessages.id, before)))
        .orderBy(desc(chatMessages.id))
        .limit(limit),

    count: (conversation: Key) => count(isOf(conversation)),

    /** Returns the number of messages of staff that the resident has not read. */
    countUnread: (conversation: Key & Pick<Conversation, 'readId'>) =>
      count(
        and(isOf(conversation), eq(chatMessages.author, 'staff'), gt(chatMessages.id, conversation.readId)),
      ),

    /** Never moves the read position back, or beyond the newest message. */
    async moveReadPosition(userId: number, vendorId: number, upTo: number) {
      await queries
        .update(chatConversations)
        .set({
          readId: sql`greatest(${chatConversations.readId}, least(${upTo}::integer, ${chatConversations.lastMessageId}))`,
        })
        .where(and(eq(chatConversations.userId, userId), eq(chatConversations.vendorId, vendorId)))
    },
  }
}
