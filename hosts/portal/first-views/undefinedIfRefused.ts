import { ApiError } from '../../../src/client/ApiError.ts'

/** Nothing is drawn where a call is refused: the browser will see for itself. @throws what is no refusal */
export function undefinedIfRefused(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error
}
