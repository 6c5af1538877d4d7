import type * as z from 'zod/mini'
import type {
  PollDetailAnswer,
  PollProxy as PollProxySchema,
  PollQuestion,
  Poll as PollSchema,
  Signing as SigningSchema,
  VoteAnswer,
} from '../../src/api/schemas/polls.ts'
import type { FormSchema } from '../../src/forms/useForm.ts'

export type Poll = z.infer<typeof PollSchema>
export type PollDetail = z.infer<typeof PollDetailAnswer>['data']
export type Question = z.infer<typeof PollQuestion>
export type PollProxy = z.infer<typeof PollProxySchema>
export type Signing = z.infer<typeof SigningSchema>
export type Vote = z.infer<typeof VoteAnswer>['data']

export type Choice = 'agree' | 'disagree'
/** Current choices by question id. */
export type Choices = Readonly<Record<number, Choice>>

/** Stands for the signed container among the ids of a poll's files, which begin at 1. */
export const containerFile = 0

/** Name of the ballot's form: a page has one for each contract that the user votes for. */
export const ballotName = (proxy: PollProxy | undefined): string => (proxy ? `ballot-${proxy.id}` : 'ballot')

export type Tab = 'active' | 'ended'

/** Answers to send, in the order of the questions. */
export const answersOf = (questions: readonly Question[], choices: Choices) =>
  questions.flatMap(({ id }) => {
    const choice = choices[id]
    return choice ? [{ questionId: id, choice }] : []
  })

/** Choices of an earlier vote. */
export const savedChoices = (questions: readonly Question[]): Choices =>
  Object.fromEntries(
    questions.flatMap(({ id, myChoice }) =>
      myChoice === 'agree' || myChoice === 'disagree' ? [[id, myChoice]] : [],
    ),
  )

/** Extends the schema of a vote: each question needs an answer. */
export const withAllAnswers = (schema: FormSchema, count: number): FormSchema => ({
  safeParse(body) {
    const { answers } = body as { readonly answers: readonly unknown[] }
    const missing =
      answers.length < count ? [{ path: ['choices'] as const, message: 'validation.choose' }] : []
    const issues = schema.safeParse(body).error?.issues ?? []
    return { error: { issues: [...missing, ...issues] } }
  },
})

/** Length of a bar as a CSS value, at most 100 %. */
export const barLength = (count: number, total: number): string =>
  `${total > 0 ? Math.min(100, Math.round((count * 1000) / total) / 10) : 0}%`

/** Error codes with a message of their own: the nine of section 8 (POL-4). */
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
