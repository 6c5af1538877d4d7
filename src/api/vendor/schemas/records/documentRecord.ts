import * as z from 'zod/mini'
import { documentCategories } from '../../../schemas/documents.ts'
import { RealDay } from '../../../schemas/primitives.ts'
import { Flag, Pdf, record, SourceId, text } from '../values.ts'

/** A document of an organization for all its contracts, or of one contract. */
export const DocumentRecord = z.strictObject({
  ...record,
  organization: SourceId,
  contract: z.optional(SourceId),
  date: RealDay,
  name: text(200),
  category: z.enum(documentCategories),
  comment: z.optional(text(1000)),
  isYearlyReport: z._default(Flag, false),
  /** Paragraphs printed under the title where there is no PDF. */
  paragraphs: z._default(z.array(text(5000)).check(z.maxLength(100)), []),
  pdf: z.optional(Pdf),
})
export type DocumentRecord = z.infer<typeof DocumentRecord>
