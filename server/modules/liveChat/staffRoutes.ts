import type { VendorRoutes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { idempotencyKeyOf, withIdempotencyKey } from '../../http/idempotency.ts'
import { pageBefore } from '../../http/pageBefore.ts'
import type { ChatServices } from './ChatServices.ts'
import { chatQueries } from './chatQueries.ts'
import { messageAnswer, writeMessage } from './conversations.ts'
import { staffChatQueries } from './staffChatQueries.ts'

/** Residents' conversations, as the vendor's staff answer them (EVT-6). */
export function staffChatsRoutes(
  services: Pick<ChatServices, 'database' | 'clock' | 'chat'>,
): VendorRoutes['chats'] {
  const { database, clock, chat: feed } = services
  const { queries } = database

  return {
    async list({ vendor, query: { before, limit } }) {
      const chatRows = await staffChatQueries(queries).page(vendor.id, before, limit + 1)
      const { rows, meta } = pageBefore(chatRows, limit, ({ lastMessageId }) => lastMessageId)
      return {
        data: rows.map(({ lastMessageId: _last, changedAt, ...row }) => ({
          ...row,
          changedAt: changedAt.toISOString(),
        })),
        meta,
      }
    },

    async messages({ vendor, params, query: { before, limit } }) {
      const conversation = await staffChatQueries(queries).markRead(vendor.id, params.chat)
      if (!conversation) throw new HttpError('not_found')
      const messageRows = await chatQueries(queries).messagesBefore(conversation, before, limit + 1)
      const { rows, meta } = pageBefore(messageRows, limit, ({ id }) => id)
      return { data: rows.map(messageAnswer), meta }
    },

    async reply({ vendor, params, body: { text }, request, answerWith }) {
      const call = {
        scope: `chat reply vendor ${vendor.id}`,
        key: idempotencyKeyOf(request),
        request: [params.chat, text],
      }
      const data = await withIdempotencyKey(services, call, async tx => {
        const conversation = await staffChatQueries(tx).find(vendor.id, params.chat)
        if (!conversation) throw new HttpError('not_found')
        return messageAnswer(await writeMessage(tx, conversation, 'staff', text, clock()))
      })
      feed.wake()
      answerWith(201)
      return { data }
    },
  }
}
