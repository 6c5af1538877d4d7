import type { Queries } from '../../database/Database.ts'
import { and, desc, eq, gt, isNull, or } from '../../database/drizzle.ts'
import { isOfContract } from '../contracts/isOfContract.ts'
import type { Voter } from './castVote.ts'
import type { Poll } from './findPoll.ts'
import { type PollAnswer, pollChoices, pollSignings } from './tables.ts'

/**
 * The choice that a person keeps for a contract and that does not count yet, with the person's own signing of it that is
 * not over: a signed one, or else the latest that waits for the signature.
 */
export async function keptChoice(
  queries: Queries,
  poll: Poll,
  { contract, userId, proxy }: Voter,
  now: Date,
) {
  const isPending = or(
    eq(pollSignings.state, 'signed'),
    and(eq(pollSignings.state, 'waiting'), gt(pollSignings.expiresAt, now)),
  )
  const [row] = await queries
    .select({
      answers: pollChoices.answers,
      signing: {
        reference: pollSignings.reference,
        state: pollSignings.state,
        redirectUrl: pollSignings.redirectUrl,
        controlCode: pollSignings.controlCode,
        failure: pollSignings.failure,
        expiresAt: pollSignings.expiresAt,
      },
    })
    .from(pollChoices)
    .leftJoin(
      pollSignings,
      and(
        eq(pollSignings.pollId, poll.id),
        isOfContract(pollSignings, contract),
        eq(pollSignings.userId, userId),
        proxy ? eq(pollSignings.proxyId, proxy.id) : isNull(pollSignings.proxyId),
        isPending,
      ),
    )
    .where(
      and(
        eq(pollChoices.pollId, poll.id),
        isOfContract(pollChoices, contract),
        eq(pollChoices.userId, userId),
      ),
    )
    .orderBy(eq(pollSignings.state, 'waiting'), desc(pollSignings.expiresAt))
    .limit(1)
  return row
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
