import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { VendorRoutes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { idempotencyKeyOf, withIdempotencyKey } from '../../http/idempotency.ts'
import { users } from '../accounts/tables.ts'
import type { ChatServices } from './ChatServices.ts'
import { messageAnswer, writeMessage } from './conversations.ts'
import { chatConversations, chatMessages } from './tables.ts'

const chatsPerPage = 100

/** Residents' conversations, as the vendor's staff answer them (EVT-6). */
export function staffChatsRoutes(
  services: Pick<ChatServices, 'database' | 'clock' | 'chat'>,
): VendorRoutes['chats'] {
  const { database, clock, chat: feed } = services
  const { queries } = database

  const isChat = (vendorId: number, id: number) =>
    and(eq(chatConversations.vendorId, vendorId), eq(chatConversations.id, id))

  return {
    async list({ vendor }) {
      const rows = await queries
        .select({
          id: chatConversations.id,
          changedAt: chatConversations.changedAt,
          person: {
            id: users.id,
            firstName: users.firstName,
            lastName: users.lastName,
            email: users.email,
          },
          unread: sql<number>`(select count(*)::integer from ${chatMessages}
            where ${chatMessages.conversationId} = ${chatConversations.id}
              and ${chatMessages.author} = 'resident' and ${chatMessages.id} > ${chatConversations.staffReadId})`,
        })
        .from(chatConversations)
        .innerJoin(users, eq(users.id, chatConversations.userId))
        .where(and(eq(chatConversations.vendorId, vendor.id), sql`${chatConversations.lastMessageId} > 0`))
        .orderBy(desc(chatConversations.changedAt), desc(chatConversations.id))
        .limit(chatsPerPage)
      return { data: rows.map(row => ({ ...row, changedAt: row.changedAt.toISOString() })) }
    },

    async messages({ vendor, params, query: { before, limit } }) {
      const [conversation] = await queries
        .update(chatConversations)
        .set({ staffReadId: chatConversations.lastMessageId })
        .where(isChat(vendor.id, params.chat))
        .returning({ id: chatConversations.id })
      if (!conversation) throw new HttpError('not_found')
      const rows = await queries
        .select()
        .from(chatMessages)
        .where(
          and(
            eq(chatMessages.conversationId, conversation.id),
            before === undefined ? undefined : lt(chatMessages.id, before),
          ),
        )
        .orderBy(desc(chatMessages.id))
        .limit(limit)
      return { data: rows.map(messageAnswer) }
    },

    async reply({ vendor, params, body: { text }, request, answerWith }) {
      const call = {
        scope: `chat reply vendor ${vendor.id}`,
        key: idempotencyKeyOf(request),
        request: [params.chat, text],
      }
      const data = await withIdempotencyKey(services, call, async tx => {
        const [conversation] = await tx
          .select({ id: chatConversations.id })
          .from(chatConversations)
          .where(isChat(vendor.id, params.chat))
        if (!conversation) throw new HttpError('not_found')
        return messageAnswer(await writeMessage(tx, conversation.id, 'staff', text, clock()))
      })
      feed.wake()
      answerWith(201)
      return { data }
    },
  }
}
