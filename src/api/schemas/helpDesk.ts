import * as z from 'zod/mini'
import { Phone } from './accounts.ts'
import { limits } from './limits.ts'
import { AttachedFile } from './messages.ts'
import { data, Id, IdText, known, Moment, page, pageQuery, RealDay } from './primitives.ts'

/** Categories of vendors that have none of their own; clients name them. */
export const taskCategories = [
  'service_order',
  'gratitude',
  'financial_statements',
  'recommendation',
  'other',
] as const

/** Code of a category of the platform or of the vendor. */
const categoryCode = z.regex(/^[\w.-]{1,60}$/, 'validation.invalid')

/** 1 new, 2 registered, 3 in process, 4 completed, 5 rejected or cancelled (HLP-1). */
export const TaskStage = z.int().check(z.minimum(1), z.maximum(5))

export const Task = z.object({
  id: Id,
  number: z.string(),
  organizationId: Id,
  organization: z.string(),
  contractId: Id,
  object: z.nullable(z.string()),
  category: z.string(),
  /** Name of a category of the vendor’s own, in the language of the call. */
  categoryTitle: z.optional(z.string()),
  stage: TaskStage,
  createdAt: Moment,
  excerpt: z.string(),
  isRead: z.boolean(),
})
export type Task = z.infer<typeof Task>
export const TasksAnswer = page(Task)

/** Days are the vendor's calendar, both included. */
export const TasksQuery = z.object({
  ...pageQuery,
  contractId: z.optional(IdText),
  from: z.optional(RealDay),
  to: z.optional(RealDay),
  stage: z.optional(z.enum(['1', '2', '3', '4', '5'])),
  organizationId: z.optional(IdText),
  category: z.optional(z.string().check(categoryCode)),
})

const taskActions = ['reply', 'cancel', 'reopen', 'rate'] as const
export type TaskAction = (typeof taskActions)[number]

/** What a resident thinks of a completed request: 1 bad to 5 good. */
export const TaskRating = z.object({
  value: z.int().check(z.minimum(1), z.maximum(5)),
  comment: z.nullable(z.string()),
})

/** One letter of the correspondence. */
export const TaskReply = z.object({
  id: Id,
  at: Moment,
  from: known(['resident', 'organization'], 'other'),
  text: z.string(),
})

export const TaskStageChange = z.object({ stage: TaskStage, at: Moment })

export const TaskDetail = z.extend(Task, {
  phone: z.string(),
  message: z.string(),
  attachments: z.array(AttachedFile),
  correspondence: z.array(TaskReply),
  stages: z.array(TaskStageChange),
  /** What the resident may do with the request now (HLP-5). */
  actions: z.optional(z.array(known(taskActions, 'other'))),
  rating: z.optional(z.nullable(TaskRating)),
})
export type TaskDetail = z.infer<typeof TaskDetail>
export const TaskDetailAnswer = data(TaskDetail)

export const SentTaskMeta = z.object({ isNew: z.boolean() })

/** The created request, or the existing one if the same text was sent a moment before. */
export const SentTaskAnswer = z.object({ data: TaskDetail, meta: SentTaskMeta })

const message = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'validation.required'),
    z.maxLength(limits.taskMessage.max, 'validation.message_long'),
  )
const uploads = z
  .array(z.string().check(z.maxLength(60)))
  .check(z.maxLength(limits.taskFiles.count, 'validation.files_many'))

/** What a resident adds to a request; also the reason why a closed one is opened again (HLP-5). */
export const TaskReplyBody = z.object({ text: message, uploads })

export const TaskRatingBody = z.object({
  value: z.int().check(z.minimum(1, 'validation.required'), z.maximum(5)),
  comment: z.optional(
    z.string().check(z.trim(), z.maxLength(limits.taskMessage.max, 'validation.message_long')),
  ),
})

/** A new request (HLP-2). Attachments are uploaded first and referenced by upload id. */
export const TaskBody = z.object({
  organizationId: Id,
  contractId: Id,
  objectId: z.optional(Id),
  category: z.string().check(z.minLength(1, 'validation.required'), categoryCode),
  phone: Phone,
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(limits.taskMessage.min, 'validation.message_short'),
      z.maxLength(limits.taskMessage.max, 'validation.message_long'),
    ),
  uploads,
})

/** Categories of one contract's vendor, or of all vendors of the user. */
export const TaskCategoriesQuery = z.object({ contractId: z.optional(IdText) })

/** A category with a title is the vendor's own, in the language of the call. */
export const TaskCategory = z.object({ code: z.string(), title: z.optional(z.string()) })
export type TaskCategory = z.infer<typeof TaskCategory>
export const TaskCategoriesAnswer = data(z.array(TaskCategory))
