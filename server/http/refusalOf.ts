import { HttpError } from './HttpError.ts'

/** PostgreSQL's codes for text it cannot hold: the character NUL, half of a character. */
const unholdable: readonly unknown[] = ['22021', '22P05']

/** What a caller is told of an error. Text that no database can hold is the caller's fault, everything unknown ours. */
export function refusalOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  return new HttpError(unholdable.includes(codeOf(error)) ? 'validation_failed' : 'internal')
}

/** Whether a write failed because another row has the value that only one may have. */
export const isTaken = (error: unknown): boolean => codeOf(error) === '23505'

/** PostgreSQL's code of an error, behind what Drizzle wraps around it. */
function codeOf(error: unknown): unknown {
  let cause = error
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause
  return cause instanceof Error && 'code' in cause ? cause.code : undefined
}
