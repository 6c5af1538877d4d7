/**
 * A percentage with one decimal, rounded half up, e.g. (1, 3) → "33.3". Integer arithmetic, so that no float error is
 * ever shown.
 */
export function percentText(count: number, base: number): string {
  if (base <= 0) return '0.0'
  const tenths = Math.floor((count * 2000 + base) / (2 * base))
  return `${Math.floor(tenths / 10)}.${tenths % 10}`
}

export interface QuestionVotes {
  readonly agree: number
  readonly disagree: number
}

/**
 * Both percentages of a question: of all eligible participants if the feature
 * poll_calculate_percentage_from_total_participant_count is on, else of the votes cast (POL-5).
 */
export function sharesOf(
  { agree, disagree }: QuestionVotes,
  totalParticipants: number,
  isOfParticipants: boolean,
): { readonly agreePercent: string; readonly disagreePercent: string } {
  const base = isOfParticipants ? totalParticipants : agree + disagree
  return { agreePercent: percentText(agree, base), disagreePercent: percentText(disagree, base) }
}

/** Result of an ended question: accepted if enough agreed. */
export const decisionOf = ({ agree }: QuestionVotes, requiredVotes: number): 'accepted' | 'rejected' =>
  agree >= requiredVotes ? 'accepted' : 'rejected'

/** Result of an ended poll. */
export function finalDecisionOf(
  questions: readonly QuestionVotes[],
  requiredVotes: number,
): 'accepted' | 'rejected' | 'partly' {
  const accepted = questions.filter(votes => decisionOf(votes, requiredVotes) === 'accepted').length
  if (accepted === 0) return 'rejected'
  return accepted === questions.length ? 'accepted' : 'partly'
}
