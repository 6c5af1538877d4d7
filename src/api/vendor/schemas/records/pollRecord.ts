import * as z from 'zod/mini'
import { RealDay } from '../../../schemas/primitives.ts'
import { described, record, SourceId, text, whole, YesNo } from '../values.ts'

const count = whole(0, 1_000_000)

export const QuestionRecord = z.strictObject({
  text: described('The question', text(2000)),
  paperAgree: described('Votes for it on paper', z._default(count, 0)),
  paperDisagree: described('Votes against it on paper', z._default(count, 0)),
})

/** A poll with its questions. Once somebody voted, its questions no longer change. */
export const PollRecord = z
  .strictObject({
    ...record,
    organization: described('sourceId of the organization', SourceId),
    title: described('Title', text(300)),
    description: described('What is voted about', text(10_000)),
    startsOn: described('First day', RealDay),
    endsOn: described('Last day, which counts whole', RealDay),
    totalParticipants: described('Owners of the building, with or without an account', whole(1, 1_000_000)),
    requiredVotes: described('Votes that a decision needs', whole(1, 1_000_000)),
    needsSignature: described('Whether votes need an electronic signature', z._default(YesNo, false)),
    questions: described(
      'Questions in their order',
      z.array(QuestionRecord).check(z.minLength(1), z.maxLength(100)),
    ),
    contracts: described(
      'sourceId of each contract that takes part, in addition to all of the houses',
      z._default(z.array(SourceId).check(z.maxLength(10_000)), []),
    ),
    houses: described(
      'sourceId of each house whose contracts take part',
      z._default(z.array(SourceId).check(z.maxLength(1000)), []),
    ),
  })
  .check(z.refine(({ startsOn, endsOn }) => startsOn <= endsOn, { path: ['endsOn'] }))
export type PollRecord = z.infer<typeof PollRecord>
