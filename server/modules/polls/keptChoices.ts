import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { isOfContract } from '../contracts/isOfContract.ts'
import type { Voter } from './castVote.ts'
import type { Poll } from './findPoll.ts'
import { type PollAnswer, pollChoices } from './tables.ts'

/** The choice that a person keeps for a contract and that does not count yet. */
export async function keptChoice(
  queries: Queries,
  poll: Poll,
  { contract, userId }: Voter,
): Promise<readonly PollAnswer[] | undefined> {
  const [row] = await queries
    .select({ answers: pollChoices.answers })
    .from(pollChoices)
    .where(
      and(
        eq(pollChoices.pollId, poll.id),
        isOfContract(pollChoices, contract),
        eq(pollChoices.userId, userId),
      ),
    )
  return row?.answers
}

/** Keeps a choice, instead of an earlier one. */
export async function keepChoice(
  queries: Queries,
  poll: Poll,
  { contract, userId }: Voter,
  answers: readonly PollAnswer[],
  at: Date,
): Promise<void> {
  const choice = { answers, at }
  await queries
    .insert(pollChoices)
    .values({ vendorId: poll.vendorId, pollId: poll.id, contractId: contract.id, userId, ...choice })
    .onConflictDoUpdate({
      target: [pollChoices.pollId, pollChoices.contractId, pollChoices.userId, pollChoices.vendorId],
      set: choice,
    })
}
