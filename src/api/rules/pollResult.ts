/**
 * A share in per cent with one decimal, half up, e.g. (1, 3) → "33.3". Whole numbers throughout, so that nothing
 * is ever shown that a float has bent.
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
 * Both shares of a question: of everybody who may take part where the feature
 * poll_calculate_percentage_from_total_participant_count is on, else of those who voted (POL-5).
 */
export function sharesOf(
  { agree, disagree }: QuestionVotes,
  totalParticipants: number,
  isOfParticipants: boolean,
): { readonly agreePercent: string; readonly disagreePercent: string } {
  const base = isOfParticipants ? totalParticipants : agree + disagree
  return { agreePercent: percentText(agree, base), disagreePercent: percentText(disagree, base) }
}

/** What an ended question has come to: accepted when enough agreed. */
export const decisionOf = ({ agree }: QuestionVotes, requiredVotes: number): 'accepted' | 'rejected' =>
  agree >= requiredVotes ? 'accepted' : 'rejected'

/** What a whole ended poll has come to. */
export function finalDecisionOf(
  questions: readonly QuestionVotes[],
  requiredVotes: number,
): 'accepted' | 'rejected' | 'partly' {
  const accepted = questions.filter(votes => decisionOf(votes, requiredVotes) === 'accepted').length
  if (accepted === 0) return 'rejected'
  return accepted === questions.length ? 'accepted' : 'partly'
}
