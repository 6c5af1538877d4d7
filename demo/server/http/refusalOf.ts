import { HttpError } from './HttpError.ts'

/** PostgreSQL's codes for text it cannot hold: the character NUL, half of a character. */
const unholdable: readonly unknown[] = ['22021', '22P05']

/** What a caller is told of an error. Text that no database can hold is the caller's fault, everything unknown ours. */
export function refusalOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  let cause = error
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return new HttpError(unholdable.includes(code) ? 'validation_failed' : 'internal')
}
