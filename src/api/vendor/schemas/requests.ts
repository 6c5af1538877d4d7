import * as z from 'zod/mini'
import { data, Id, IdText, Moment } from '../../schemas/primitives.ts'
import { listOf, listQuery, Person, RecordName, staffText } from './shared.ts'

export const RequestStage = z.int().check(z.minimum(1), z.maximum(5))

export const ResidentRequest = z.object({
  id: Id,
  number: z.string(),
  contract: RecordName,
  person: Person,
  category: z.string(),
  object: z.nullable(z.string()),
  phone: z.string(),
  message: z.string(),
  /** 1 new, 2 registered, 3 in process, 4 completed, 5 rejected or cancelled. */
  stage: RequestStage,
  /** 1 bad to 5 good; null until the resident rated the completed request. */
  rating: z.nullable(z.int()),
  ratingComment: z.nullable(z.string()),
  createdAt: Moment,
})

export const RequestParams = z.object({ request: IdText })
export const RequestFileParams = z.object({ request: IdText, file: IdText })
export const RequestsQuery = z.object({ ...listQuery, stage: z.optional(z.enum(['1', '2', '3', '4', '5'])) })
export const RequestsAnswer = listOf(ResidentRequest)

export const RequestReply = z.object({
  id: Id,
  at: Moment,
  from: z.enum(['resident', 'organization']),
  text: z.string(),
})

export const RequestStageChange = z.object({ stage: RequestStage, at: Moment })
export const RequestFile = z.object({ id: Id, name: z.string(), bytes: z.int() })

export const RequestDetail = z.extend(ResidentRequest, {
  replies: z.array(RequestReply),
  stages: z.array(RequestStageChange),
  files: z.array(RequestFile),
})
export const RequestAnswer = data(RequestDetail)

export const ReplyBody = z.object({ text: staffText })
export const ReplyAnswer = data(RequestReply)
export const StageBody = z.object({ stage: RequestStage })

export const FileQuery = z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)) })
export const FileAnswer = data(RequestFile)
