import * as z from 'zod/mini'
import { ChatMessage } from '../../schemas/liveChat.ts'
import { Id, IdText, Moment } from '../../schemas/primitives.ts'
import { listQuery, Person } from './shared.ts'

export const ChatParams = z.object({ chat: IdText })

/** The latest 100 conversations, newest first. */
export const ChatsAnswer = z.object({
  data: z.array(
    z.object({
      id: Id,
      person: Person,
      changedAt: Moment,
      /** Messages of the resident that the staff have not read. */
      unread: z.int(),
    }),
  ),
})

export const StaffChatQuery = z.object(listQuery)
export const StaffChatAnswer = z.object({ data: z.array(ChatMessage) })
