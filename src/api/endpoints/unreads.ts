import * as z from 'zod/mini'
import { unreadModules } from '../schemas/contracts.ts'
import { IdText } from '../schemas/primitives.ts'
import {
  ProfileUnreadAnswer,
  ProfileUnreadsAnswer,
  profileUnreadCategories,
  ReadsBody,
  UnreadAnswer,
} from '../schemas/unreads.ts'
import { endpoint } from './endpoint.ts'

export const contractUnread = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/unreads/{module}',
  access: 'contract',
  summary: 'What the person has not seen of one module',
  params: z.object({ contract: IdText, module: z.enum(unreadModules) }),
  answer: UnreadAnswer,
})

export const profileUnreads = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'profile/unreads',
  access: 'user',
  summary: 'Unread counters by category (MSG-5)',
  answer: ProfileUnreadsAnswer,
})

export const profileUnread = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'profile/unreads/{category}',
  access: 'user',
  summary: 'One unread counter',
  params: z.object({ category: z.enum(profileUnreadCategories) }),
  answer: ProfileUnreadAnswer,
})

export const markRead = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: 'profile/reads',
  access: 'user',
  summary: 'Marks many as read (MSG-3)',
  body: ReadsBody,
  answer: 'none',
})

export const markUnread = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: 'profile/unreads',
  access: 'user',
  summary: 'Puts back what was marked as read in the last ten minutes',
  body: ReadsBody,
  answer: 'none',
})
