import * as z from 'zod/mini'
import { RealDay } from '../../../schemas/primitives.ts'
import { AnyMoment, described, record, SourceId, text, whole, YesNo } from '../values.ts'

const count = whole(0, 2_000_000_000)
const units = ['owners', 'premises', 'shares'] as const

export const QuestionRecord = z.strictObject({
  text: described('The question', text(2000)),
  paperAgree: described('Votes for it on paper', z._default(count, 0)),
  paperDisagree: described('Votes against it on paper', z._default(count, 0)),
})

/** Premises that vote in a poll by their contract. */
export const PremisesRecord = z.strictObject({
  contract: described('sourceId of the contract that votes for the premises', SourceId),
  name: described('Address or number of the premises', text(300)),
  share: described(
    'Undivided share as the numerator of a common denominator, or another whole measure',
    z._default(whole(1, 100_000_000), 1),
  ),
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
    unit: described(
      'What votes, participants and required votes count; premises and shares need `premises`',
      z._default(z.enum(units), 'owners'),
    ),
    totalParticipants: described(
      'Owners of the building, with or without an account; or its premises, or the sum of their shares',
      whole(1, 2_000_000_000),
    ),
    requiredVotes: described('Votes that a decision needs', whole(1, 2_000_000_000)),
    withdrawableUntil: described(
      'Moment with its zone until which voters may withdraw their votes while the poll is open; absent where a vote is final',
      z.optional(AnyMoment),
    ),
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
    premises: described(
      'Premises with their contracts, which take part; only where the poll does not count by owners',
      z._default(z.array(PremisesRecord).check(z.maxLength(10_000)), []),
    ),
  })
  .check(z.refine(({ startsOn, endsOn }) => startsOn <= endsOn, { path: ['endsOn'] }))
  .check(
    z.refine(({ unit, premises }) => (unit === 'owners') === (premises.length === 0), { path: ['premises'] }),
  )
  // A contract without premises would vote with nothing, and premises named twice would vote twice.
  .check(
    z.refine(({ unit, contracts, houses }) => unit === 'owners' || contracts.length + houses.length === 0, {
      path: ['contracts'],
    }),
  )
  .check(
    z.refine(({ premises }) => new Set(premises.map(({ name }) => name)).size === premises.length, {
      path: ['premises'],
    }),
  )
  .check(
    z.refine(({ premises }) => premises.reduce((sum, { share }) => sum + share, 0) <= 2_000_000_000, {
      path: ['premises'],
    }),
  )
export type PollRecord = z.infer<typeof PollRecord>
