import { type JsonSchema, jsonSchemaOf } from '../../../conformance/checks/jsonSchemaOf.ts'
import { planOf } from '../../../conformance/plans/plans.ts'
import type { Endpoint } from '../../../src/api/endpoints/endpoint.ts'
import type { Fault, Received } from './Fault.ts'

type Json = Record<string, unknown>

/** Names of the fields to a leaf of an answer; "*" for the rows of a list. */
type Path = readonly string[]

interface Leaf {
  readonly path: Path
  /** Whether the schema demands the field. */
  readonly required: boolean
}

function leavesOf(schema: JsonSchema, path: Path = [], required = true): Leaf[] {
  if (schema.anyOf) return schema.anyOf.flatMap(inner => leavesOf(inner, path, required)).slice(0, 40)
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([name, field]) => {
      const isRequired = schema.required?.includes(name) ?? false
      const inner = leavesOf(field, [...path, name], isRequired)
      return inner.length > 0 ? inner : [{ path: [...path, name], required: isRequired }]
    })
  if (schema.items) {
    const inner = leavesOf(schema.items, [...path, '*'])
    return inner.length > 0 ? inner : [{ path, required }]
  }
  // A value of any type cannot be of a wrong one.
  return schema.type || schema.enum || schema.const !== undefined ? [{ path, required }] : []
}

/** Changes every value at a path. Returns undefined if there is none. */
function changeAt(
  json: unknown,
  path: Path,
  change: (object: Json, name: string) => void,
): string | undefined {
  const copy: unknown = structuredClone(json)
  let changes = 0
  const visit = (value: unknown, [name, ...rest]: Path): void => {
    if (name === undefined || typeof value !== 'object' || value === null) return
    if (name === '*') {
      if (Array.isArray(value)) for (const item of value) visit(item, rest)
    } else if (rest.length > 0) visit((value as Json)[name], rest)
    else if (name in value) {
      changes += 1
      change(value as Json, name)
    }
  }
  visit(copy, path)
  return changes > 0 ? JSON.stringify(copy) : undefined
}

type FieldChange = (object: Json, name: string) => void

/** What may happen to a field that the schema demands. */
const fieldFaults: Readonly<Record<string, FieldChange>> = {
  'is missing': (object, name) => {
    delete object[name]
  },
  'is renamed': (object, name) => {
    object[`${name}_`] = object[name]
    delete object[name]
  },
}

