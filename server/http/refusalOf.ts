import { DrizzleQueryError } from '../database/drizzle.ts'
import { HttpError } from './HttpError.ts'

/** PostgreSQL's error codes for text that it cannot store: NUL, and lone surrogates. */
const unholdable: readonly unknown[] = ['22021', '22P05']

/**
 * Maps an error to an HttpError: text that PostgreSQL cannot store is the caller's fault; every unknown
 * error is internal.
 */
export function refusalOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  if (isDatabaseAway(error)) return new HttpError('unavailable', { headers: { 'Retry-After': '5' } })
  return new HttpError(unholdable.includes(codeOf(error)) ? 'validation_failed' : 'internal')
}

/**
 * Codes of a database that is away, full, shutting down or read-only after a failover, and of a query that it
 * did not finish in time.
 */
const away =
  /^(08...|53300|57014|57P0[1-5]|25006|25P03|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ENOENT)$/
/** Errors of the driver, which have no code. */
const awayMessage =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed)/

/** Whether the database, and not the request or another service, is the reason of an error. */
export function isDatabaseAway(error: unknown): boolean {
  if (!isOfDatabase(error)) return false
  const cause = causeOf(error)
  if (!(cause instanceof Error)) return false
  if (awayMessage.test(cause.message)) return true
  // ENOENT only of a database's socket: a missing file is a fault of the server.
  const { code, syscall } = cause as NodeJS.ErrnoException
  return typeof code === 'string' && away.test(code) && (code !== 'ENOENT' || syscall === 'connect')
}

/** Whether a query threw the error, or `openPostgres`, which wraps failed connections like failed queries. */
const isOfDatabase = (error: unknown): boolean =>
  error instanceof DrizzleQueryError || (error instanceof Error && isOfDatabase(error.cause))

/** Whether a write violated a unique constraint. */
export const isTaken = (error: unknown): boolean => codeOf(error) === '23505'

/**
 * What to tell the operator of a failure: of one of the database its reason, because Drizzle tells the query instead, with
 * values that may be personal data.
 */
export function failureText(failure: unknown): string {
  const cause = isOfDatabase(failure) ? causeOf(failure) : failure
  const message = cause instanceof Error ? cause.message : String(cause)
  return cause === failure ? message : `The database refused: ${message}`
}

/** PostgreSQL's code of an error, from below Drizzle's wrapper. */
export function codeOf(error: unknown): unknown {
  const cause = causeOf(error)
  return cause instanceof Error && 'code' in cause ? cause.code : undefined
}

function causeOf(error: unknown): unknown {
  let cause = error
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause
  return cause
}
