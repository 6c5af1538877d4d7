import type { Clock } from '../../common/Clock.ts'
import type { Signer } from '../../common/crypto.ts'
import type { Transaction } from '../../database/Database.ts'
import { and, eq } from '../../database/drizzle.ts'
import { isRow } from '../../database/isRow.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import { HttpError } from '../../http/HttpError.ts'
import { withIdempotencyKey } from '../../http/idempotency.ts'
import { type ContractKey, isOfContract } from '../contracts/isOfContract.ts'
import { contracts } from '../contracts/tables.ts'
import { recordEvent } from '../events/recordEvent.ts'
import type { Poll } from './findPoll.ts'
import { isActive } from './isActive.ts'
import { holdProxy, type VotingProxy } from './proxies.ts'
import { type CastBallot, storeVote } from './storeVote.ts'
import { type PollAnswer, pollChoices, type pollVotes } from './tables.ts'

/** A contract that takes part in a poll; one that has ended does not vote. */
interface VotingContract extends ContractKey {
  readonly isActive: boolean
}

export interface Voter {
  readonly userId: number
  readonly contract: VotingContract
  /** The written authorisation of a voter who does not hold the contract. */
  readonly proxy?: VotingProxy | undefined
  /** The vendor's time zone, which decides the end of the poll. */
  readonly timeZone: string
}

/** Values that a vote's receipt signs: poll, contract, time and every choice. No account, because that may go. */
export const receiptParts = (
  pollId: number,
  contractId: number,
  at: Date,
  answers: readonly PollAnswer[],
) => [
  pollId,
  contractId,
  at.toISOString(),
  ...answers.flatMap(({ questionId, choice }) => [questionId, choice]),
]

/** A stored vote with its receipt, as the voter reads it. */
export const voteAnswer = (
  { pollId, at, receipt }: Pick<typeof pollVotes.$inferSelect, 'pollId' | 'at' | 'receipt'>,
  answers: readonly PollAnswer[],
  hasContainer: boolean,
) => ({ pollId, at: at.toISOString(), answers: [...answers], receipt, hasContainer })

/** Whether a contract has not ended; it cannot until the end of the transaction. */
async function holdActiveContract(tx: Transaction, contract: ContractKey): Promise<boolean> {
  const [row] = await tx
    .select({ id: contracts.id })
    .from(contracts)
    .where(and(isRow(contracts, contract), contracts.isActive))
    .for('share')
  return row !== undefined
}

/**
 * Stores a vote, once per contract, also with concurrent calls.
 * @param signer created before the transaction, because its first use reads the database and would
 *   deadlock inside
 * @throws HttpError poll_update_not_allowed if the poll or the contract has ended, the contract has voted or the proxy
 *   is revoked
 */
export async function castVote(
  tx: Transaction,
  { clock, signer }: { readonly clock: Clock; readonly signer: Signer },
  poll: Poll,
  voter: Voter,
  ballot: CastBallot,
) {
  const { answers, container } = ballot
  const now = clock()
  if (!isActive(poll, voter.timeZone, now)) throw new HttpError('poll_update_not_allowed')
  const { userId, proxy } = voter
  if (proxy && !(await holdProxy(tx, proxy))) throw new HttpError('poll_update_not_allowed')
  if (!(await holdActiveContract(tx, voter.contract))) throw new HttpError('poll_update_not_allowed')
  const contractId = voter.contract.id
  const receipt = await signer.sign('ballot', ...receiptParts(poll.id, contractId, now, answers))
  const cast = { userId, at: now, receipt, proxyId: proxy?.id ?? null }
  const vote = await storeVote(tx, poll, voter.contract, cast, ballot)
  if (!vote) throw new HttpError('poll_update_not_allowed')
  await tx
    .delete(pollChoices)
    .where(
      and(
        eq(pollChoices.pollId, poll.id),
        isOfContract(pollChoices, voter.contract),
        eq(pollChoices.userId, userId),
      ),
    )
  await recordEvent(
    tx,
    'vote.signed',
    { vendorId: poll.vendorId, contractId, userId },
    {
      poll: poll.id,
      pollSourceId: poll.sourceId,
      answers: answers.map(({ questionId, choice }) => ({ question: questionId, choice })),
      isSigned: poll.needsSignature,
      receipt,
      proxy: proxy?.number ?? null,
    },
    now,
  )
  return voteAnswer(vote, answers, container !== undefined)
}

/**
 * Stores a vote without a signature; sent again under the same idempotency key it answers the same receipt.
 * @throws HttpError as `castVote`, and idempotency_conflict if the key was used for another vote
 */
export async function castVoteOnce(
  services: CoreServices,
  key: string | undefined,
  poll: Poll,
  voter: Voter,
  answers: readonly PollAnswer[],
) {
  const signer = await services.signer()
  const { userId } = voter
  const contractId = voter.contract.id
  const request = { poll: poll.id, contractId, answers, ...(voter.proxy && { proxy: voter.proxy.id }) }
  return withIdempotencyKey(services, { scope: `vote user ${userId}`, key, request }, tx =>
    castVote(tx, { clock: services.clock, signer }, poll, voter, { answers }),
  )
}
