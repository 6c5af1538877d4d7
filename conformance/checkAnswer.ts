import * as z from 'zod/mini'
import type { Endpoint } from '../src/api/endpoints/endpoint.ts'
import { type ErrorCode, errorCodes } from '../src/api/schemas/errors.ts'
import type { Answer } from './Call.ts'
import { must } from './Mismatch.ts'
import { strictSchema } from './strictSchema.ts'

const codes: readonly string[] = errorCodes

const issueText = ({ path, message }: { readonly path: readonly PropertyKey[]; readonly message: string }) =>
  `${path.join('.') || 'answer'}: ${message}`

/** @throws Mismatch if the value does not have the schema's shape */
function mustFit(schema: z.ZodMiniType, value: unknown, what: string): void {
  const result = z.safeParse(strictSchema(schema), value)
  const issues = result.success ? [] : result.error.issues.slice(0, 3).map(issueText)
  must(result.success, `${what} has another shape: ${issues.join('; ')}`)
}

/** What holds for every success: status, type, shape and cache header. */
export function checkSuccess(endpoint: Endpoint, { status, headers, text, json }: Answer): void {
  const { answer, cacheSeconds, successes = [200] } = endpoint
  const expected: readonly number[] = answer === 'none' ? [204] : successes
  must(expected.includes(status), `Status is ${status}, expected ${expected.join(' or ')}.`)
  if (answer !== 'file') checkCache(headers.get('Cache-Control') ?? '', cacheSeconds)
  if (answer === 'none') {
    must(text === '', 'A 204 has a body.')
    return
  }
  if (typeof answer === 'string') return
  must(
    /^application\/json\b/.test(headers.get('Content-Type') ?? ''),
    `Content-Type is "${headers.get('Content-Type')}", expected application/json.`,
  )
  must(json !== undefined, 'The answer is not JSON.')
  mustFit(answer, json, 'The answer')
}

function checkCache(value: string, cacheSeconds: number | undefined) {
  if (cacheSeconds === undefined) {
    must(
      /\bno-store\b/.test(value),
      `Cache-Control is "${value}", expected no-store: the answer is personal or changes.`,
    )
    return
  }
  const seconds = Number(/\bmax-age=(\d+)/.exec(value)?.[1] ?? 0)
  must(
    /\bpublic\b/.test(value) && seconds > 0 && seconds <= cacheSeconds,
    `Cache-Control is "${value}", expected public with a max-age of at most ${cacheSeconds}.`,
  )
}

/** What holds for every error: the one shape, a known code, its message key, and that nothing stores it. */
export function checkError(endpoint: Endpoint | undefined, answer: Answer): void {
  const { status, headers, json } = answer
  must(json !== undefined, `The body of status ${status} is not JSON.`)
  if (endpoint) mustFit(endpoint.refusal, json, `The body of status ${status}`)
  must(codes.includes(json.code), `"${json.code}" is no error code of the API.`)
  must(
    json.messageKey === `errors.${json.code}`,
    `messageKey is "${json.messageKey}", expected "errors.${json.code}".`,
  )
  must(json.correlationId.length > 0, 'correlationId is empty.')
  must(
    /\bno-store\b/.test(headers.get('Cache-Control') ?? ''),
    `Status ${status} has no Cache-Control: no-store.`,
  )
}

/** @throws Mismatch if the answer is not this refusal */
export function mustRefuse(answer: Answer, status: number, code: ErrorCode | readonly ErrorCode[]): void {
  const expected: readonly string[] = typeof code === 'string' ? [code] : code
  must(answer.status === status, `Status is ${answer.status}, expected ${status}.`)
  must(
    expected.includes(answer.json?.code),
    `code is "${answer.json?.code}", expected ${expected.join(' or ')}.`,
  )
}

/** @throws Mismatch if it is not a 422 that names the field, or a field inside it */
export function mustName(answer: Answer, field: string): void {
  mustRefuse(answer, 422, 'validation_failed')
  const fields = Object.keys(answer.json.errors ?? {})
  must(
    fields.some(name => name === field || name.startsWith(`${field}.`)),
    `errors names ${fields.join(', ') || 'no field'}, expected ${field}.`,
  )
}
