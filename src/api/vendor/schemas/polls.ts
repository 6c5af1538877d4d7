import * as z from 'zod/mini'
import { Day, data, Id, IdText, Moment, RealDay } from '../../schemas/primitives.ts'
import { Person, RecordName, SourceParam } from './shared.ts'
import { SourceId, text } from './values.ts'

export const PollParams = z.object({ sourceId: SourceParam })

export const PollVoteParams = z.object({ sourceId: SourceParam, vote: IdText })

/** Without it the poll stays open to its present last day. */
export const OpenPollBody = z.object({ endsOn: RealDay })

export const QuestionResult = z.object({
  text: z.string(),
  /** Electronic votes and votes on paper. */
  agree: z.int(),
  disagree: z.int(),
  /** Those on paper among them. */
  paperAgree: z.int(),
  paperDisagree: z.int(),
  decision: z.nullable(z.enum(['accepted', 'rejected'])),
})

export const PollResult = z.object({
  title: z.string(),
  state: z.enum(['planned', 'active', 'ended']),
  startsOn: Day,
  endsOn: Day,
  totalParticipants: z.int(),
  requiredVotes: z.int(),
  unit: z.enum(['owners', 'premises', 'shares']),
  /** Null until the poll has ended. */
  decision: z.nullable(z.enum(['accepted', 'rejected', 'partly'])),
  questions: z.array(QuestionResult),
})
export const PollResultAnswer = data(PollResult)

const choices = z.array(z.enum(['agree', 'disagree']))

/** A ballot on paper, as the vendor keeps it. */
export const PaperBallot = z.object({ number: z.string(), signedOn: Day })

/** A ballot on paper that staff enter. */
export const PaperBallotBody = z.strictObject({
  /** sourceId of the contract that votes. */
  contract: SourceId,
  /** In the order of the questions. */
  choices: choices.check(z.minLength(1), z.maxLength(100)),
  number: text(100),
  signedOn: RealDay,
})

/** The written authorisation by which a proxy voted. */
export const VoteProxy = z.object({ number: z.string(), person: z.nullable(Person) })

/** A vote with the receipt that signs it. */
export const PollVote = z.object({
  id: Id,
  contract: RecordName,
  at: Moment,
  /** In the order of the questions. */
  choices,
  /** What the vote counts, in the unit of its poll. */
  weight: z.int(),
  receipt: z.string(),
  /** Whether the receipt signs exactly these choices; null for an old receipt after the voter deleted the account. */
  isReceiptValid: z.nullable(z.boolean()),
  /** Whether the vote was signed and its container is kept. */
  hasContainer: z.boolean(),
  /** When the voter withdrew it, so that it does not count; null while it counts. */
  withdrawnAt: z.nullable(Moment),
  /** The ballot on paper; null for an electronic vote. */
  paper: z.nullable(PaperBallot),
  /** By whom a proxy voted; null for a vote of the contract's own. */
  proxy: z.nullable(VoteProxy),
})
export const PollVoteAnswer = data(PollVote)

export const ContainerQuestion = z.object({ text: z.string(), agree: z.int(), disagree: z.int() })

/** A count from signed containers alone. */
export const ContainerTally = z.object({
  counted: z.int(),
  refused: z.int(),
  questions: z.array(ContainerQuestion),
})
export const ContainerTallyAnswer = data(ContainerTally)

export const PollVotesAnswer = data(z.array(PollVote))
