import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { data, Id, known, Moment, page } from './primitives.ts'

/** A message of the conversation with a vendor's staff. Plain text, never markup. */
export const ChatMessage = z.object({
  id: Id,
  at: Moment,
  from: known(['resident', 'staff'], 'staff'),
  text: z.string(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** Newest first. */
export const ChatMessagesAnswer = page(ChatMessage)
export const ChatMessageAnswer = data(ChatMessage)

export const ChatMessageBody = z.object({
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'validation.required'),
      z.maxLength(limits.chatMessage.max, 'validation.message_long'),
    ),
})

export const ChatReadsBody = z.object({ upTo: Id })
