import * as z from 'zod/mini'
import { ChatMessageAnswer, ChatMessageBody, ChatMessagesAnswer, ChatReadsBody } from '../schemas/liveChat.ts'
import { IdText, pageQuery } from '../schemas/primitives.ts'
import { endpoint } from './endpoint.ts'

const params = z.object({ group: IdText })

export const chatMessages = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'organization-groups/{group}/live-chat/messages',
  access: 'user',
  summary: 'Messages of the conversation, newest first',
  params,
  query: z.object(pageQuery),
  answer: ChatMessagesAnswer,
  errors: ['forbidden'],
})

export const sendChatMessage = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'organization-groups/{group}/live-chat/messages',
  access: 'user',
  summary: 'Sends a message; with an Idempotency-Key it counts once',
  params,
  body: ChatMessageBody,
  answer: ChatMessageAnswer,
  successes: [201],
  idempotencyKey: true,
  errors: ['forbidden', 'rate_limited'],
})

export const readChat = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: 'organization-groups/{group}/live-chat/reads',
  access: 'user',
  summary: 'Messages up to this one were read',
  params,
  body: ChatReadsBody,
  answer: 'none',
  errors: ['forbidden'],
})

/** Events `message`, each with its number as `id` and a ChatMessage as data; comments are heartbeats. */
export const chatEvents = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'organization-groups/{group}/live-chat/events',
  access: 'user',
  summary:
    'Messages behind the one named by `after`, oldest first, and as they come where the caller accepts text/event-stream',
  params,
  query: z.object({ after: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))) }),
  answer: 'file',
  mediaTypes: ['text/event-stream'],
  errors: ['forbidden'],
})
