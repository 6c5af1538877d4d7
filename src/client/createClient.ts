import type * as z from 'zod/mini'
import type {
  AnswerOf,
  BodyInputOf,
  ClientEndpoint,
  Endpoint,
  ParamsOf,
  QueryOf,
} from '../api/endpoints/endpoint.ts'
import type { UnusableValue } from '../api/schemas/unusableValues.ts'
import { ApiError } from './ApiError.ts'
import type { Fetch } from './Fetch.ts'
import { readHeaders, takeOrFetch } from './prefetchedAnswers.ts'
import type { readableRecords } from './readableRecords.ts'
import { parseJson, refusal } from './refusal.ts'

/** Default time-out of a call, in milliseconds. */
const timeOut = 15_000

/** Pauses before the second and third attempt of a read, in milliseconds, plus up to 50 % jitter. */
const retryPauses = [400, 1200]

type Values = Readonly<Record<string, unknown>>

interface CallOptions<E extends Endpoint> {
  readonly params?: ParamsOf<E>
  readonly query?: QueryOf<E>
  readonly body?: BodyInputOf<E>
  readonly signal?: AbortSignal | undefined
  /** Language of the answer, for elements whose language is not the page's. Default: the page's. */
  readonly locale?: string
  /** Idempotency key of an unsafe call. */
  readonly idempotencyKey?: string
  /** A token other than the session's, for calls about a session that has just ended. */
  readonly token?: string
  /** Completes the call after the page is left; the body has to be small. */
  readonly keepalive?: boolean
}

/** Input of a call: params, query and body, where the endpoint declares them. */
type OptionsOf<E extends Endpoint> = CallOptions<E> &
  (ParamsOf<E> extends undefined ? unknown : { readonly params: ParamsOf<E> }) &
  (BodyInputOf<E> extends undefined ? unknown : { readonly body: BodyInputOf<E> })

/** An answer that is not as its endpoint declares it. */
export interface WrongAnswer {
  readonly endpoint: ClientEndpoint
  /** Undefined if the answer is no JSON. */
  readonly json: unknown
  readonly issues: readonly (z.core.$ZodIssue | UnusableValue)[]
  /** Whether records were left out, so that the others can be shown. */
  readonly hasLeftOut?: boolean
}

export interface ClientConfig {
  /** Base URL of the API, e.g. "https://portal.example/api/v5". */
  readonly baseUrl: string
  /** The current Bearer token; read at each call, never stored (AUT-13). */
  readonly token: () => string | undefined
  readonly locale: () => string
  /** Called when a call with a token is answered 401 (AUT-14), with that token. */
  readonly onUnauthenticated: (token: string) => void
  /** Called when the back end answers that a call does not exist, or not for this person: 404 or 501. */
  readonly onMissing?: () => void
  /** Called when an answer is not as declared, also when it can be used all the same. */
  readonly onWrongAnswer?: (answer: WrongAnswer) => void
  /** Sends requests; default: the network. */
  readonly fetch?: Fetch | undefined
  /** Time-out of a call, in milliseconds. */
  readonly timeout?: number | undefined
}

export interface Client {
  readonly baseUrl: string
  /** Sends a request outside the endpoint table, e.g. for a file. */
  readonly fetch: Fetch
  /**
   * Sends one call and returns the parsed answer. Reads are attempted three times when the server or the network
   * fails, writes once.
   * @throws ApiError, or the signal's reason if it was aborted
   */
  readonly call: <E extends Endpoint>(endpoint: E, ...options: CallArguments<E>) => Promise<AnswerOf<E>>
}

type CallArguments<E extends Endpoint> =
  Record<never, never> extends OptionsOf<E> ? [options?: OptionsOf<E>] : [options: OptionsOf<E>]

/** URL of a call: path parameters filled in, empty query values dropped, yes and no as 1 and 0 (API-1). */
export function addressOf(
  baseUrl: string,
  endpoint: ClientEndpoint,
  params: Values = {},
  query: Values = {},
): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '')
      search.set(name, String(typeof value === 'boolean' ? Number(value) : value))
  }
  return `${baseUrl}/${path}${search.size > 0 ? `?${search}` : ''}`
}

const pause = (milliseconds: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds * (1 + Math.random() / 2))
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/** Whether a retry of the read may help. */
const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'offline' || (error.kind === 'refused' && error.status >= 500))

/** `readableRecords`, whose code is loaded with the first bad record; undefined if it cannot be. */
const withoutBadRecords: (
  ...args: Parameters<typeof readableRecords>
) => Promise<ReturnType<typeof readableRecords>> = (...args) =>
  import('./readableRecords.ts').then(
    module => module.readableRecords(...args),
    () => undefined,
  )

