import { and, eq, isNotNull, ne, or } from '../../database/drizzle.ts'
import { isRow } from '../../database/isRow.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import { HttpError } from '../../http/HttpError.ts'
import { isOfContract } from '../contracts/isOfContract.ts'
import { recordEvent } from '../events/recordEvent.ts'
import type { Voter } from './castVote.ts'
import { isVoteIn, type Poll } from './findPoll.ts'
import { isActive } from './isActive.ts'
import { pollSignings, pollVotes } from './tables.ts'

/** Returns whether voters may withdraw their votes at a time. */
export const isWithdrawable = (poll: Poll, timeZone: string, now: Date): boolean =>
  poll.withdrawableUntil !== null && now < poll.withdrawableUntil && isActive(poll, timeZone, now)

/**
 * Withdraws a voter's own vote, or what a proxy voted for the voter's contract. It is kept with its container and no longer counts; the contract may vote again. The
 * receipt names the vote, so that a repeated call never withdraws a later one.
 * @throws HttpError not_found if it is not the voter's, poll_update_not_allowed if it is too late
 */
export async function withdrawVote(
  { clock, database }: CoreServices,
  poll: Poll,
  { contract, userId, timeZone, proxy }: Voter,
  receipt: string,
): Promise<void> {
  await database.queries.transaction(async tx => {
    // In the order of completing a signing, which would otherwise wait for the vote while this waits for the signing.
    const isSigning = and(eq(pollSignings.pollId, poll.id), isOfContract(pollSignings, contract))
    await tx.select({ reference: pollSignings.reference }).from(pollSignings).where(isSigning).for('update')
    // A holder withdraws what a proxy voted, too; a proxy only what this person voted.
    const isOwn = eq(pollVotes.userId, userId)
    const [vote] = await tx
      .select()
      .from(pollVotes)
      .where(
        and(
          isVoteIn(poll),
          isOfContract(pollVotes, contract),
          proxy ? isOwn : or(isOwn, isNotNull(pollVotes.proxyId)),
          eq(pollVotes.receipt, receipt),
        ),
      )
      .for('update')
    if (!vote) throw new HttpError('not_found')
    if (vote.withdrawnAt) return
    const now = clock()
    if (!isWithdrawable(poll, timeZone, now)) throw new HttpError('poll_update_not_allowed')
    await tx.update(pollVotes).set({ withdrawnAt: now }).where(isRow(pollVotes, vote))
    // A signing from before the withdrawal must not bring the vote back.
    await tx
      .update(pollSignings)
      .set({ state: 'failed', failure: 'given_up', container: null })
      .where(and(isSigning, ne(pollSignings.state, 'failed')))
    await recordEvent(
      tx,
      'vote.withdrawn',
      { vendorId: poll.vendorId, contractId: contract.id, userId },
      { poll: poll.id, pollSourceId: poll.sourceId, receipt },
      now,
    )
  })
}
