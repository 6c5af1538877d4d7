import { base64Of } from '../../common/base64.ts'
import type { Queries } from '../../database/Database.ts'
import { and, eq, inArray } from '../../database/drizzle.ts'
import { isParent } from '../../database/isParent.ts'
import type { CallerSession } from '../../http/AccessLookups.ts'
import { isOpen } from '../contracts/isOfSession.ts'
import { contracts } from '../contracts/tables.ts'
import { pollAnswers, pollBallots, pollProxies, pollQuestions, polls, pollVotes } from '../polls/tables.ts'

/** Returns the written authorisations by which the user votes for others. */
export const exportProxies = (
  queries: Queries,
  { user, vendorIds: held }: Pick<CallerSession, 'user' | 'vendorIds'>,
) =>
  queries
    .select({
      contract: contracts.username,
      number: pollProxies.number,
      signedOn: pollProxies.signedOn,
      validUntil: pollProxies.validUntil,
      revokedAt: pollProxies.revokedAt,
    })
    .from(pollProxies)
    .innerJoin(contracts, isParent(contracts, pollProxies, pollProxies.contractId))
    .where(and(eq(pollProxies.userId, user.id), isOpen(pollProxies.vendorId, held)))
    .orderBy(pollProxies.id)

/** Returns votes with their receipts and signed containers, the withdrawn ones, too. */
export async function exportVotes(
  queries: Queries,
  { user, vendorIds: held }: Pick<CallerSession, 'user' | 'vendorIds'>,
) {
  const votes = await queries
    .select({
      id: pollVotes.id,
      poll: polls.title,
      at: pollVotes.at,
      receipt: pollVotes.receipt,
      withdrawnAt: pollVotes.withdrawnAt,
      container: pollBallots.container,
      /** Number of the authorisation if it was cast as a proxy. */
      proxy: pollProxies.number,
    })
    .from(pollVotes)
    .innerJoin(polls, and(isOpen(polls.vendorId, held), eq(polls.id, pollVotes.pollId)))
    .leftJoin(
      pollProxies,
      and(isOpen(pollProxies.vendorId, held), isParent(pollProxies, pollVotes, pollVotes.proxyId)),
    )
    .leftJoin(pollBallots, and(isOpen(pollBallots.vendorId, held), eq(pollBallots.voteId, pollVotes.id)))
    .where(and(eq(pollVotes.userId, user.id), isOpen(pollVotes.vendorId, held)))
  const answers = await queries
    .select({ voteId: pollAnswers.voteId, question: pollQuestions.text, agrees: pollAnswers.agrees })
    .from(pollAnswers)
    .innerJoin(
      pollQuestions,
      and(isOpen(pollQuestions.vendorId, held), eq(pollQuestions.id, pollAnswers.questionId)),
    )
    .where(
      and(
        isOpen(pollAnswers.vendorId, held),
        inArray(
          pollAnswers.voteId,
          votes.map(({ id }) => id),
        ),
      ),
    )
  return votes.map(({ id, container, ...vote }) => ({
    ...vote,
    /** The signed container in base64 (ASiC-E), which other programs can check. */
    container: container && base64Of(container),
    answers: answers.filter(({ voteId }) => voteId === id).map(({ voteId, ...answer }) => answer),
  }))
}
