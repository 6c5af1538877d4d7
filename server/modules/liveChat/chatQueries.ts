import { and, asc, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { chatConversations, chatMessages } from './tables.ts'

type Conversation = typeof chatConversations.$inferSelect

/** Messages per read of the stream; the next read returns more. */
const batchSize = 200

const isOf = (conversationId: number) => eq(chatMessages.conversationId, conversationId)

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
    messagesAfter: (conversationId: number, after: number) =>
      queries
        .select()
        .from(chatMessages)
        .where(and(isOf(conversationId), gt(chatMessages.id, after)))
        .orderBy(asc(chatMessages.id))
        .limit(batchSize),

    /** Newest first, before a message. */
    messagesBefore: (conversationId: number, before: number | undefined, limit: number) =>
      queries
        .select()
        .from(chatMessages)
        .where(and(isOf(conversationId), before === undefined ? undefined : lt(chatMessages.id, before)))
        .orderBy(desc(chatMessages.id))
        .limit(limit),

    count: (conversationId: number) => count(isOf(conversationId)),

    /** Returns the number of messages of staff that the resident has not read. */
    countUnread: ({ id, readId }: Pick<Conversation, 'id' | 'readId'>) =>
      count(and(isOf(id), eq(chatMessages.author, 'staff'), gt(chatMessages.id, readId))),

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
