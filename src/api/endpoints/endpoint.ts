import type * as z from 'zod/mini'
import { ErrorAnswer, type ErrorCode } from '../schemas/errors.ts'
import type { PartnerCapability } from '../schemas/partners.ts'
import type { Permission } from '../schemas/permissions.ts'
import { unusableValues } from '../schemas/unusableValues.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may call.
 * - `anyone`: no token needed, a token is ignored
 * - `user`: a signed-in user
 * - `contract`: a signed-in user who holds the contract named by the path's `contract`
 * - `contract-name`: a signed-in user who owns the contract name of the path's `contractName`
 * - `organization`: a signed-in user with a contract in the path's `organization`
 * - `signature`: the holder of a URL that the server signed
 * - `partner`: a partner's server, with its secret key in place of a token
 * - `vendor`: a vendor's system, with the vendor's secret key; only calls of the vendor API
 * A foreign id gets the answer of an id that does not exist: 404.
 */
export type Access =
  | 'anyone'
  | 'user'
  | 'contract'
  | 'contract-name'
  | 'organization'
  | 'signature'
  | 'partner'
  | 'vendor'

type Schema = z.ZodMiniType

/** One call of the API: the only place that knows its method, path and shapes (API-1). */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema | 'none' | 'file' = Schema | 'none' | 'file',
  Allowed extends Access = Access,
> {
  readonly method: Method
  /** Path under the root of its API, with `{name}` for each of `params`, e.g. "contracts/{contract}/invoices/last". */
  readonly path: string
  readonly access: Allowed
  /**
   * Permission that the caller's role on the contract has to have. The contract is that of the path, or the
   * `contractId` of the body.
   */
  readonly permission?: Permission
  /** One line for the OpenAPI document. */
  readonly summary: string
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** The body is one file as multipart form data, under the name `file`; the handler reads it. */
  readonly files?: true
  /** Media types of a body that the handler reads as a stream. */
  readonly stream?: readonly string[]
  /** Maximum size of a JSON body in bytes, if it differs from the common limit. */
  readonly bodyBytes?: number
  /** A schema of the JSON answer, `none` for 204, `file` for bytes. */
  readonly answer: Answer
  /** Media types of a `file`. */
  readonly mediaTypes?: readonly string[]
  /** Whether one bad record spoils the answer, because people decide by all of it: questions of a poll, lines of a bill. */
  readonly isWhole?: true
  /** Statuses of a success; 200, or 204 without an answer, where nothing else is declared. */
  readonly successes?: readonly (200 | 201)[]
  /** Whether a failing server answers 503 with the same schema. */
  readonly answersFailing?: true
  /** Error codes of this call, besides those that follow from its declaration: see `errorCodesOf`. */
  readonly errors?: readonly ErrorCode[]
  /** Whether it takes an `Idempotency-Key`: under the same key the same request counts once. */
  readonly idempotencyKey?: true
  /** Capability that a partner's key needs for this call. */
  readonly capability?: PartnerCapability
  /** Whether pages of any origin may read the answer; only for public data. */
  readonly readableAnywhere?: true
  /** Seconds a shared cache may keep the answer. Only for answers that are the same for everyone. */
  readonly cacheSeconds?: number
  /** Schema of every error answer. Part of the endpoint, so that a page without calls loads no schemas. */
  readonly refusal: typeof ErrorAnswer
  /** Finds values of an answer that no view can show. Part of the endpoint for the same reason. */
  readonly unusable: typeof unusableValues
}

/** Fields of a declaration that the client reads. The builds for browsers leave out all others. */
export const clientFields = [
  'method',
  'path',
  'body',
  'answer',
  'isWhole',
] as const satisfies readonly (keyof Endpoint)[]

/** What the client may read of an endpoint. */
export type ClientEndpoint = Pick<Endpoint, (typeof clientFields)[number] | 'refusal' | 'unusable'>

type Out<S> = S extends Schema ? z.output<S> : undefined
type In<S> = S extends Schema ? z.input<S> : undefined

export type ParamsOf<E extends Endpoint> = Out<E['params']>
export type QueryOf<E extends Endpoint> = Out<E['query']>
export type BodyOf<E extends Endpoint> = Out<E['body']>
export type BodyInputOf<E extends Endpoint> = In<E['body']>
export type AnswerOf<E extends Endpoint> = Out<E['answer']>

/** Declares one call and keeps its exact types. */
export function endpoint<
  Answer extends Schema | 'none' | 'file',
  const Allowed extends Access,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(
  declaration: Omit<Endpoint<Params, Query, Body, Answer, Allowed>, 'refusal' | 'unusable'>,
): Endpoint<Params, Query, Body, Answer, Allowed> {
  return { ...declaration, refusal: ErrorAnswer, unusable: unusableValues }
}
