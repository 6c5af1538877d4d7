import type { ErrorAnswer } from '../../src/api/schemas/errors.ts'
import type { HttpError } from './HttpError.ts'

/** The response of every error. It contains nothing that is not in the catalogue. */
export function errorAnswer(error: HttpError, correlationId: string): Response {
  const answer: ErrorAnswer = {
    code: error.code,
    message: error.message,
    messageKey: `errors.${error.code}`,
    ...(error.fields === undefined
      ? {}
      : {
          errors: Object.fromEntries(Object.entries(error.fields).map(([field, keys]) => [field, [...keys]])),
        }),
    correlationId,
  }
  return Response.json(answer, {
    status: error.status,
    headers: { 'Cache-Control': 'no-store', ...error.headers },
  })
}
