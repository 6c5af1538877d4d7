import * as z from 'zod/mini'
import { FileUrlAnswer } from '../schemas/invoices.ts'
import {
  MessageDetailAnswer,
  MessagesAnswer,
  MessagesQuery,
  MessageTypesAnswer,
  messageTypes,
} from '../schemas/messages.ts'
import { IdText } from '../schemas/primitives.ts'
import { SignedQuery } from '../schemas/signed.ts'
import { endpoint } from './endpoint.ts'

export const messages = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'messages',
  access: 'user',
  summary: 'Messages of all contracts, or of one, newest first; empty values are dropped',
  query: MessagesQuery,
  answer: MessagesAnswer,
  errors: ['not_found'],
})

export const messageTypeList = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'messages/types',
  access: 'user',
  summary: 'Types of messages that there are',
  answer: MessageTypesAnswer,
})

export const message = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'types/{type}/messages/{message}',
  access: 'user',
  summary: 'One message',
  params: z.object({ type: z.enum(messageTypes), message: IdText }),
  answer: MessageDetailAnswer,
})

export const messageFileUrl = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'types/{type}/messages/{message}/file-url',
  access: 'user',
  summary: "A short-lived address of a message's file",
  params: z.object({ type: z.enum(messageTypes), message: IdText }),
  query: z.object({ file: z.optional(IdText) }),
  answer: FileUrlAnswer,
})

export const attachedFile = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'files/attached/{file}',
  access: 'signature',
  summary: 'A file of a message, a request, a poll or a reading, by the address that was given for it',
  params: z.object({ file: IdText }),
  query: SignedQuery,
  answer: 'file',
  mediaTypes: ['application/pdf', 'image/jpeg', 'image/png'],
  errors: ['link_expired'],
})
