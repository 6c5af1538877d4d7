import * as z from 'zod/mini'
import { RealDay } from '../../../schemas/primitives.ts'
import { Flag, record, SourceId, text, whole } from '../values.ts'

const count = whole(0, 1_000_000)

/** A poll with its questions. Once somebody voted, its questions no longer change. */
export const PollRecord = z
  .strictObject({
    ...record,
    organization: SourceId,
    title: text(300),
    description: text(10_000),
    startsOn: RealDay,
    endsOn: RealDay,
    /** Owners of the building, with or without an account. */
    totalParticipants: whole(1, 1_000_000),
    requiredVotes: whole(1, 1_000_000),
    needsSignature: z._default(Flag, false),
    questions: z
      .array(
        z.strictObject({
          text: text(2000),
          paperAgree: z._default(count, 0),
          paperDisagree: z._default(count, 0),
        }),
      )
      .check(z.minLength(1), z.maxLength(100)),
    /** Contracts that take part, in addition to all of `houses`. */
    contracts: z._default(z.array(SourceId).check(z.maxLength(10_000)), []),
    houses: z._default(z.array(SourceId).check(z.maxLength(1000)), []),
  })
  .check(z.refine(({ startsOn, endsOn }) => startsOn <= endsOn, { path: ['endsOn'] }))
export type PollRecord = z.infer<typeof PollRecord>
