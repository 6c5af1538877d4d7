import type { Queries } from '../../database/Database.ts'
import { and, eq, inArray, isNull, type SQL, sql } from '../../database/drizzle.ts'
import { isParent } from '../../database/isParent.ts'
import { HttpError } from '../../http/HttpError.ts'
import { type ContractKey, isOfContract } from '../contracts/isOfContract.ts'
import { type PollAnswer, pollAnswers, pollParticipants, pollQuestions, polls, pollVotes } from './tables.ts'

export type Poll = typeof polls.$inferSelect
export type Question = typeof pollQuestions.$inferSelect

/** SQL condition: a contract takes part in a poll. */
export const isParticipant = isParent(polls, pollParticipants, pollParticipants.pollId)

/** SQL condition: a vote counts, because nobody withdrew it. */
export const isCounted = isNull(pollVotes.withdrawnAt)

/** SQL condition: a vote is of a poll. */
export const isVoteIn = ({ vendorId, id }: Pick<Poll, 'vendorId' | 'id'>) =>
  and(eq(pollVotes.vendorId, vendorId), eq(pollVotes.pollId, id))

/** The poll of this id if the contract takes part in it. */
export async function pollsOf(queries: Queries, pollId: number, contract: ContractKey): Promise<Poll[]> {
  const rows = await queries
    .select({ poll: polls })
    .from(polls)
    .innerJoin(pollParticipants, isParticipant)
    .where(and(eq(polls.id, pollId), isOfContract(pollParticipants, contract)))
  return rows.map(({ poll }) => poll)
}

/**
 * Returns a poll of a participating contract.
 * @throws HttpError not_found
 */
export async function findPoll(queries: Queries, pollId: number, contract: ContractKey): Promise<Poll> {
  const [poll] = await pollsOf(queries, pollId, contract)
  if (!poll) throw new HttpError('not_found')
  return poll
}

/** Counted votes of a contract in these polls. */
export const votesOf = async (queries: Queries, contract: ContractKey, pollIds: readonly number[]) =>
  pollIds.length === 0
    ? []
    : queries
        .select()
        .from(pollVotes)
        .where(and(isOfContract(pollVotes, contract), inArray(pollVotes.pollId, [...pollIds]), isCounted))

/** The choices of a vote. */
export async function choicesOf(
  queries: Queries,
  { vendorId, id }: Pick<typeof pollVotes.$inferSelect, 'vendorId' | 'id'>,
): Promise<PollAnswer[]> {
  const rows = await queries
    .select()
    .from(pollAnswers)
    .where(and(eq(pollAnswers.vendorId, vendorId), eq(pollAnswers.voteId, id)))
  return rows.map(({ questionId, agrees }) => ({ questionId, choice: agrees ? 'agree' : 'disagree' }))
}

export const questionsOf = (queries: Queries, { vendorId, id }: Poll): Promise<Question[]> =>
  queries
    .select()
    .from(pollQuestions)
    .where(and(eq(pollQuestions.vendorId, vendorId), eq(pollQuestions.pollId, id)))
    .orderBy(pollQuestions.position)

/**
 * Sums votes for and against each question in the unit of the poll, on paper and electronic. What is on paper is
 * summed apart, too.
 */
export async function countsOf(queries: Queries, questions: readonly Question[], { vendorId, id }: Poll) {
  const sumOf = (condition: SQL) =>
    sql<number>`coalesce(sum(${pollVotes.weight}) filter (where ${condition}), 0)::integer`
  const agrees = sql`${pollAnswers.agrees}`
  const isOnPaper = sql`${pollVotes.paperNumber} is not null`
  const rows = await queries
    .select({
      questionId: pollAnswers.questionId,
      agree: sumOf(agrees),
      disagree: sumOf(sql`not ${agrees}`),
      paperAgree: sumOf(sql`${agrees} and ${isOnPaper}`),
      paperDisagree: sumOf(sql`not ${agrees} and ${isOnPaper}`),
    })
    .from(pollAnswers)
    .innerJoin(pollQuestions, isParent(pollQuestions, pollAnswers, pollAnswers.questionId))
    .innerJoin(pollVotes, isParent(pollVotes, pollAnswers, pollAnswers.voteId))
    .where(and(eq(pollQuestions.vendorId, vendorId), eq(pollQuestions.pollId, id), isCounted))
    .groupBy(pollAnswers.questionId)
  return questions.map(question => {
    const row = rows.find(({ questionId }) => questionId === question.id)
    return {
      question,
      agree: question.paperAgree + (row?.agree ?? 0),
      disagree: question.paperDisagree + (row?.disagree ?? 0),
      paperAgree: question.paperAgree + (row?.paperAgree ?? 0),
      paperDisagree: question.paperDisagree + (row?.paperDisagree ?? 0),
    }
  })
}

/**
 * Returns the answers in the order of the questions.
 * @throws HttpError poll_question_mismatched for another poll's question, poll_answer_invalid if a
 *   question has no answer or several
 */
export function checkAnswers(questions: readonly Question[], answers: readonly PollAnswer[]): PollAnswer[] {
  const ids = new Set(questions.map(({ id }) => id))
  if (answers.some(({ questionId }) => !ids.has(questionId))) throw new HttpError('poll_question_mismatched')
  return questions.map(({ id }) => {
    const [answer, repeatedAnswer] = answers.filter(({ questionId }) => questionId === id)
    if (!answer || repeatedAnswer) throw new HttpError('poll_answer_invalid')
    return { questionId: id, choice: answer.choice }
  })
}
