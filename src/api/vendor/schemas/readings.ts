import * as z from 'zod/mini'
import { Day, Id, IdText, Moment, Month } from '../../schemas/primitives.ts'
import { listOf, listQuery, RecordName, staffText } from './shared.ts'

export const ReadingParams = z.object({ reading: IdText })

/** `isAccepted`: only readings that were accepted, or that still wait. */
export const ReadingsQuery = z.object({
  ...listQuery,
  isAccepted: z.optional(z.enum(['true', 'false'])),
})

/** A reading that a resident declared. */
export const ResidentReading = z.object({
  id: Id,
  contract: RecordName,
  meter: RecordName,
  value: z.string(),
  previousValue: z.string(),
  date: Day,
  month: Month,
  declaredAt: Moment,
  acceptedAt: z.nullable(Moment),
  hasPhoto: z.boolean(),
})
export const ReadingsAnswer = listOf(ResidentReading)

/** The message that the contract's holders get. */
export const RefusalBody = z.object({
  topic: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
  reason: staffText,
})
