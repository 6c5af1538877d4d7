import { HttpError } from './HttpError.ts'

/** PostgreSQL's error codes for text that it cannot store: NUL, and lone surrogates. */
const unholdable: readonly unknown[] = ['22021', '22P05']

/**
 * Maps an error to an HttpError: text that PostgreSQL cannot store is the caller's fault; every unknown
 * error is internal.
 */
export function refusalOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  return new HttpError(unholdable.includes(codeOf(error)) ? 'validation_failed' : 'internal')
}

/** Whether a write violated a unique constraint. */
export const isTaken = (error: unknown): boolean => codeOf(error) === '23505'

/** PostgreSQL's code of an error, from below Drizzle's wrapper. */
function codeOf(error: unknown): unknown {
  let cause = error
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause
  return cause instanceof Error && 'code' in cause ? cause.code : undefined
}
