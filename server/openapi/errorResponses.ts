import type { Endpoint } from '../../src/api/endpoints/endpoint.ts'
import { errorCodesOf } from '../../src/api/endpoints/errorCodesOf.ts'
import { type ErrorAnswer, type ErrorCode, errorCodes } from '../../src/api/schemas/errors.ts'
import { errorMessages, errorStatuses } from '../http/HttpError.ts'
import type { Json } from './Json.ts'
import { pascalCase } from './pascalCase.ts'

/** Statuses that say when to try again. */
const statusesWithRetryAfter = [429, 503]

/** An example of each error, for the components of a document. */
export const errorExamples: Readonly<Record<string, Json>> = Object.fromEntries(
  errorCodes.map(code => [
    code,
    {
      summary: errorMessages[code],
      value: {
        code,
        message: errorMessages[code],
        messageKey: `errors.${code}`,
        ...(code === 'validation_failed' && { errors: { email: ['validation.required'] } }),
        correlationId: 'b2f0c1de-6f0e-4f6b-9a53-0a1a3f0c9b11',
      } satisfies ErrorAnswer,
    },
  ]),
)

const response = (status: number, codes: readonly ErrorCode[]): Json => ({
  description: codes.map(code => errorMessages[code]).join(' Or: '),
  headers: {
    'X-Request-Id': { $ref: '#/components/headers/RequestId' },
    ...(statusesWithRetryAfter.includes(status) && {
      'Retry-After': { $ref: '#/components/headers/RetryAfter' },
    }),
  },
  content: {
    'application/json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/ErrorAnswer' },
          { type: 'object', required: ['code'], properties: { code: { type: 'string', enum: codes } } },
        ],
      },
      examples: Object.fromEntries(codes.map(code => [code, { $ref: `#/components/examples/${code}` }])),
    },
  },
})

/** The error codes of a call by their status. */
function codesByStatus(endpoint: Endpoint): ReadonlyMap<number, readonly ErrorCode[]> {
  // Its 503 is an answer.
  const codes = errorCodesOf(endpoint).filter(
    code => !(endpoint.answersFailing && errorStatuses[code] === 503),
  )
  return Map.groupBy(codes, code => errorStatuses[code])
}

/** Error responses of the calls of an API; those of several calls are components. */
export function createErrorResponses(endpoints: readonly Endpoint[]) {
  const nameOf = (codes: readonly ErrorCode[]) => codes.map(pascalCase).join('Or')
  const counts = new Map<string, number>()
  const components: Record<string, Json> = {}
  for (const [status, codes] of endpoints.flatMap(endpoint => [...codesByStatus(endpoint)])) {
    const name = nameOf(codes)
    counts.set(name, (counts.get(name) ?? 0) + 1)
    if (counts.get(name) === 2) components[name] = response(status, codes)
  }
  const responsesOf = (endpoint: Endpoint): Json =>
    Object.fromEntries(
      [...codesByStatus(endpoint)].map(([status, codes]) => {
        const name = nameOf(codes)
        return [
          status,
          components[name] ? { $ref: `#/components/responses/${name}` } : response(status, codes),
        ]
      }),
    )
  return { components, responsesOf }
}
