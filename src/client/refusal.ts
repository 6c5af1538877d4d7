import type { ClientEndpoint } from '../api/endpoints/endpoint.ts'
import { ApiError } from './ApiError.ts'

/** Converts an error answer to an ApiError. `json` is its body, undefined if it is not JSON. */
export function refusal(
  endpoint: ClientEndpoint,
  status: number,
  retryAfter: string | null,
  json: unknown,
): ApiError {
  const answer = endpoint.refusal.safeParse(json)
  const seconds = Number.parseInt(retryAfter ?? '', 10)
  return new ApiError({
    kind: status === 503 && answer.data?.message === 'maintenance' ? 'maintenance' : 'refused',
    status,
    code: answer.data?.code ?? 'internal',
    fields: answer.data?.errors,
    correlationId: answer.data?.correlationId,
    retryAfter: Number.isFinite(seconds) ? seconds : undefined,
  })
}

/** Parses JSON; undefined otherwise, which then fails the schema. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
