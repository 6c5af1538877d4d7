import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { login, me } from '../../../src/api/endpoints/auth.ts'
import { invoices } from '../../../src/api/endpoints/invoices.ts'
import { featureList } from '../../../src/api/endpoints/platform.ts'
import { markRead } from '../../../src/api/endpoints/unreads.ts'
import { ApiError } from '../../../src/client/ApiError.ts'
import { type Client, createClient, type WrongAnswer } from '../../../src/client/createClient.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

let server: Server
let client: Client
let requests: IncomingMessage[]
let ended: string[]
let wrong: WrongAnswer[]
let handler: Handler
let token: string | undefined

const json = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))

const refusal = (code: string, message = code) => ({
  code,
  message,
  messageKey: `errors.${code}`,
  correlationId: 'c-1',
})

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

beforeEach(async () => {
  requests = []
  ended = []
  wrong = []
  token = 'secret'
  server = createServer((request, response) => {
    requests.push(request)
    handler(request, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  client = createClient({
    baseUrl: `http://127.0.0.1:${port}/api/v5`,
    token: () => token,
    locale: () => 'lt',
    onUnauthenticated: value => ended.push(value),
    onWrongAnswer: answer => wrong.push(answer),
  })
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

describe('a call', () => {
  it('AUT-13: sends the Bearer token and the language', async () => {
    handler = (_, response) => json(response, 200, { data: ['meters'] })
    expect(await client.call(featureList)).toEqual({ data: ['meters'] })
    expect(requests[0]?.headers.authorization).toBe('Bearer secret')
    expect(requests[0]?.headers['accept-language']).toBe('lt')
  })

  it('API-1: drops empty query values', async () => {
    handler = (_, response) => json(response, 200, { data: [], meta: { total: 0, nextCursor: null } })
    await client.call(invoices, { params: { contract: 7 }, query: { year: 2026, cursor: undefined } })
    expect(requests[0]?.url).toBe('/api/v5/contracts/7/invoices?year=2026')
  })

  it('AUT-14: a 401 ends the session of its token', async () => {
    handler = (_, response) => json(response, 401, refusal('unauthenticated'))
    expect((await failure(client.call(me))).code).toBe('unauthenticated')
    expect(ended).toEqual(['secret'])
  })
})

const bill = {
  id: 1,
  number: 'A-1',
  type: 'monthly',
  state: 'unpaid',
  date: '2026-11-05',
  period: '2026-10',
  dueDate: '2026-11-30',
  amount: '12.30',
  amountDue: '12.30',
  currency: 'EUR',
  hasFile: false,
}

describe('a wrong answer', () => {
  it('ERR-2: an answer that its schema refuses is passed on with what is wrong', async () => {
    handler = (_, response) => json(response, 200, { data: 'meters' })
    await failure(client.call(featureList))
    expect(wrong).toMatchObject([
      { endpoint: featureList, issues: [{ path: ['data'], expected: 'array' }], hasLeftOut: false },
    ])
  })

  it('ERR-3: bad records of a list are left out and passed on, the others are used', async () => {
    const data = [{ ...bill, dueDate: 'soon' }, bill, { ...bill, amount: 12.3 }]
    handler = (_, response) => json(response, 200, { data, meta: { total: 3, nextCursor: null } })
    const answer = await client.call(invoices, { params: { contract: 7 } })
    expect(answer.data).toEqual([bill])
    expect(wrong.map(({ issues, hasLeftOut }) => [issues.length, hasLeftOut])).toEqual([[2, true]])
  })

  it('ERR-2, ERR-3: a date and a currency that are none are passed on, and the answer is used', async () => {
    const data = [
      { ...bill, dueDate: '0000-00-00', date: '2026-02-31' },
      { ...bill, currency: '€' },
    ]
    handler = (_, response) => json(response, 200, { data, meta: { total: 2, nextCursor: null } })
    const answer = await client.call(invoices, { params: { contract: 7 } })
    expect(answer.data.map(({ dueDate }) => dueDate)).toEqual(['0000-00-00', bill.dueDate])
    expect(wrong.map(({ issues }) => issues.map(({ path }) => path.join('.')))).toEqual([
      ['data.0.date', 'data.0.dueDate', 'data.1.currency'],
    ])
  })

  it('ERR-2: a right answer is not passed on', async () => {
    handler = (_, response) => json(response, 200, { data: [bill], meta: { total: 1, nextCursor: null } })
    await client.call(invoices, { params: { contract: 7 } })
    expect(wrong).toEqual([])
  })
})

describe('a fault', () => {
  it('an HTML page instead of an answer is reported as unreadable, not rendered', async () => {
    handler = (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Proxy</h1>')
    expect((await failure(client.call(me))).kind).toBe('malformed')
  })

  it('an answer without a mandatory field is unreadable', async () => {
    handler = (_, response) => json(response, 200, { data: { id: 1 } })
    expect((await failure(client.call(me))).kind).toBe('malformed')
  })

  it('a read is tried three times when the server fails, so a passing fault has no effect', async () => {
    handler = (_, response) =>
      requests.length < 3 ? json(response, 500, refusal('internal')) : json(response, 200, { data: [] })
    expect(await client.call(featureList)).toEqual({ data: [] })
    expect(requests).toHaveLength(3)
  })

  it('a write is sent once, whatever the answer', async () => {
    handler = request => request.socket.destroy()
    const error = await failure(client.call(login, { body: { email: 'a@b.lt', password: 'x' } }))
    expect(error.kind).toBe('offline')
    expect(requests).toHaveLength(1)
  })

  it('NAV-13: maintenance is a fault of its own', async () => {
    handler = (_, response) => json(response, 503, refusal('maintenance'), { 'Retry-After': '120' })
    const error = await failure(client.call(login, { body: { email: 'a@b.lt', password: 'x' } }))
    expect(error).toMatchObject({ kind: 'maintenance', retryAfter: 120, correlationId: 'c-1' })
  })

  it('field errors are returned with their fields', async () => {
    handler = (_, response) =>
      json(response, 422, { ...refusal('validation_failed'), errors: { email: ['validation.email'] } })
    const error = await failure(client.call(login, { body: { email: 'x', password: 'x' } }))
    expect(error.fields).toEqual({ email: ['validation.email'] })
  })

  it('an error contains no token', async () => {
    handler = (_, response) => json(response, 403, refusal('forbidden'))
    const error = await failure(client.call(me))
    expect(JSON.stringify({ ...error, stack: error.stack, message: error.message })).not.toContain('secret')
  })
})

it('EMB-6: a body keeps its arrays where a page gives arrays a toJSON, as Prototype 1.6 does', async () => {
  let sent = ''
  handler = async (request, response) => {
    for await (const part of request) sent += part
    response.writeHead(204).end()
  }
  const body = { reads: [{ category: 'messages' as const, id: 7 }] }
  Object.assign(Array.prototype, { toJSON: () => '[]' })
  try {
    await client.call(markRead, { body })
  } finally {
    Reflect.deleteProperty(Array.prototype, 'toJSON')
  }
  expect(JSON.parse(sent)).toEqual(body)
})
