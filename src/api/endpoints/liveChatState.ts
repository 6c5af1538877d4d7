import * as z from 'zod/mini'
import { ChatAnswer } from '../schemas/liveChatState.ts'
import { IdText } from '../schemas/primitives.ts'
import { endpoint } from './endpoint.ts'

export const chat = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'organization-groups/{group}/live-chat',
  access: 'user',
  summary: 'How the conversation with the vendor’s staff stands (CHT-1)',
  params: z.object({ group: IdText }),
  answer: ChatAnswer,
  errors: ['forbidden'],
})
