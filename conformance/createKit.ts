import type { Endpoint } from '../src/api/endpoints/endpoint.ts'
import { allEndpoints } from '../src/api/endpoints/table.ts'
import type { Answer, CallInput, Exchange, Value } from './Call.ts'
import { checkError, checkSuccess } from './checkAnswer.ts'
import { must, needs } from './Mismatch.ts'
import type { People } from './People.ts'

export interface KitOptions {
  /** Address of the API, e.g. "https://api.vendor.example/api/v5". */
  readonly url: string
  readonly people: People
  /** Longest time of an answer in milliseconds. */
  readonly patience: number
  readonly fetch?: typeof fetch
  /** Milliseconds since any moment. */
  readonly clock?: () => number
}

/** What cases test with. */
export interface Kit {
  readonly url: string
  readonly people: People
  /** Makes a call; checks what holds for every answer. */
  readonly call: (name: string, input?: CallInput) => Promise<Answer>
  /** Makes a call that has to succeed. */
  readonly read: (name: string, input?: CallInput) => Promise<Answer>
  /** Makes a request to an address that the back end gave. */
  readonly open: (url: string, init?: RequestInit) => Promise<Answer>
  /** Computes a value once, e.g. a list that several cases start from. */
  readonly once: <Fact>(key: string, compute: () => Promise<Fact>) => Promise<Fact>
  /** Undoes something when the case has ended. */
  readonly later: (undo: () => Promise<unknown>) => void
  /** Says what the case leaves behind, because the API has no call to remove it. */
  readonly leaves: (what: string) => void
  readonly exchanges: readonly Exchange[]
  /** Ends a case: undoes what it made; returns what it left behind. */
  readonly endCase: () => Promise<readonly string[]>
  /** Ends a run: signs out the people it signed in. */
  readonly endRun: () => Promise<void>
}

const endpoints: ReadonlyMap<string, Endpoint> = new Map(allEndpoints)

/** @throws Error for a name that is not in the table */
export function endpointOf(name: string): Endpoint {
  const endpoint = endpoints.get(name)
  if (!endpoint) throw new Error(`There is no call "${name}".`)
  return endpoint
}

/** Path of a call under the API's address. @throws Error for a parameter without a value */
export function pathOf(
  endpoint: Endpoint,
  params: CallInput['params'] = {},
  query: CallInput['query'] = {},
): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${endpoint.path} needs a value of ${name}.`)
    return encodeURIComponent(value)
  })
  const entries = Object.entries(query).filter((entry): entry is [string, Value] => entry[1] !== undefined)
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `${path}?${search}` : path
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Creates the kit of one run against a back end. */
export function createKit(options: KitOptions): Kit {
  const { people, patience, clock = () => performance.now() } = options
  const send = options.fetch ?? fetch
  const url = options.url.replace(/\/$/, '')
  const facts = new Map<string, Promise<unknown>>()
  let exchanges: Exchange[] = []
  let undoing: (() => Promise<unknown>)[] = []
  let left: string[] = []
  const ownTokens: string[] = []

  const once: Kit['once'] = (key, compute) => {
    const known = facts.get(key) ?? compute()
    facts.set(key, known)
    return known as ReturnType<typeof compute>
  }

  const request = async (name: string | undefined, address: string, init: RequestInit): Promise<Answer> => {
    const start = clock()
    const response = await send(address, { ...init, redirect: 'manual' })
    const text = await response.text()
    const exchange: Exchange = {
      name,
      method: init.method ?? 'GET',
      url: address,
      requestHeaders: init.headers as Record<string, string>,
      requestBody: typeof init.body === 'string' ? init.body : undefined,
      status: response.status,
      headers: response.headers,
      text,
      milliseconds: clock() - start,
    }
    exchanges.push(exchange)
    const seconds = (exchange.milliseconds / 1000).toFixed(1)
    must(exchange.milliseconds <= patience, `The answer took ${seconds} s, more than ${patience / 1000} s.`)
    return { ...exchange, json: parse(text) }
  }

  const tokenOf = (caller: 'resident' | 'stranger') =>
    once(`token ${caller}`, async () => {
      const { email, password, token } = people[caller]
      if (token) return token
      const answer = await kit.read('auth.login', { as: 'guest', body: { email, password } })
      ownTokens.push(answer.json.data.token)
      return answer.json.data.token as string
    })

  const call: Kit['call'] = async (name, input = {}) => {
    const endpoint = endpointOf(name)
    const { as = 'resident', body, raw, method = endpoint.method } = input
    const headers: Record<string, string> = { 'Accept-Language': 'en', Accept: 'application/json' }
    if (as !== 'guest') headers.Authorization = `Bearer ${await tokenOf(as)}`
    const type = raw ? raw.type : body === undefined ? undefined : 'application/json'
    if (type) headers['Content-Type'] = type
    const content = raw?.content ?? (body === undefined ? undefined : JSON.stringify(body))
    const answer = await request(name, `${url}/${pathOf(endpoint, input.params, input.query)}`, {
      method,
      headers: { ...headers, ...input.headers },
      ...(content !== undefined && { body: content }),
    })
    if (answer.status >= 400) checkError(endpoint, answer)
    return answer
  }

  const kit: Kit = {
    url,
    people,
    call,
    async read(name, input) {
      const answer = await call(name, input)
      checkSuccess(endpointOf(name), answer)
      return answer
    },
    open: (address, init = {}) => request(undefined, new URL(address, url).href, { headers: {}, ...init }),
    once,
    later: undo => {
      undoing.push(undo)
    },
    leaves: what => {
      left.push(what)
    },
    get exchanges() {
      return exchanges
    },
    async endCase() {
      const leftBehind = left
      for (const undo of undoing.reverse())
        await undo().catch((error: unknown) => leftBehind.push(`not undone: ${(error as Error).message}`))
      exchanges = []
      undoing = []
      left = []
      return leftBehind
    },
    async endRun() {
      // Best effort: what was to be found is found.
      for (const token of ownTokens.splice(0))
        await call('auth.logout', { as: 'guest', headers: { Authorization: `Bearer ${token}` } }).catch(
          () => undefined,
        )
    },
  }
  return kit
}

/** The return address of redirects. @throws NotApplicable if the people file has none */
export function returnUrlOf({ people }: Kit): string {
  needs(people.returnUrl, 'The people file has no returnUrl.')
  return people.returnUrl
}
