import { and, desc, eq, sql } from 'drizzle-orm'
import { decisionOf, finalDecisionOf, sharesOf } from '../../../src/api/rules/pollResult.ts'
import type { Feature } from '../../../src/api/schemas/platform.ts'
import { dayIn } from '../../days.ts'
import { cursorKeyOf, cutPage, pageLimit } from '../../http/cutPage.ts'
import type { Call, Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { idempotencyKeyOf } from '../../http/idempotency.ts'
import { attachedAddress, filesOf } from '../attachments/attached.ts'
import { isOfContract } from '../contracts/isOfContract.ts'
import { isFeatureOn } from '../platform/featureQueries.ts'
import { unreadAmong } from '../unreads/unreadItems.ts'
import { checkReturnAddress } from '../vendors/returnAddress.ts'
import { castVoteOnce, isActive, pollSummary, type Voter, voteAnswer } from './castVote.ts'
import { containerRoutes } from './containerRoutes.ts'
import { enforcePromptLimit } from './enforcePromptLimit.ts'
import {
  checkAnswers,
  countsOf,
  findPoll,
  isParticipant,
  type Poll,
  questionsOf,
  votesOf,
} from './findPoll.ts'
import { hasContainer } from './keptContainers.ts'
import type { PollServices } from './PollServices.ts'
import { createSignings, signingAnswer } from './signings.ts'
import { type PollAnswer, pollAnswers, pollChoices, pollParticipants, polls } from './tables.ts'

type Authorized = Pick<
  Call<typeof import('../../../src/api/endpoints/polls.ts')['poll']>,
  'session' | 'contract'
>

const ofAllParticipants: Feature = 'poll_calculate_percentage_from_total_participant_count'

/** Polls: visible to every holder of a participating contract; permitted roles vote (POL-1 to POL-5). */
export function pollsRoutes(services: PollServices): Routes['polls'] {
  const { clock, database } = services
  const { queries } = database
  const signings = createSignings(services, services.signatures)

  const voterOf = ({ session, contract }: Authorized): Voter => ({
    userId: session.user.id,
    contract,
    timeZone: contract.timeZone,
  })

  const isKept = (poll: Poll, { contract, userId }: Voter) =>
    and(eq(pollChoices.pollId, poll.id), isOfContract(pollChoices, contract), eq(pollChoices.userId, userId))

  const saveChoice = async (poll: Poll, voter: Voter, answers: readonly PollAnswer[]) => {
    const { contract, userId } = voter
    const savedChoice = { answers, at: clock() }
    await queries
      .insert(pollChoices)
      .values({ vendorId: poll.vendorId, pollId: poll.id, contractId: contract.id, userId, ...savedChoice })
      .onConflictDoUpdate({
        target: [pollChoices.pollId, pollChoices.contractId, pollChoices.userId, pollChoices.vendorId],
        set: savedChoice,
      })
  }

  /** Returns the poll and validated answers of a user who may vote; without answers, the saved ones. */
  const prepare = async (pollId: number, voter: Voter, answers: readonly PollAnswer[] | undefined) => {
    const poll = await findPoll(queries, pollId, voter.contract)
    const [savedChoice] = answers ? [] : await queries.select().from(pollChoices).where(isKept(poll, voter))
    const chosenAnswers = answers ?? savedChoice?.answers
    if (!chosenAnswers) throw new HttpError('poll_choice_not_found')
    return { poll, answers: checkAnswers(await questionsOf(queries, poll), chosenAnswers) }
  }

  const findSigning = async (
    call: Authorized,
    params: { readonly poll: number; readonly signing: string },
  ) => {
    const voter = voterOf(call)
    const poll = await findPoll(queries, params.poll, voter.contract)
    return { poll, voter, signing: await signings.find(params.signing, poll, voter) }
  }

  return {
    async polls({ session, contract, query: { cursor, limit: requestedLimit, state } }) {
      const list = ['polls', contract.id, state ?? '']
      const cursorKey = await cursorKeyOf(services, list, cursor)
      const limit = pageLimit(requestedLimit)
      const today = dayIn(contract.timeZone, clock())
      const matchesFilter = and(
        isOfContract(pollParticipants, contract),
        sql`${polls.startsOn} <= ${today}::date`,
        state === 'active' ? sql`${polls.endsOn} >= ${today}::date` : undefined,
        state === 'ended' ? sql`${polls.endsOn} < ${today}::date` : undefined,
      )
      const pollRows = await queries
        .select({ poll: polls })
        .from(polls)
        .innerJoin(pollParticipants, isParticipant)
        .where(
          and(
            matchesFilter,
            cursorKey &&
              sql`(${polls.endsOn}, ${polls.id}) < (${cursorKey[0]}::date, ${cursorKey[1]}::integer)`,
          ),
        )
        .orderBy(desc(polls.endsOn), desc(polls.id))
        .limit(limit + 1)
      const [count] = await queries
        .select({ total: sql<number>`count(*)::integer` })
        .from(polls)
        .innerJoin(pollParticipants, isParticipant)
        .where(matchesFilter)
      const { rows, nextCursor } = await cutPage(services, list, pollRows, limit, ({ poll }) => [
        poll.endsOn,
        poll.id,
      ])
      const ids = rows.map(({ poll }) => poll.id)
      const voted = new Set((await votesOf(queries, contract, ids)).map(({ pollId }) => pollId))
      const unread = await unreadAmong(queries, session.user.id, ['polls'], [contract.vendorId], ids)
      const isVoter = contract.permissions.includes('vote')
      return {
        data: rows.map(({ poll }) =>
          pollSummary(poll, contract.timeZone, clock(), {
            hasTakenPart: voted.has(poll.id),
            isVoter,
            isRead: !unread.has(poll.id),
          }),
        ),
        meta: { total: count?.total ?? 0, nextCursor },
      }
    },

    async poll({ params, ...call }) {
      const voter = voterOf(call)
      const poll = await findPoll(queries, params.poll, voter.contract)
      const questions = await questionsOf(queries, poll)
      const counts = await countsOf(queries, questions, poll)
      const [vote] = await votesOf(queries, voter.contract, [poll.id])
      const ownAnswers: readonly PollAnswer[] = vote
        ? (
            await queries
              .select()
              .from(pollAnswers)
              .where(and(eq(pollAnswers.vendorId, vote.vendorId), eq(pollAnswers.voteId, vote.id)))
          ).map(({ questionId, agrees }) => ({ questionId, choice: agrees ? 'agree' : 'disagree' }))
        : ((await queries.select().from(pollChoices).where(isKept(poll, voter)))[0]?.answers ?? [])
      const countsAll = await isFeatureOn(queries, call.contract.vendorId, ofAllParticipants)
      const unread = await unreadAmong(queries, voter.userId, ['polls'], [poll.vendorId], [poll.id])
      const isVoter = call.contract.permissions.includes('vote')
      const answer = pollSummary(poll, voter.timeZone, clock(), {
        hasTakenPart: vote !== undefined,
        isVoter,
        isRead: !unread.has(poll.id),
      })
      const hasEnded = answer.state === 'ended'
      return {
        data: {
          ...answer,
          description: poll.description,
          totalVotes: Math.max(0, ...counts.map(({ agree, disagree }) => agree + disagree)),
          totalParticipants: poll.totalParticipants,
          requiredVotes: poll.requiredVotes,
          unit: poll.unit,
          finalDecision: hasEnded ? finalDecisionOf(counts, poll.requiredVotes) : null,
          canVote: !hasEnded && !vote && isVoter,
          needsSignature: poll.needsSignature,
          questions: counts.map(({ question, agree, disagree }) => ({
            id: question.id,
            text: question.text,
            agree,
            disagree,
            ...sharesOf({ agree, disagree }, poll.totalParticipants, countsAll),
            decision: hasEnded ? decisionOf({ agree, disagree }, poll.requiredVotes) : null,
            myChoice: ownAnswers.find(({ questionId }) => questionId === question.id)?.choice ?? null,
          })),
          files: await filesOf(queries, 'poll', poll),
          vote:
            vote?.userId === voter.userId
              ? voteAnswer(vote, ownAnswers, await hasContainer(queries, vote))
              : null,
        },
      }
    },

    async vote({ params, body, request, ...call }) {
      const voter = voterOf(call)
      const { poll, answers } = await prepare(params.poll, voter, body.answers)
      // Such a poll accepts signed votes only.
      if (poll.needsSignature) throw new HttpError('poll_choice_not_counted')
      return { data: await castVoteOnce(services, idempotencyKeyOf(request), poll, voter, answers) }
    },

    async keepChoice({ params, body, ...call }) {
      const voter = voterOf(call)
      const { poll, answers } = await prepare(params.poll, voter, body.answers)
      const [vote] = await votesOf(queries, voter.contract, [poll.id])
      if (vote || !isActive(poll, voter.timeZone, clock())) throw new HttpError('poll_update_not_allowed')
      await saveChoice(poll, voter, answers)
    },

    async pollFileUrl({ session, contract, params }) {
      const poll = await findPoll(queries, params.poll, contract)
      const files = await filesOf(queries, 'poll', poll)
      if (!files.some(({ id }) => id === params.file)) throw new HttpError('not_found')
      return { data: await attachedAddress(services, params.file, session.user.id) }
    },

    ...containerRoutes(services),

    async signVote({ params, body, address, ...call }) {
      const voter = voterOf(call)
      await checkReturnAddress(services, body.returnUrl)
      const { poll, answers } = await prepare(params.poll, voter, body.answers)
      await enforcePromptLimit(services, call.session.user.id, body.phone, address)
      const signing = await signings.start(poll, voter, answers, body)
      // Saves the signed answers, because the signature does not cover choices changed later.
      await saveChoice(poll, voter, answers)
      return { data: signingAnswer(signing, clock()) }
    },

    async signing({ params, ...call }) {
      const { signing } = await findSigning(call, params)
      return { data: signingAnswer(signing, clock()) }
    },

    async completeSigning({ params, ...call }) {
      const { poll, voter, signing } = await findSigning(call, params)
      return { data: await signings.complete(signing, poll, voter) }
    },

    async failSigning({ params, ...call }) {
      const { poll, voter, signing } = await findSigning(call, params)
      await signings.giveUp(signing.reference)
      return { data: signingAnswer(await signings.find(signing.reference, poll, voter), clock()) }
    },

    async signingWebhook({ request, rawBody, body }) {
      await signings.hear(request.headers.get('X-Signature'), rawBody, body)
    },
  }
}
