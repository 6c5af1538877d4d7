import * as z from 'zod/mini'
import { data, Id, IdText, Moment } from '../../schemas/primitives.ts'
import { resourceNames } from '../records.ts'
import { SourceId } from './values.ts'

/** Days after its last progress that an import is kept with its refused rows. */
export const importDays = 90

/** What happened to a record: written, or left as it was because it is the same as before. */
export const RecordOutcome = z.object({
  sourceId: z.string(),
  outcome: z.enum(['accepted', 'unchanged']),
})
export const RecordAnswer = data(RecordOutcome)

export const recordParams = z.object({ sourceId: SourceId })

const option = z.optional(z.enum(['true', 'false']))

/** A new import is named by the resource of its records. */
export const newImport = z.object({ import: z.enum(resourceNames) })

export const ImportQuery = z.object({
  /** The file holds all records there are: what it lacks is ended. */
  complete: option,
  /** No counters and no mail, e.g. for the first import of old invoices. */
  quiet: option,
})

const importStates = ['running', 'interrupted', 'done', 'failed', 'needs_confirmation'] as const

export const ImportFailure = z.object({ reason: z.string(), message: z.string() })

export const Import = z.object({
  id: Id,
  resource: z.string(),
  state: z.enum(importStates),
  isComplete: z.boolean(),
  isQuiet: z.boolean(),
  startedAt: Moment,
  endedAt: z.nullable(Moment),
  /** Rows of the file that were read. */
  rows: z.int(),
  accepted: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  /** Records that a complete file lacked and that were ended, or would be after a confirmation. */
  ended: z.int(),
  /** Why the file could not be read to its end; rows before that place count. */
  failure: z.nullable(ImportFailure),
})
export type Import = z.infer<typeof Import>

export const ImportAnswer = data(Import)
export const ImportsAnswer = data(z.array(Import))

export const oneImport = z.object({ import: IdText })

export const RefusalsQuery = z.object({ after: z.optional(IdText) })

/** A row that was refused, alone. */
export const RefusedRow = z.object({
  /** Number of the refusal within the import. */
  number: z.int(),
  /** Line of the file, from 1. */
  line: z.int(),
  sourceId: z.nullable(z.string()),
  field: z.nullable(z.string()),
  reason: z.string(),
  /** A sentence for people. */
  message: z.string(),
})

export type RefusedRow = z.infer<typeof RefusedRow>

/** Pass `nextAfter` as `after` for the next page; null on the last one. */
export const RefusalsMeta = z.object({ nextAfter: z.nullable(z.int()) })

export const RefusalsAnswer = z.object({ data: z.array(RefusedRow), meta: RefusalsMeta })
