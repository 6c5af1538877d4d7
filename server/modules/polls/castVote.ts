import { and, eq } from 'drizzle-orm'
import type { Signer } from '../../crypto.ts'
import type { Transaction } from '../../database/Database.ts'
import { dayIn } from '../../days.ts'
import { HttpError } from '../../http/HttpError.ts'
import type { Services } from '../../Services.ts'
import type { Poll } from './findPoll.ts'
import { type PollAnswer, pollAnswers, pollChoices, pollVotes } from './tables.ts'

export interface Voter {
  readonly userId: number
  readonly contractId: number
  /** The vendor's: what has ended is decided there. */
  readonly timeZone: string
}

/** Whether a poll takes votes at a moment. */
export function isActive(
  { startsOn, endsOn }: Pick<Poll, 'startsOn' | 'endsOn'>,
  timeZone: string,
  now: Date,
) {
  const today = dayIn(timeZone, now)
  return startsOn <= today && today <= endsOn
}

/** What the receipt of a vote signs: poll, voter, time and every choice. */
export const receiptParts = (
  pollId: number,
  { userId, contractId }: Pick<Voter, 'userId' | 'contractId'>,
  at: Date,
  answers: readonly PollAnswer[],
) => [
  pollId,
  contractId,
  userId,
  at.toISOString(),
  ...answers.flatMap(({ questionId, choice }) => [questionId, choice]),
]

/**
 * Counts a vote: once for a contract, whoever and however often at once.
 * @param signer got before the transaction: its first use reads the database, which in here would wait for itself
 * @throws HttpError poll_update_not_allowed where the poll has ended or the contract has voted
 */
export async function castVote(
  { clock }: Services,
  signer: Signer,
  tx: Transaction,
  poll: Poll,
  voter: Voter,
  answers: readonly PollAnswer[],
) {
  const at = clock()
  if (!isActive(poll, voter.timeZone, at)) throw new HttpError('poll_update_not_allowed')
  const { userId, contractId } = voter
  const receipt = await signer.sign('vote', ...receiptParts(poll.id, voter, at, answers))
  const [vote] = await tx
    .insert(pollVotes)
    .values({ vendorId: poll.vendorId, pollId: poll.id, contractId, userId, at, receipt })
    .onConflictDoNothing()
    .returning({ id: pollVotes.id })
  if (!vote) throw new HttpError('poll_update_not_allowed')
  await tx.insert(pollAnswers).values(
    answers.map(({ questionId, choice }) => ({
      vendorId: poll.vendorId,
      voteId: vote.id,
      questionId,
      agrees: choice === 'agree',
    })),
  )
  await tx
    .delete(pollChoices)
    .where(
      and(
        eq(pollChoices.pollId, poll.id),
        eq(pollChoices.contractId, contractId),
        eq(pollChoices.userId, userId),
      ),
    )
  return { pollId: poll.id, at: at.toISOString(), answers: [...answers], receipt }
}
