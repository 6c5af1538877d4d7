import type { ApiError } from '../client/ApiError.ts'
import type { Translate } from '../i18n/TextsContext.ts'
import { errorText } from '../runtime/errorText.ts'

/** Why a payment did not begin, in words, and what to do now. */
export interface PayProblem<Way extends string> {
  readonly text: string
  readonly way: Way | 'again'
  readonly reference?: string | undefined
}

/**
 * Makes of a list of ways out what says a refusal and its way out (BIL-3). Where no answer came, nobody knows whether
 * the payment began: it says so. The widget has a text "pay.errors.…" for each code of its list, and for "lost".
 * @param ways by code of the refusal
 */
export const payProblems =
  <Way extends string>(ways: Readonly<Record<string, Way | 'again'>>) =>
  (t: Translate, error: ApiError): PayProblem<Way> => {
    const reference = error.correlationId
    if (error.kind === 'offline' || error.kind === 'timeout' || error.kind === 'malformed')
      return { text: t('pay.errors.lost'), way: 'again' }
    const way = ways[error.code]
    return way
      ? { text: t(`pay.errors.${error.code}`), way, reference }
      : { text: errorText(t, error), way: 'again', reference }
  }
