import * as z from 'zod/mini'
import { Day, data, Flag, Id, IdText, known, Moment, page, pageQuery } from './primitives.ts'

export const messageTypes = [
  'news',
  'personal',
  'planned_works',
  'calculation',
  'card_payment',
  'calculation_funds',
  'calculation_payments',
] as const
export type MessageType = (typeof messageTypes)[number]

export const workGroups = [
  'roof_repair',
  'staircase_window_change',
  'staircase_door_change',
  'phone_lock_repair',
  'staircase_repair',
  'pipeline_repair',
  'balconies_repair',
  'chimney_cleaning',
  'other',
] as const

export const taxDistributions = [
  'all_owners_by_area',
  'staircase_owners_by_area',
  'accumulated_funds',
] as const

export const Message = z.object({
  id: Id,
  type: known(messageTypes, 'other'),
  contractId: z.nullable(Id),
  date: Moment,
  topic: z.string(),
  /** Address that the message is about. */
  object: z.nullable(z.string()),
  isRead: z.boolean(),
})
export type Message = z.infer<typeof Message>
export const MessagesAnswer = page(Message)

/** `count` and `page` are those of the calculations shortcut (MSG-6); a list that is read on uses the cursor. */
export const MessagesQuery = z.object({
  ...pageQuery,
  count: pageQuery.limit,
  page: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), z.transform(Number))),
  contractId: z.optional(IdText),
  type: z.optional(z.enum(messageTypes)),
  /** Only the calculations of each contract's newest bill. */
  lastInvoiceOnly: z.optional(Flag),
})

/** Facts about planned work (MSG-2). */
export const PlannedWork = z.object({
  subcontractor: z.string(),
  contact: z.string(),
  workGroup: known(workGroups, 'other'),
  location: z.string(),
  taxesDistribution: known(taxDistributions, 'other'),
  startsOn: Day,
  endsOn: Day,
})
export type PlannedWork = z.infer<typeof PlannedWork>

/** An attachment; its URL is fetched when it is opened. */
export const AttachedFile = z.object({ id: Id, name: z.string(), bytes: z.int() })

/** The whole message. `body` is HTML, cleaned to the fixed list on the server; the browser cleans it again. */
export const MessageDetail = z.extend(Message, {
  body: z.string(),
  files: z.array(AttachedFile),
  plannedWork: z.nullable(PlannedWork),
})
export type MessageDetail = z.infer<typeof MessageDetail>
export const MessageDetailAnswer = data(MessageDetail)

export const MessageTypesAnswer = data(z.array(known(messageTypes, 'other')))
