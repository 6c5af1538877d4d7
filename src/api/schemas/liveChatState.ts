import * as z from 'zod/mini'
import { data, Id } from './primitives.ts'

/** State of the conversation. */
export const Chat = z.object({
  /** Unread messages of the staff. */
  unread: z.int(),
  /** The newest message; null before the first. */
  lastId: z.nullable(Id),
  /** Typical response time; null if unknown. */
  repliesWithinMinutes: z.nullable(z.int()),
})
export type Chat = z.infer<typeof Chat>
export const ChatAnswer = data(Chat)
