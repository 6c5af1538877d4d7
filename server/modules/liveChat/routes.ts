import { limits } from '../../../src/api/schemas/limits.ts'
import { cursorKeyOf, cutPage, pageLimit } from '../../http/cutPage.ts'
import { enforceRateLimit } from '../../http/enforceRateLimit.ts'
import type { Routes } from '../../http/Handler.ts'
import { idempotencyKeyOf, withIdempotencyKey } from '../../http/idempotency.ts'
import { acceptsEventStream, eventStreamHeaders } from '../../http/serverSentEvents.ts'
import type { ChatServices } from './ChatServices.ts'
import { chatQueries } from './chatQueries.ts'
import {
  beginConversation,
  findConversation,
  hasChatAccess,
  mayChat,
  messageAnswer,
  repliesWithin,
  writeMessage,
} from './conversations.ts'
import { eventStream, eventText } from './eventStream.ts'

/** A resident's conversations with vendors' staff (CHT-1, CHT-2); users see their own only. */
export function liveChatRoutes(services: ChatServices): Routes['liveChat'] {
  const { clock, chat: feed, access, logger } = services
  const { queries } = services.database

  const conversations = chatQueries(queries)

  return {
    async chat({ session, params: { group } }) {
      await mayChat(queries, session, group)
      const [conversation, repliesWithinMinutes] = [
        await findConversation(queries, session.user.id, group),
        await repliesWithin(queries, group, clock()),
      ]
      if (!conversation) return { data: { unread: 0, lastId: null, repliesWithinMinutes } }
      const unread = await conversations.countUnread(conversation)
      return { data: { unread, lastId: conversation.lastMessageId || null, repliesWithinMinutes } }
    },

    async chatMessages({ session, params: { group }, query }) {
      await mayChat(queries, session, group)
      const list = ['chat', session.user.id, group]
      const cursorKey = await cursorKeyOf(services, list, query.cursor)
      const limit = pageLimit(query.limit)
      const conversation = await findConversation(queries, session.user.id, group)
      if (!conversation) return { data: [], meta: { total: 0, nextCursor: null } }
      const before = cursorKey && Number(cursorKey[0])
      const messageRows = await conversations.messagesBefore(conversation, before, limit + 1)
      const { rows, nextCursor } = await cutPage(services, list, messageRows, limit, ({ id }) => [id])
      return {
        data: rows.map(messageAnswer),
        meta: { total: await conversations.count(conversation), nextCursor },
      }
    },

    async sendChatMessage({ session, params: { group }, body, request, address, answerWith }) {
      await mayChat(queries, session, group)
      const key = idempotencyKeyOf(request)
      await enforceRateLimit(services, {
        action: 'chat',
        account: String(session.user.id),
        address,
        perAccount: limits.chatMessage.perMinute,
        perAddress: limits.chatMessage.perMinuteOfAddress,
        windowSeconds: 60,
      })
      const scope = `chat ${group} user ${session.user.id}`
      const data = await withIdempotencyKey(services, { scope, key, request: body }, async tx => {
        const now = clock()
        const conversation = await beginConversation(tx, session.user.id, group, now)
        return messageAnswer(await writeMessage(tx, conversation, 'resident', body.text, now))
      })
      feed.wake()
      answerWith(201)
      return { data }
    },

    async readChat({ session, params: { group }, body: { upTo } }) {
      await mayChat(queries, session, group)
      await conversations.moveReadPosition(session.user.id, group, upTo)
      return undefined
    },

    async chatEvents({ session, params: { group }, query: { after = 0 }, request }) {
      await mayChat(queries, session, group)
      const conversation = await beginConversation(queries, session.user.id, group, clock())
      const headers = eventStreamHeaders
      if (!acceptsEventStream(request)) {
        const newMessages = await conversations.messagesAfter(conversation, after)
        return { body: newMessages.map(row => eventText(messageAnswer(row))).join(''), headers }
      }
      const read = async (afterId: number) => {
        const newMessages = await conversations.messagesAfter(conversation, afterId)
        // Checked afterwards, so that no message is sent that was written after the session ended, or after the
        // resident lost the last contract with the vendor.
        const caller = await access.session(session.tokenHash, session.origin)
        if (!caller || !(await hasChatAccess(queries, caller, group))) return undefined
        return newMessages.map(messageAnswer)
      }
      return { body: eventStream(feed, logger, { conversationId: conversation.id, after, read }), headers }
    },
  }
}
