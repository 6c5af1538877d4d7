import type { AnswerOf, BodyInputOf, Endpoint, ParamsOf, QueryOf } from '../api/endpoints/endpoint.ts'
import { ApiError } from './ApiError.ts'
import type { Fetch } from './Fetch.ts'
import { readHeaders, takeOrFetch } from './prefetchedAnswers.ts'
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

/** URL of a call: path parameters filled in, empty query values dropped (API-1). */
export function addressOf(
  baseUrl: string,
  endpoint: Endpoint,
  params: Values = {},
  query: Values = {},
): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
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

/** Creates the API client. It renders nothing: callers decide what users see. */
export function createClient(config: ClientConfig): Client {
  // Read at each call, because a page may replace `fetch`.
  const fetchNow: Fetch = async (address, init) => {
    const send = config.fetch ?? ((init?.method ?? 'GET') === 'GET' ? takeOrFetch : fetch)
    const answer = await send(address, init)
    if (answer.status === 404 || answer.status === 501) config.onMissing?.()
    return answer
  }

  const attempt = async (endpoint: Endpoint, options: CallOptions<Endpoint>): Promise<unknown> => {
    const token = options.token ?? config.token()
    const timer = new AbortController()
    const clock = setTimeout(() => timer.abort(), config.timeout ?? timeOut)
    const abort = () => timer.abort()
    options.signal?.addEventListener('abort', abort)
    try {
      const { status, headers, text } = await send(endpoint, options, token, timer.signal)
      return read(endpoint, status, headers, text, token)
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
    endpoint: Endpoint,
    options: CallOptions<Endpoint>,
    token: string | undefined,
    signal: AbortSignal,
  ) => {
    const headers = readHeaders(config.locale(), token)
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
        ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      },
    )
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  const read = (
    endpoint: Endpoint,
    status: number,
    headers: Headers,
    text: string,
    token: string | undefined,
  ): unknown => {
    const json = parseJson(text)
    if (status === 401 && token) config.onUnauthenticated(token)
    if (status >= 400) throw refusal(endpoint, status, headers.get('Retry-After'), json)
    if (typeof endpoint.answer === 'string') return undefined
    const answer = endpoint.answer.safeParse(json)
    if (!answer.success) throw new ApiError({ kind: 'malformed', status, cause: answer.error })
    return answer.data
  }

  return {
    baseUrl: config.baseUrl,
    fetch: fetchNow,
    async call(endpoint, ...[options]) {
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

/** Validates a body with the server's schema. @throws ApiError with message keys by field */
function checkBody(endpoint: Endpoint, body: unknown) {
  const checked = endpoint.body?.safeParse(body)
  if (!checked || checked.success) return
  const fields: Record<string, string[]> = {}
  for (const { path, message } of checked.error.issues) {
    const field = path.join('.')
    fields[field] = [...(fields[field] ?? []), message]
  }
  throw new ApiError({ kind: 'refused', status: 422, code: 'validation_failed', fields })
}