/** Creates the API client. It renders nothing: callers decide what users see. */
export function createClient(config: ClientConfig): Client {
  // Read at each call, because a page may replace `fetch`.
  const fetchNow: Fetch = async (address, init) => {
    const send = config.fetch ?? ((init?.method ?? 'GET') === 'GET' ? takeOrFetch : fetch)
    const answer = await send(address, init)
    if (answer.status === 404 || answer.status === 501) config.onMissing?.()
    return answer
  }

  const attempt = async (endpoint: ClientEndpoint, options: CallOptions<Endpoint>): Promise<unknown> => {
    const token = options.token ?? config.token()
    const timer = new AbortController()
    const clock = setTimeout(() => timer.abort(), config.timeout ?? timeOut)
    const abort = () => timer.abort()
    options.signal?.addEventListener('abort', abort)
    try {
      const { status, headers, text } = await send(endpoint, options, token, timer.signal)
      return await read(endpoint, status, headers, text, token)
    } catch (error) {
      if (options.signal?.aborted) throw options.signal.reason
      if (error instanceof ApiError) throw error
      throw new ApiError({ kind: timer.signal.aborted ? 'timeout' : 'offline', cause: error })
    } finally {
      clearTimeout(clock)
      options.signal?.removeEventListener('abort', abort)
    }
  }

  const send = async (
    endpoint: ClientEndpoint,
    options: CallOptions<Endpoint>,
    token: string | undefined,
    signal: AbortSignal,
  ) => {
    const headers = readHeaders(options.locale ?? config.locale(), token)
    if (options.body !== undefined) headers['Content-Type'] = 'application/json'
    if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey
    const response = await fetchNow(
      addressOf(config.baseUrl, endpoint, options.params as Values, options.query as Values),
      {
        method: endpoint.method,
        headers,
        signal,
        credentials: 'omit',
        keepalive: options.keepalive ?? false,
        ...(options.body === undefined ? {} : { body: jsonOf(options.body) }),
      },
    )
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  const read = async (
    endpoint: ClientEndpoint,
    status: number,
    headers: Headers,
    text: string,
    token: string | undefined,
  ): Promise<unknown> => {
    const json = parseJson(text)
    if (status === 401 && token) config.onUnauthenticated(token)
    if (status >= 400) throw refusal(endpoint, status, headers.get('Retry-After'), json)
    if (typeof endpoint.answer === 'string') return undefined
    const answer = endpoint.answer.safeParse(json)
    if (answer.success) {
      const issues = endpoint.unusable(answer.data)
      if (issues.length > 0) config.onWrongAnswer?.({ endpoint, json, issues })
      return answer.data
    }
    const { issues } = answer.error
    const rest = endpoint.isWhole ? undefined : await withoutBadRecords(endpoint.answer, { json, issues })
    config.onWrongAnswer?.({ endpoint, json, issues, hasLeftOut: rest !== undefined })
    if (!rest?.success) throw new ApiError({ kind: 'malformed', status, cause: answer.error })
    return rest.data
  }

  return {
    baseUrl: config.baseUrl,
    fetch: fetchNow,
    async call(endpoint: ClientEndpoint, ...[options]) {
      checkBody(endpoint, options?.body)
      const pauses = endpoint.method === 'GET' ? [...retryPauses] : []
      for (;;) {
        try {
          return (await attempt(endpoint, (options ?? {}) as CallOptions<Endpoint>)) as never
        } catch (error) {
          const next = pauses.shift()
          if (next === undefined || !isPassing(error)) throw error
          await pause(next, options?.signal)
        }
      }
    },
  }
}

/**
 * JSON of a body. Prototype 1.6 gives arrays a `toJSON` that returns text, so arrays are taken from what holds them
 * (EMB-6).
 */
const jsonOf = (body: unknown) =>
  JSON.stringify(body, function (this: Values, key: string, value: unknown) {
    return Array.isArray(this[key]) ? this[key] : value
  })

/** Validates a body with the server's schema. @throws ApiError with message keys by field */
function checkBody(endpoint: ClientEndpoint, body: unknown) {
  const checked = endpoint.body?.safeParse(body)
  if (!checked || checked.success) return
  const fields: Record<string, string[]> = {}
  for (const { path, message } of checked.error.issues) {
    const field = path.join('.')
    fields[field] = [...(fields[field] ?? []), message]
  }
  throw new ApiError({ kind: 'refused', status: 422, code: 'validation_failed', fields })
}