/** What may happen to any field. */
const typeFault: FieldChange = (object, name) => {
  object[name] = typeof object[name] === 'object' && object[name] !== null ? 'text' : { value: object[name] }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isSuccess = ({ status }: Received) => status >= 200 && status < 300

const onSuccess =
  (change: (received: Received, json: unknown) => Received | undefined): NonNullable<Fault['response']> =>
  received =>
    isSuccess(received) ? (change(received, parse(received.text)) ?? received) : received

const withoutHeader = (received: Received, name: string): Received => {
  const headers = Object.fromEntries(
    Object.entries(received.headers).filter(([key]) => key.toLowerCase() !== name),
  )
  return Object.keys(headers).length === Object.keys(received.headers).length
    ? received
    : { ...received, headers }
}

const setPage = (
  received: Received,
  json: unknown,
  change: (page: { data: unknown[]; meta: Json }) => void,
) => {
  const page = structuredClone(json) as { data: unknown[]; meta: Json }
  const before = JSON.stringify(page)
  change(page)
  const text = JSON.stringify(page)
  return text === before ? undefined : { ...received, text }
}

/** Removes a parameter of the query; the request itself if it has none. */
const withoutQuery =
  (parameter: string): NonNullable<Fault['request']> =>
  sent => {
    const url = new URL(sent.url)
    if (!url.searchParams.has(parameter)) return sent
    url.searchParams.delete(parameter)
    return { ...sent, url: url.href }
  }

const withHeader = (
  sent: Parameters<NonNullable<Fault['request']>>[0],
  name: string,
  value: string | undefined,
) => {
  if (value === undefined && !(name in sent.init.headers)) return sent
  const { [name]: _, ...headers } = sent.init.headers
  return {
    ...sent,
    init: { ...sent.init, headers: value === undefined ? headers : { ...headers, [name]: value } },
  }
}

/** Wrong statuses of refusals. */
const refusals: readonly (readonly [from: number, to: number])[] = [
  [400, 422],
  [401, 403],
  [404, 403],
  [409, 200],
  [413, 400],
  [415, 400],
  [422, 400],
]

/** Every fault of a call, derived from its endpoint and its plan. */
export function faultsOf(name: string, endpoint: Endpoint): readonly Fault[] {
  const plan = planOf(name)
  const { answer, access, cacheSeconds, body, method } = endpoint
  const fault = (what: string, rest: Omit<Fault, 'id' | 'name' | 'kind'>, kind = what): Fault => ({
    id: `${name}: ${what}`,
    name,
    kind,
    ...rest,
  })
  const faults: Fault[] = [
    fault('a success has another status', {
      response: onSuccess(received => ({ ...received, status: received.status === 204 ? 200 : 202 })),
    }),
    fault('a success is an error of the server', {
      response: onSuccess(received => ({ ...received, status: 500 })),
    }),
    fault('the answer is slow', { delay: 20_000 }),
    fault('refusals are HTML', {
      response: received => (received.status >= 400 ? { ...received, text: '<h1>Error</h1>' } : received),
    }),
    fault('codes of refusals are unknown', {
      response: received =>
        received.status >= 400
          ? { ...received, text: received.text.replace(/"code":"\w+"/, '"code":"oops"') }
          : received,
    }),
    ...refusals.map(([from, to]) =>
      fault(`a refusal with ${from} is sent as ${to}`, {
        response: received => (received.status === from ? { ...received, status: to } : received),
      }),
    ),
  ]
  if (answer !== 'file')
    faults.push(
      fault('a success lacks its cache header', {
        response: onSuccess(received => withoutHeader(received, 'cache-control')),
      }),
    )
  if (answer !== 'file' && cacheSeconds)
    faults.push(
      fault('the ETag is missing', { response: received => withoutHeader(received, 'etag') }),
      fault('an ETag is never answered with 304', {
        request: sent => withHeader(sent, 'If-None-Match', undefined),
      }),
    )
  if (answer !== 'file' && !cacheSeconds && answer !== 'none')
    faults.push(
      fault('shared caches may keep a personal answer', {
        response: onSuccess(received => ({
          ...received,
          headers: { ...received.headers, 'cache-control': 'public, max-age=60' },
        })),
      }),
    )
  if (!['anyone', 'signature', 'partner'].includes(access))
    faults.push(
      fault('works without a token', {
        request: (sent, { resident }) =>
          hasToken(sent) ? sent : withHeader(sent, 'Authorization', `Bearer ${resident}`),
      }),
    )
  if (access === 'contract' || access === 'contract-name' || plan.personal || plan.ownRows)
    faults.push(
      fault('gives a user what is another’s', {
        request: (sent, { resident, stranger }) =>
          sent.init.headers.Authorization === `Bearer ${stranger}`
            ? withHeader(sent, 'Authorization', `Bearer ${resident}`)
            : sent,
      }),
    )
  if (plan.language)
    faults.push(
      fault('knows one language', { request: sent => withHeader(sent, 'Accept-Language', 'lt') }),
      fault('takes the last language of the list', {
        request: sent =>
          withHeader(
            sent,
            'Accept-Language',
            sent.init.headers['Accept-Language']?.split(',').at(-1)?.split(';')[0]?.trim(),
          ),
      }),
    )
  if (method === 'POST')
    faults.push(
      fault('ignores the Idempotency-Key', {
        request: sent => withHeader(sent, 'Idempotency-Key', undefined),
      }),
      fault('has its effect twice', { twice: true }),
    )
  if (body)
    for (const field of jsonSchemaOf(body).required ?? [])
      faults.push(
        fault(
          `does not name ${field} in a refusal`,
          {
            response: received =>
              received.status === 422
                ? {
                    ...received,
                    text: received.text.replaceAll(new RegExp(`"${field}(\\.[^"]*)?":\\[`, 'g'), '"other":['),
                  }
                : received,
          },
          'does not name a field in a refusal',
        ),
      )
  for (const { query } of plan.filters ?? [])
    faults.push(fault(`ignores ${query}`, { request: withoutQuery(query) }, 'ignores a filter'))
  if (plan.order)
    faults.push(
      fault('sorts the other way round', {
        response: onSuccess((received, json) => setPage(received, json, page => page.data.reverse())),
      }),
    )
  if (typeof answer === 'string') return faults
  const schema = jsonSchemaOf(answer, 'output')
  if (schema.properties?.meta?.properties?.nextCursor)
    faults.push(
      fault('ignores limit', { request: withoutQuery('limit') }),
      fault('ignores cursor', { request: withoutQuery('cursor') }),
      fault('ends after the first page', {
        response: onSuccess((received, json) =>
          setPage(received, json, page => {
            page.meta.nextCursor = null
          }),
        ),
      }),
      fault('counts one row too many', {
        response: onSuccess((received, json) =>
          setPage(received, json, page => {
            page.meta.total = Number(page.meta.total) + 1
          }),
        ),
      }),
      fault('leaves out the last row of a page', {
        response: onSuccess((received, json) =>
          setPage(received, json, page => {
            page.data.pop()
          }),
        ),
      }),
    )
  for (const { path, required } of leavesOf(schema)) {
    const changes = { ...(required && fieldFaults), 'is of another type': typeFault }
    for (const [what, change] of Object.entries(changes))
      faults.push(
        fault(
          `${path.join('.')} ${what}`,
          {
            response: onSuccess((received, json) => {
              const text = changeAt(json, path, change)
              return text === undefined ? undefined : { ...received, text }
            }),
          },
          `a field ${what}`,
        ),
      )
  }
  return faults
}

/** Whether the request has a user's token; the kit's unknown one ends in zeros. */
const hasToken = ({ init }: Parameters<NonNullable<Fault['request']>>[0]) =>
  init.headers.Authorization !== undefined && !init.headers.Authorization.endsWith('000000')
