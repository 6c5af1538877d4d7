import { decisionOf, finalDecisionOf, sharesOf } from '../../../src/api/rules/pollResult.ts'
import type { Feature } from '../../../src/api/schemas/platform.ts'
import { dayIn } from '../../common/days.ts'
import { cursorKeyOf, cutPage, pageLimit } from '../../http/cutPage.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { idempotencyKeyOf } from '../../http/idempotency.ts'
import { attachedAddress, filesOf } from '../attachments/attached.ts'
import { contractValues } from '../contracts/isOfContract.ts'
import { isFeatureOn } from '../platform/featureQueries.ts'
import { unreadAmong } from '../unreads/unreadItems.ts'
import { checkReturnAddress } from '../vendors/checkReturnAddress.ts'
import { castVoteOnce, type Voter, voteAnswer } from './castVote.ts'
import { containerRoutes } from './containerRoutes.ts'
import { enforcePromptLimit } from './enforcePromptLimit.ts'
import { checkAnswers, choicesOf, countsOf, findPoll, questionsOf, votesOf } from './findPoll.ts'
import { isActive } from './isActive.ts'
import { keepChoice, keptChoice } from './keptChoices.ts'
import { hasContainer } from './keptContainers.ts'
import { preparePolls } from './listPolls.ts'
import type { PollServices } from './PollServices.ts'
import { pollSummary } from './pollSummary.ts'
import { proxyFacts } from './proxyFacts.ts'
import { readablePoll } from './readablePoll.ts'
import { createSignings, signingAnswer } from './signings.ts'
import type { PollAnswer } from './tables.ts'
import { createVoterOf, type VoterCall } from './voterOf.ts'
import { isWithdrawable, withdrawVote } from './withdrawVote.ts'

const ofAllParticipants: Feature = 'poll_calculate_percentage_from_total_participant_count'

