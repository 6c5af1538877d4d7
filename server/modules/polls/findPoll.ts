import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { HttpError } from '../../http/HttpError.ts'
import { type ContractKey, isOfContract } from '../contracts/isOfContract.ts'
import { type PollAnswer, pollAnswers, pollParticipants, pollQuestions, polls, pollVotes } from './tables.ts'

export type Poll = typeof polls.$inferSelect
export type Question = typeof pollQuestions.$inferSelect

/** SQL condition: a contract takes part in a poll. */
export const isParticipant = and(
  eq(pollParticipants.vendorId, polls.vendorId),
  eq(pollParticipants.pollId, polls.id),
)

/**
 * Returns a poll of a participating contract.
 * @throws HttpError not_found
 */
export async function findPoll(queries: Queries, pollId: number, contract: ContractKey): Promise<Poll> {
  const [row] = await queries
    .select({ poll: polls })
    .from(polls)
    .innerJoin(pollParticipants, isParticipant)
    .where(and(eq(polls.id, pollId), isOfContract(pollParticipants, contract)))
  if (!row) throw new HttpError('not_found')
  return row.poll
}

/** Votes of a contract in these polls. */
export const votesOf = async (queries: Queries, contract: ContractKey, pollIds: readonly number[]) =>
  pollIds.length === 0
    ? []
    : queries
        .select()
        .from(pollVotes)
        .where(and(isOfContract(pollVotes, contract), inArray(pollVotes.pollId, [...pollIds])))

export const questionsOf = (queries: Queries, { vendorId, id }: Poll): Promise<Question[]> =>
  queries
    .select()
    .from(pollQuestions)
    .where(and(eq(pollQuestions.vendorId, vendorId), eq(pollQuestions.pollId, id)))
    .orderBy(pollQuestions.position)

/** Sums votes for and against each question in the unit of the poll, on paper and electronic, by question id. */
export async function countsOf(queries: Queries, questions: readonly Question[], { vendorId, id }: Poll) {
  const rows = await queries
    .select({
      questionId: pollAnswers.questionId,
      agree: sql<number>`coalesce(sum(${pollVotes.weight}) filter (where ${pollAnswers.agrees}), 0)::integer`,
      disagree: sql<number>`coalesce(sum(${pollVotes.weight}) filter (where not ${pollAnswers.agrees}), 0)::integer`,
    })
    .from(pollAnswers)
    .innerJoin(
      pollQuestions,
      and(eq(pollQuestions.vendorId, pollAnswers.vendorId), eq(pollQuestions.id, pollAnswers.questionId)),
    )
    .innerJoin(
      pollVotes,
      and(eq(pollVotes.vendorId, pollAnswers.vendorId), eq(pollVotes.id, pollAnswers.voteId)),
    )
    .where(and(eq(pollQuestions.vendorId, vendorId), eq(pollQuestions.pollId, id)))
    .groupBy(pollAnswers.questionId)
  return questions.map(question => {
    const row = rows.find(({ questionId }) => questionId === question.id)
    return {
      question,
      agree: question.paperAgree + (row?.agree ?? 0),
      disagree: question.paperDisagree + (row?.disagree ?? 0),
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
