import * as z from 'zod/mini'
import { taskCategories } from '../../schemas/helpDesk.ts'
import { data, Id, IdText, Moment } from '../../schemas/primitives.ts'
import { listOf, listQuery, Person, RecordName, staffText } from './shared.ts'

const Stage = z.int().check(z.minimum(1), z.maximum(5))

const Request = z.object({
  id: Id,
  number: z.string(),
  contract: RecordName,
  person: Person,
  category: z.enum(taskCategories),
  object: z.nullable(z.string()),
  phone: z.string(),
  message: z.string(),
  /** 1 new, 2 registered, 3 in process, 4 completed, 5 rejected or cancelled. */
  stage: Stage,
  createdAt: Moment,
})

export const RequestParams = z.object({ request: IdText })
export const RequestFileParams = z.object({ request: IdText, file: IdText })
export const RequestsQuery = z.object({ ...listQuery, stage: z.optional(z.enum(['1', '2', '3', '4', '5'])) })
export const RequestsAnswer = listOf(Request)

const Reply = z.object({
  id: Id,
  at: Moment,
  from: z.enum(['resident', 'organization']),
  text: z.string(),
})

export const RequestAnswer = data(
  z.extend(Request, {
    replies: z.array(Reply),
    stages: z.array(z.object({ stage: Stage, at: Moment })),
    files: z.array(z.object({ id: Id, name: z.string(), bytes: z.int() })),
  }),
)

export const ReplyBody = z.object({ text: staffText })
export const ReplyAnswer = data(Reply)
export const StageBody = z.object({ stage: Stage })

export const FileQuery = z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)) })
export const FileAnswer = data(z.object({ id: Id, name: z.string(), bytes: z.int() }))