/** Polls: visible to every holder of a participating contract; permitted roles vote (POL-1 to POL-5). */
export function pollsRoutes(services: PollServices): Routes['polls'] {
  const { clock, database } = services
  const { queries } = database
  const signings = createSignings(services, services.signatures)

  const voterOf = createVoterOf(services)
  const listPolls = preparePolls(queries)

  /** Returns the poll and validated answers of a user who may vote; without answers, the saved ones. */
  const prepare = async (pollId: number, voter: Voter, answers: readonly PollAnswer[] | undefined) => {
    const poll = await findPoll(queries, pollId, voter.contract)
    const chosenAnswers = answers ?? (await keptChoice(queries, poll, voter, clock()))?.answers
    if (!chosenAnswers) throw new HttpError('poll_choice_not_found')
    return { poll, answers: checkAnswers(await questionsOf(queries, poll), chosenAnswers) }
  }

  const findSigning = async (call: VoterCall & { readonly params: { readonly signing: string } }) => {
    const voter = await voterOf(call)
    const poll = await findPoll(queries, call.params.poll, voter.contract)
    return { poll, voter, signing: await signings.find(call.params.signing, poll, voter) }
  }

  return {
    async polls({ session, contract, query: { cursor, limit: requestedLimit, state } }) {
      const list = ['polls', contract.id, state ?? '']
      const [afterDate = null, afterId = null] = (await cursorKeyOf(services, list, cursor)) ?? []
      const limit = pageLimit(requestedLimit)
      const now = clock()
      const isVoter = contract.permissions.includes('vote')
      const result = await listPolls({
        ...contractValues(contract),
        userId: session.user.id,
        proxyId: isVoter ? session.user.id : null,
        today: dayIn(contract.timeZone, now),
        state: state ?? null,
        ...{ afterDate, afterId },
        limit: limit + 1,
      })
      const { rows, nextCursor } = await cutPage(services, list, result.rows, limit, poll => [
        poll.endsOn,
        poll.id,
      ])
      return {
        data: rows.map(({ hasTakenPart, isUnread, isByProxyOnly, ...poll }) =>
          pollSummary(poll, contract.timeZone, now, {
            ...{ hasTakenPart, isVoter, isByProxyOnly },
            isContractActive: contract.isActive,
            isRead: !isUnread,
          }),
        ),
        meta: { total: result.total, nextCursor },
      }
    },

    async poll(call) {
      const { params, session, contract } = call
      const voter = await voterOf(call)
      const isVoter = contract.permissions.includes('vote')
      const { poll, isByProxyOnly } = await readablePoll(services, params.poll, voter, isVoter)
      const questions = await questionsOf(queries, poll)
      const counts = await countsOf(queries, questions, poll)
      const [vote] = await votesOf(queries, voter.contract, [poll.id])
      const kept = vote ? undefined : await keptChoice(queries, poll, voter, clock())
      const isMine = vote !== undefined && vote.userId === voter.userId
      // What the owner of another contract chose is not the proxy's to know.
      const ownAnswers: readonly PollAnswer[] = vote
        ? voter.proxy && !isMine
          ? []
          : await choicesOf(queries, vote)
        : (kept?.answers ?? [])
      const countsAll = await isFeatureOn(queries, contract.vendorId, ofAllParticipants)
      const unread = await unreadAmong(queries, session.user.id, ['polls'], [poll.vendorId], [poll.id])
      /** A holder answers for what a proxy voted. */
      const isOwn = isMine || (isVoter && !voter.proxy && vote !== undefined && vote.proxyId !== null)
      const today = dayIn(voter.timeZone, clock())
      const { proxies, votedBy } = await proxyFacts(queries, poll, voter, today, isOwn ? vote : undefined)
      const answer = pollSummary(poll, voter.timeZone, clock(), {
        hasTakenPart: isByProxyOnly ? proxies.every(proxy => proxy.hasTakenPart) : vote !== undefined,
        isVoter,
        isContractActive: voter.contract.isActive,
        isRead: !unread.has(poll.id),
        isByProxyOnly,
      })
      const hasEnded = answer.state === 'ended'
      const canVote = !hasEnded && !vote && answer.isVoter && !isByProxyOnly
      return {
        data: {
          ...answer,
          description: poll.description,
          totalVotes: Math.max(0, ...counts.map(({ agree, disagree }) => agree + disagree)),
          totalParticipants: poll.totalParticipants,
          requiredVotes: poll.requiredVotes,
          unit: poll.unit,
          finalDecision: hasEnded ? finalDecisionOf(counts, poll.requiredVotes) : null,
          canVote,
          withdrawableUntil: poll.withdrawableUntil?.toISOString() ?? null,
          canWithdraw: isVoter && isOwn && isWithdrawable(poll, voter.timeZone, clock()),
          needsSignature: poll.needsSignature,
          questions: counts.map(({ question, agree, disagree, paperAgree, paperDisagree }) => ({
            id: question.id,
            text: question.text,
            agree,
            disagree,
            paperAgree,
            paperDisagree,
            ...sharesOf({ agree, disagree }, poll.totalParticipants, countsAll),
            decision: hasEnded ? decisionOf({ agree, disagree }, poll.requiredVotes) : null,
            myChoice: ownAnswers.find(({ questionId }) => questionId === question.id)?.choice ?? null,
          })),
          files: await filesOf(queries, 'poll', poll),
          vote:
            vote && isOwn
              ? voteAnswer(vote, ownAnswers, isMine && (await hasContainer(queries, vote)))
              : null,
          signing: canVote && kept?.signing ? signingAnswer(kept.signing, clock()) : null,
          proxies,
          votedBy,
        },
      }
    },

    async vote(call) {
      const { params, body, request } = call
      const voter = await voterOf(call)
      const { poll, answers } = await prepare(params.poll, voter, body.answers)
      // Such a poll accepts signed votes only.
      if (poll.needsSignature) throw new HttpError('poll_choice_not_counted')
      return { data: await castVoteOnce(services, idempotencyKeyOf(request), poll, voter, answers) }
    },

    async withdrawVote(call) {
      const { params, body } = call
      const voter = await voterOf(call)
      await withdrawVote(services, await findPoll(queries, params.poll, voter.contract), voter, body.receipt)
    },

    async keepChoice(call) {
      const { params, body } = call
      const voter = await voterOf(call)
      const { poll, answers } = await prepare(params.poll, voter, body.answers)
      const [vote] = await votesOf(queries, voter.contract, [poll.id])
      if (vote || !isActive(poll, voter.timeZone, clock())) throw new HttpError('poll_update_not_allowed')
      await keepChoice(queries, poll, voter, answers, clock())
    },

    async pollFileUrl({ session, contract, params }) {
      const isVoter = contract.permissions.includes('vote')
      const { id: userId } = session.user
      const voter = { contract, userId, timeZone: contract.timeZone }
      const { poll } = await readablePoll(services, params.poll, voter, isVoter)
      const files = await filesOf(queries, 'poll', poll)
      if (!files.some(({ id }) => id === params.file)) throw new HttpError('not_found')
      return { data: await attachedAddress(services, params.file, session.user.id) }
    },

    ...containerRoutes(services, voterOf),

    async signVote(call) {
      const { params, body, address } = call
      const voter = await voterOf(call)
      await checkReturnAddress(services, body.returnUrl)
      const { poll, answers } = await prepare(params.poll, voter, body.answers)
      await enforcePromptLimit(services, voter.userId, body.phone, address)
      const signing = await signings.start(poll, voter, answers, body)
      // Saves the signed answers, because the signature does not cover choices changed later.
      await keepChoice(queries, poll, voter, answers, clock())
      return { data: signingAnswer(signing, clock()) }
    },

    async signing(call) {
      const { signing } = await findSigning(call)
      return { data: signingAnswer(signing, clock()) }
    },

    async completeSigning(call) {
      const { poll, voter, signing } = await findSigning(call)
      return { data: await signings.complete(signing, poll, voter) }
    },

    async failSigning(call) {
      const { poll, voter, signing } = await findSigning(call)
      await signings.giveUp(signing.reference)
      return { data: signingAnswer(await signings.find(signing.reference, poll, voter), clock()) }
    },

    async signingWebhook({ request, rawBody, body }) {
      await signings.hear(request.headers.get('X-Signature'), rawBody, body)
    },
  }
}
