import { sha256 } from '../../common/crypto.ts'
import type { Transaction } from '../../database/Database.ts'
import type { ContractKey } from '../contracts/isOfContract.ts'
import { checkAnswers, type Poll, questionsOf } from './findPoll.ts'
import { premisesOf, weightOf } from './premises.ts'
import { type PollAnswer, pollAnswers, pollBallots, pollVotes } from './tables.ts'

type StoredVote = typeof pollVotes.$inferSelect

/** What is voted. */
export interface CastBallot {
  readonly answers: readonly PollAnswer[]
  /** The signed container of a vote that needs one. */
  readonly container?: Uint8Array | undefined
}

/**
 * Stores a vote with its choices and its signed container, if it has one.
 * @returns undefined if a vote of the contract counts already, also with concurrent calls
 * @throws HttpError poll_question_mismatched or poll_answer_invalid if the questions changed meanwhile
 */
export async function storeVote(
  tx: Transaction,
  poll: Poll,
  contract: ContractKey,
  vote: Pick<StoredVote, 'userId' | 'at' | 'receipt'> &
    Partial<Pick<StoredVote, 'paperNumber' | 'paperSignedOn' | 'proxyId'>>,
  { answers, container }: CastBallot,
): Promise<StoredVote | undefined> {
  const { vendorId } = poll
  const weight = weightOf(poll, await premisesOf(tx, poll, contract))
  const [stored] = await tx
    .insert(pollVotes)
    .values({ ...vote, vendorId, pollId: poll.id, contractId: contract.id, weight })
    .onConflictDoNothing()
    .returning()
  if (!stored) return undefined
  // The row of the vote has waited for a record that replaces the questions.
  checkAnswers(await questionsOf(tx, poll), answers)
  if (container) {
    const containerHash = await sha256(new Uint8Array(container))
    await tx.insert(pollBallots).values({ vendorId, voteId: stored.id, container, containerHash })
  }
  await tx.insert(pollAnswers).values(
    answers.map(({ questionId, choice }) => ({
      vendorId,
      voteId: stored.id,
      questionId,
      agrees: choice === 'agree',
    })),
  )
  return stored
}
