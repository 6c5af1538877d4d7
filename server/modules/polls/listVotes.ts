import type { Signer } from '../../common/crypto.ts'
import type { Queries } from '../../database/Database.ts'
import { and, eq } from '../../database/drizzle.ts'
import { isParent } from '../../database/isParent.ts'
import { personFields } from '../accounts/personFields.ts'
import { users } from '../accounts/tables.ts'
import { contracts } from '../contracts/tables.ts'
import { receiptParts } from './castVote.ts'
import { isVoteIn, type Poll, questionsOf } from './findPoll.ts'
import { type PollAnswer, pollAnswers, pollBallots, pollProxies, pollVotes } from './tables.ts'

/** Whether a receipt is of the time when receipts named the account; null if the account is gone. */
const isOlderReceipt = async (
  verify: Signer['verify'],
  receipt: string,
  userId: number | null,
  [pollId = '', contractId = '', ...others]: readonly (string | number)[],
) => (userId === null ? null : verify(receipt, 'vote', pollId, contractId, userId, ...others))

/** The votes of a poll as the vendor's staff read them, oldest first; only one of them if its id is given. */
export async function listVotes(queries: Queries, { verify }: Signer, poll: Poll, only?: number) {
  const isListed = and(isVoteIn(poll), only === undefined ? undefined : eq(pollVotes.id, only))
  const [questions, rows, answers] = await Promise.all([
    questionsOf(queries, poll),
    queries
      .select({
        vote: pollVotes,
        contract: { number: contracts.username, sourceId: contracts.sourceId },
        ballotOf: pollBallots.voteId,
        proxy: pollProxies.number,
        person: personFields,
      })
      .from(pollVotes)
      .innerJoin(contracts, isParent(contracts, pollVotes, pollVotes.contractId))
      .leftJoin(pollBallots, isParent(pollVotes, pollBallots, pollBallots.voteId))
      .leftJoin(pollProxies, isParent(pollProxies, pollVotes, pollVotes.proxyId))
      .leftJoin(users, eq(users.id, pollVotes.userId))
      .where(isListed)
      .orderBy(pollVotes.at, pollVotes.id),
    queries
      .select({ answer: pollAnswers })
      .from(pollAnswers)
      .innerJoin(pollVotes, isParent(pollVotes, pollAnswers, pollAnswers.voteId))
      .where(isListed),
  ])
  const byVote = Map.groupBy(answers, ({ answer }) => answer.voteId)
  return Promise.all(
    rows.map(async ({ vote, contract, ballotOf, proxy, person }) => {
      const list: PollAnswer[] = questions.map(({ id }) => {
        const row = byVote.get(vote.id)?.find(({ answer }) => answer.questionId === id)
        return { questionId: id, choice: row?.answer.agrees ? 'agree' : 'disagree' }
      })
      const { id, userId, contractId, at, receipt, weight, withdrawnAt, paperNumber, paperSignedOn } = vote
      const parts = receiptParts(poll.id, contractId, at, list)
      const isOurs = await verify(receipt, 'ballot', ...parts)
      return {
        id,
        contract,
        at: at.toISOString(),
        choices: list.map(({ choice }) => choice),
        weight,
        receipt,
        isReceiptValid: isOurs || (await isOlderReceipt(verify, receipt, userId, parts)),
        hasContainer: ballotOf !== null,
        withdrawnAt: withdrawnAt?.toISOString() ?? null,
        paper:
          paperNumber === null || paperSignedOn === null
            ? null
            : { number: paperNumber, signedOn: paperSignedOn },
        proxy: proxy === null ? null : { number: proxy, person },
      }
    }),
  )
}
