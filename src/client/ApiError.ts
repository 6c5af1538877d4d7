/**
 * All failures of a call, as one union:
 * - `offline`: no answer at all
 * - `timeout`: no answer in time
 * - `malformed`: an answer of the wrong shape (HTML, cut-off JSON, missing fields)
 * - `maintenance`: 503 with message "maintenance"
 * - `refused`: an answer with an error code
 */
export type ApiErrorKind = 'offline' | 'timeout' | 'malformed' | 'maintenance' | 'refused'

/** A failed call. Contains the facts for the user, and no secrets. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** HTTP status; 0 without an answer. */
  readonly status: number
  /** The server's error code, else the kind. Texts are under `shared:errors.<code>`. */
  readonly code: string
  /** Message keys by field name, from a 422. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  /** Correlation id, for support. */
  readonly correlationId: string | undefined
  /** Seconds to wait before trying again, from a 429 or 503. */
  readonly retryAfter: number | undefined

  constructor(details: {
    kind: ApiErrorKind
    status?: number
    code?: string
    fields?: Readonly<Record<string, readonly string[]>> | undefined
    correlationId?: string | undefined
    retryAfter?: number | undefined
    cause?: unknown
  }) {
    super(details.code ?? details.kind, { cause: details.cause })
    this.kind = details.kind
    this.status = details.status ?? 0
    this.code = details.code ?? details.kind
    this.fields = details.fields ?? {}
    this.correlationId = details.correlationId
    this.retryAfter = details.retryAfter
  }
}

/** Converts anything thrown to an ApiError: a fault in our own code counts as a malformed answer. */
export const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError({ kind: 'malformed', cause: error })
