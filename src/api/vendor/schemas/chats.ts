import * as z from 'zod/mini'
import { ChatMessage } from '../../schemas/liveChat.ts'
import { Id, IdText, Moment } from '../../schemas/primitives.ts'
import { listOf, listQuery, Person } from './shared.ts'

export const ChatParams = z.object({ chat: IdText })

export const ChatsQuery = z.object(listQuery)

export const Conversation = z.object({
  id: Id,
  person: Person,
  changedAt: Moment,
  /** Messages of the resident that the staff have not read. */
  unread: z.int(),
})

/** The latest message first. */
export const ChatsAnswer = listOf(Conversation)

export const StaffChatQuery = z.object(listQuery)
export const StaffChatAnswer = listOf(ChatMessage)
