import { endpoint } from '../../endpoints/endpoint.ts'
import { ChatMessageAnswer, ChatMessageBody } from '../../schemas/liveChat.ts'
import { ChatParams, ChatsAnswer, ChatsQuery, StaffChatAnswer, StaffChatQuery } from '../schemas/chats.ts'

const access = 'vendor'
const params = ChatParams

/** Residents' conversations, as staff answer them. */
export const chats = {
  list: endpoint({
    method: 'GET',
    path: 'chats',
    access,
    summary: 'Conversations with residents, the latest first',
    query: ChatsQuery,
    answer: ChatsAnswer,
  }),
  messages: endpoint({
    method: 'GET',
    path: 'chats/{chat}/messages',
    access,
    summary: 'Messages of a conversation, newest first; they count as read',
    params,
    query: StaffChatQuery,
    answer: StaffChatAnswer,
  }),
  reply: endpoint({
    method: 'POST',
    path: 'chats/{chat}/messages',
    access,
    successes: [201],
    summary: 'Answers in a conversation; with an Idempotency-Key once',
    params,
    body: ChatMessageBody,
    answer: ChatMessageAnswer,
    idempotencyKey: true,
  }),
} as const
