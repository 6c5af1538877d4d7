import type { ApiError } from '../client/ApiError.ts'
import type { Translate } from '../i18n/TextsContext.ts'
import { errorText } from '../runtime/errorText.ts'

/** Why a payment could not be started, as text, and what to do about it. */
export interface PayProblem<Remedy extends string> {
  readonly text: string
  readonly remedy: Remedy | 'again'
  readonly reference?: string | undefined
}

/**
 * Returns a function that turns a failed call into its text and remedy (BIL-3). Without an answer it is unknown whether
 * the payment was started, and the text says so. The widget has a text "pay.errors.…" for each code, and for "lost".
 * @param remedies by error code
 */
export const payProblems =
  <Remedy extends string>(remedies: Readonly<Record<string, Remedy | 'again'>>) =>
  (t: Translate, error: ApiError): PayProblem<Remedy> => {
    const reference = error.correlationId
    if (error.kind === 'offline' || error.kind === 'timeout' || error.kind === 'malformed')
      return { text: t('pay.errors.lost'), remedy: 'again' }
    const remedy = remedies[error.code]
    return remedy
      ? { text: t(`pay.errors.${error.code}`), remedy, reference }
      : { text: errorText(t, error), remedy: 'again', reference }
  }
