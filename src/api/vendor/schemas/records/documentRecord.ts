import * as z from 'zod/mini'
import { documentCategories } from '../../../schemas/documents.ts'
import { RealDay } from '../../../schemas/primitives.ts'
import { described, Pdf, record, SourceId, text, YesNo } from '../values.ts'

/** A document of an organization for all its contracts, or of one contract. */
export const DocumentRecord = z.strictObject({
  ...record,
  organization: described('sourceId of the organization', SourceId),
  contract: described(
    'sourceId of the contract that alone sees the document; without it all of the organization',
    z.optional(SourceId),
  ),
  date: described('Day of the document', RealDay),
  name: described('Name in the list', text(200)),
  category: described('Group in the list', z.enum(documentCategories)),
  comment: described('Text below the name', z.optional(text(1000))),
  isYearlyReport: described('Whether it is a yearly report of the house', z._default(YesNo, false)),
  paragraphs: described(
    'Paragraphs printed under the title where there is no PDF',
    z._default(z.array(text(5000)).check(z.maxLength(100)), []),
  ),
  pdf: described('The vendor’s own file, as base64', z.optional(Pdf)),
})
export type DocumentRecord = z.infer<typeof DocumentRecord>
