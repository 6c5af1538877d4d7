import type * as z from 'zod/mini'
import type {
  PollDetailAnswer,
  PollQuestion,
  Poll as PollSchema,
  Signing as SigningSchema,
  VoteAnswer,
} from '../../src/api/schemas/polls.ts'
import type { FormSchema } from '../../src/forms/useForm.ts'

export type Poll = z.infer<typeof PollSchema>
export type PollDetail = z.infer<typeof PollDetailAnswer>['data']
export type Question = z.infer<typeof PollQuestion>
export type Signing = z.infer<typeof SigningSchema>
export type Vote = z.infer<typeof VoteAnswer>['data']

export type Choice = 'agree' | 'disagree'
/** What somebody has chosen so far, by the question's id. */
export type Choices = Readonly<Record<number, Choice>>

export type Tab = 'active' | 'ended'

/** What is sent: an answer for each question that has one, in their order. */
export const answersOf = (questions: readonly Question[], choices: Choices) =>
  questions.flatMap(({ id }) => {
    const choice = choices[id]
    return choice ? [{ questionId: id, choice }] : []
  })

/** Choices that were kept earlier. */
export const keptChoices = (questions: readonly Question[]): Choices =>
  Object.fromEntries(
    questions.flatMap(({ id, myChoice }) =>
      myChoice === 'agree' || myChoice === 'disagree' ? [[id, myChoice]] : [],
    ),
  )

/** A schema of a vote that also asks for an answer to each of the questions. */
export const withAllAnswers = (schema: FormSchema, count: number): FormSchema => ({
  safeParse(body) {
    const { answers } = body as { readonly answers: readonly unknown[] }
    const missing =
      answers.length < count ? [{ path: ['choices'] as const, message: 'validation.choose' }] : []
    const issues = schema.safeParse(body).error?.issues ?? []
    return { error: { issues: [...missing, ...issues] } }
  },
})

/** How much of a bar is filled, as a CSS length: shares never pass the end. */
export const barLength = (count: number, total: number): string =>
  `${total > 0 ? Math.min(100, Math.round((count * 1000) / total) / 10) : 0}%`

/** Codes that have a sentence of their own here: the nine of section 8 (POL-4). */
export const pollErrors = [
  'poll_answer_invalid',
  'poll_choice_not_counted',
  'poll_choice_not_found',
  'poll_mismatched',
  'poll_participant_not_found',
  'poll_question_mismatched',
  'poll_signature_unavailable',
  'poll_signing_not_allowed',
  'poll_update_not_allowed',
] as const

export const isPollError = (code: string): boolean => (pollErrors as readonly string[]).includes(code)
