import * as z from 'zod/mini'
import { Phone } from './accounts.ts'
import { limits } from './limits.ts'
import { AttachedFile } from './messages.ts'
import { data, Id, IdText, known, Moment, page, pageQuery, RealDay } from './primitives.ts'

export const taskCategories = [
  'service_order',
  'gratitude',
  'financial_statements',
  'recommendation',
  'other',
] as const
export type TaskCategory = (typeof taskCategories)[number]

/** 1 new, 2 registered, 3 in process, 4 completed, 5 rejected or cancelled (HLP-1). */
const TaskStage = z.int().check(z.minimum(1), z.maximum(5))

export const Task = z.object({
  id: Id,
  number: z.string(),
  organizationId: Id,
  organization: z.string(),
  contractId: Id,
  object: z.nullable(z.string()),
  category: known(taskCategories, 'other'),
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
  category: z.optional(z.enum(taskCategories)),
})

export const TaskDetail = z.extend(Task, {
  phone: z.string(),
  message: z.string(),
  attachments: z.array(AttachedFile),
  correspondence: z.array(
    z.object({ id: Id, at: Moment, from: known(['resident', 'organization'], 'other'), text: z.string() }),
  ),
  stages: z.array(z.object({ stage: TaskStage, at: Moment })),
})
export type TaskDetail = z.infer<typeof TaskDetail>
export const TaskDetailAnswer = data(TaskDetail)

/** The created request, or the existing one if the same text was sent a moment before. */
export const SentTaskAnswer = z.object({ data: TaskDetail, meta: z.object({ isNew: z.boolean() }) })

/** A new request (HLP-2). Attachments are uploaded first and referenced by upload id. */
export const TaskBody = z.object({
  organizationId: Id,
  contractId: Id,
  objectId: z.optional(Id),
  category: z.enum(taskCategories, {
    error: ({ input }) => (input ? 'validation.invalid' : 'validation.required'),
  }),
  phone: Phone,
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(limits.taskMessage.min, 'validation.message_short'),
      z.maxLength(limits.taskMessage.max, 'validation.message_long'),
    ),
  uploads: z
    .array(z.string().check(z.maxLength(60)))
    .check(z.maxLength(limits.taskFiles.count, 'validation.files_many')),
})

export const TaskCategoriesAnswer = data(z.array(z.object({ code: known(taskCategories, 'other') })))
