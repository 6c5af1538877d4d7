import * as z from 'zod/mini'
import { messageTypes, taxDistributions, workGroups } from '../../../schemas/messages.ts'
import { RealDay } from '../../../schemas/primitives.ts'
import { AnyMoment, described, record, SourceId, text } from '../values.ts'

export const PlannedWorkRecord = z.strictObject({
  subcontractor: described('Company that does the work', text(200)),
  contact: described('How to reach it', text(200)),
  workGroup: described('Kind of work', z.enum(workGroups)),
  location: described('Where it is done', text(300)),
  taxesDistribution: described('How it is paid', z.enum(taxDistributions)),
  startsOn: described('First day', RealDay),
  endsOn: described('Last day', RealDay),
})

/** A message to one contract, or news to all contracts of an organization. */
export const MessageRecord = z
  .strictObject({
    ...record,
    organization: described('sourceId of the organization', SourceId),
    contract: described(
      'sourceId of the contract that alone gets the message; news can go to all of the organization',
      z.optional(SourceId),
    ),
    invoice: described('sourceId or number of the bill that a calculation explains', z.optional(SourceId)),
    type: described('Kind of message', z.enum(messageTypes)),
    date: described('Moment with its zone', AnyMoment),
    topic: described('Title', text(300)),
    object: described('Address that the message is about', z.optional(text(300))),
    body: described('HTML; everything but simple formatting is removed', text(100_000)),
    plannedWork: described(
      'The work that is planned; only with type planned_works',
      z.optional(PlannedWorkRecord),
    ),
  })
  .check(
    z.refine(({ type, contract }) => type === 'news' || contract !== undefined, { path: ['contract'] }),
    z.refine(({ type, plannedWork }) => (type === 'planned_works') === (plannedWork !== undefined), {
      path: ['plannedWork'],
    }),
  )
export type MessageRecord = z.infer<typeof MessageRecord>
