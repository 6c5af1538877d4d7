import type { Queries } from '../../database/Database.ts'
import { and, desc, eq, gt, lt, sql } from '../../database/drizzle.ts'
import { isRow } from '../../database/isRow.ts'
import { personFields } from '../accounts/personFields.ts'
import { users } from '../accounts/tables.ts'
import { chatConversations, chatMessages } from './tables.ts'

/** Queries of a vendor's conversations; `queries` may be a transaction. */
export const staffChatQueries = (queries: Queries) => ({
  /** Conversations with messages, the latest message first, with a smaller number than `before`. */
  page: (vendorId: number, before: number | undefined, limit: number) =>
    queries
      .select({
        id: chatConversations.id,
        lastMessageId: chatConversations.lastMessageId,
        changedAt: chatConversations.changedAt,
        person: personFields,
        unread: sql<number>`(select count(*)::integer from ${chatMessages}
          where ${chatMessages.vendorId} = ${vendorId} and ${chatMessages.conversationId} = ${chatConversations.id}
            and ${chatMessages.author} = 'resident' and ${chatMessages.id} > ${chatConversations.staffReadId})`,
      })
      .from(chatConversations)
      .innerJoin(users, eq(users.id, chatConversations.userId))
      .where(
        and(
          eq(chatConversations.vendorId, vendorId),
          gt(chatConversations.lastMessageId, 0),
          before === undefined ? undefined : lt(chatConversations.lastMessageId, before),
        ),
      )
      .orderBy(desc(chatConversations.lastMessageId))
      .limit(limit),

  async find(vendorId: number, id: number) {
    const [conversation] = await queries
      .select({ id: chatConversations.id, vendorId: chatConversations.vendorId })
      .from(chatConversations)
      .where(isRow(chatConversations, { id, vendorId }))
    return conversation
  },

  /** Marks a conversation as read by the staff. Returns it; undefined for another vendor's. */
  async markRead(vendorId: number, id: number) {
    const [conversation] = await queries
      .update(chatConversations)
      .set({ staffReadId: chatConversations.lastMessageId })
      .where(isRow(chatConversations, { id, vendorId }))
      .returning({ id: chatConversations.id, vendorId: chatConversations.vendorId })
    return conversation
  },
})
