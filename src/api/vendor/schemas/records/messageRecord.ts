import * as z from 'zod/mini'
import { messageTypes, taxDistributions, workGroups } from '../../../schemas/messages.ts'
import { RealDay } from '../../../schemas/primitives.ts'
import { AnyMoment, record, SourceId, text } from '../values.ts'

/** A message to one contract, or news to all contracts of an organization. */
export const MessageRecord = z
  .strictObject({
    ...record,
    organization: SourceId,
    contract: z.optional(SourceId),
    /** Invoice that a calculation explains. */
    invoice: z.optional(SourceId),
    type: z.enum(messageTypes),
    date: AnyMoment,
    topic: text(300),
    /** Address that the message is about. */
    object: z.optional(text(300)),
    /** HTML; everything but simple formatting is removed. */
    body: text(100_000),
    plannedWork: z.optional(
      z.strictObject({
        subcontractor: text(200),
        contact: text(200),
        workGroup: z.enum(workGroups),
        location: text(300),
        taxesDistribution: z.enum(taxDistributions),
        startsOn: RealDay,
        endsOn: RealDay,
      }),
    ),
  })
  .check(
    z.refine(({ type, contract }) => type === 'news' || contract !== undefined, { path: ['contract'] }),
    z.refine(({ type, plannedWork }) => (type === 'planned_works') === (plannedWork !== undefined), {
      path: ['plannedWork'],
    }),
  )
export type MessageRecord = z.infer<typeof MessageRecord>
