import type * as z from 'zod/mini'
import type { PaperBallotBody } from '../../../src/api/vendor/schemas/polls.ts'
import { and, eq, isNotNull, isNull } from '../../database/drizzle.ts'
import { isParent } from '../../database/isParent.ts'
import { isRow } from '../../database/isRow.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import { HttpError } from '../../http/HttpError.ts'
import { invalidField } from '../../http/invalidField.ts'
import { recordChange } from '../changes/recordChange.ts'
import { contracts } from '../contracts/tables.ts'
import { receiptParts } from './castVote.ts'
import { isParticipant, isVoteIn, type Poll, questionsOf, votesOf } from './findPoll.ts'
import { listVotes } from './listVotes.ts'
import { storeVote } from './storeVote.ts'
import { type PollAnswer, pollParticipants, polls, pollVotes } from './tables.ts'

type PaperBallot = z.output<typeof PaperBallotBody>

const refused = (message: string) => new HttpError('poll_update_not_allowed', { message })

/** Ballots on paper that the vendor's staff enter one by one, counted beside electronic votes (VOT-7). */
export function paperBallots({ clock, database: { queries }, signer }: CoreServices) {
  /** @throws HttpError validation_failed if the contract takes no part in the poll */
  const participant = async (poll: Poll, sourceId: string) => {
    const [contract] = await queries
      .select({ id: contracts.id, vendorId: contracts.vendorId })
      .from(contracts)
      .innerJoin(pollParticipants, isParent(contracts, pollParticipants, pollParticipants.contractId))
      .innerJoin(polls, isParticipant)
      .where(and(eq(contracts.vendorId, poll.vendorId), eq(contracts.sourceId, sourceId), isRow(polls, poll)))
    if (!contract) throw invalidField('contract')
    return contract
  }

  return {
    /**
     * Counts a ballot, once per contract, whichever vote came first. The same ballot again answers the stored one.
     * @param today the vendor's calendar day
     * @throws HttpError validation_failed, poll_answer_invalid, or poll_update_not_allowed if the contract has voted or
     *   the poll's record has sums of votes on paper
     */
    async enter(poll: Poll, today: string, { contract: sourceId, choices, number, signedOn }: PaperBallot) {
      const contract = await participant(poll, sourceId)
      if (signedOn < poll.startsOn || signedOn > poll.endsOn || signedOn > today)
        throw invalidField('signedOn')
      const questions = await questionsOf(queries, poll)
      if (questions.length !== choices.length) throw new HttpError('poll_answer_invalid')
      if (questions.some(({ paperAgree, paperDisagree }) => paperAgree + paperDisagree > 0))
        throw refused('The record of the poll has sums of votes on paper, which would count a ballot again.')
      const answers = questions.map(({ id }, index): PollAnswer => {
        const choice = choices[index]
        if (!choice) throw new HttpError('poll_answer_invalid')
        return { questionId: id, choice }
      })
      const signing = await signer()
      const voteId = await queries.transaction(async tx => {
        const at = clock()
        const receipt = await signing.sign('ballot', ...receiptParts(poll.id, contract.id, at, answers))
        const vote = { userId: null, at, receipt, paperNumber: number, paperSignedOn: signedOn }
        const stored = await storeVote(tx, poll, contract, vote, { answers })
        if (!stored) return undefined
        const { vendorId, organizationId } = poll
        await recordChange(tx, { vendorId, organizationId, topic: 'polls' })
        return stored.id
      })
      const id = voteId ?? (await votesOf(queries, contract, [poll.id]))[0]?.id
      const [vote] = id === undefined ? [] : await listVotes(queries, signing, poll, id)
      if (!vote) throw refused('Another vote of the contract was withdrawn at this moment. Try again.')
      const isSame =
        vote.paper?.number === number &&
        vote.paper.signedOn === signedOn &&
        vote.choices.join() === choices.join()
      if (!isSame)
        throw refused(
          vote.paper
            ? `The contract has voted on paper already: ballot ${vote.paper.number} of ${vote.paper.signedOn}.`
            : `The contract has voted electronically already, at ${vote.at}.`,
        )
      return vote
    },

    /**
     * Takes back a ballot on paper, for example one that was entered wrongly; it stays in the list.
     * @throws HttpError not_found if there is no such ballot
     */
    async withdraw(poll: Poll, voteId: number): Promise<void> {
      const isBallot = and(isVoteIn(poll), eq(pollVotes.id, voteId), isNotNull(pollVotes.paperNumber))
      await queries.transaction(async tx => {
        const withdrawn = await tx
          .update(pollVotes)
          .set({ withdrawnAt: clock() })
          .where(and(isBallot, isNull(pollVotes.withdrawnAt)))
          .returning({ id: pollVotes.id })
        if (withdrawn.length > 0) {
          const { vendorId, organizationId } = poll
          return recordChange(tx, { vendorId, organizationId, topic: 'polls' })
        }
        const [ballot] = await tx.select({ id: pollVotes.id }).from(pollVotes).where(isBallot)
        if (!ballot) throw new HttpError('not_found')
      })
    },
  }
}
