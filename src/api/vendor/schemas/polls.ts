import * as z from 'zod/mini'
import { Day, data, Moment, RealDay } from '../../schemas/primitives.ts'
import { RecordName, SourceParam } from './shared.ts'

export const PollParams = z.object({ sourceId: SourceParam })

/** Without it the poll stays open to its present last day. */
export const OpenPollBody = z.object({ endsOn: RealDay })

export const QuestionResult = z.object({
  text: z.string(),
  /** Electronic votes and votes on paper. */
  agree: z.int(),
  disagree: z.int(),
  decision: z.nullable(z.enum(['accepted', 'rejected'])),
})

export const PollResult = z.object({
  title: z.string(),
  state: z.enum(['planned', 'active', 'ended']),
  startsOn: Day,
  endsOn: Day,
  totalParticipants: z.int(),
  requiredVotes: z.int(),
  /** Null until the poll has ended. */
  decision: z.nullable(z.enum(['accepted', 'rejected', 'partly'])),
  questions: z.array(QuestionResult),
})
export const PollResultAnswer = data(PollResult)

/** An electronic vote with the receipt that signs it. */
export const PollVote = z.object({
  contract: RecordName,
  at: Moment,
  /** In the order of the questions. */
  choices: z.array(z.enum(['agree', 'disagree'])),
  receipt: z.string(),
  /** Whether the receipt signs exactly these choices; null after the voter deleted the account. */
  isReceiptValid: z.nullable(z.boolean()),
})
export const PollVotesAnswer = data(z.array(PollVote))
