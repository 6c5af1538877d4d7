import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Json = Readonly<Record<string, unknown>>

interface StripeRequest {
  readonly method: string
  readonly path: string
  /** The connected account on whose behalf the request is made. */
  readonly account: string | undefined
  readonly idempotencyKey: string | undefined
  /** Form fields, e.g. "line_items[0][quantity]". */
  readonly fields: Readonly<Record<string, string>>
}

export interface StripeServer {
  readonly url: string
  readonly requests: readonly StripeRequest[]
  /** Changes a Checkout session, e.g. to one that was paid. */
  readonly change: (session: string, changes: Json) => void
  readonly sessionOf: (reference: string) => Json & { readonly id: string; readonly url: string }
  /** Does the work of the next POST but drops the connection instead of answering. */
  readonly loseNextAnswer: () => void
  /** Host of the redirect of the next sessions. */
  checkoutHost: string
  readonly stop: () => Promise<void>
}

const refusal = (type: string, message: string, param?: string) => ({ error: { type, message, param } })

/** Methods that every merchant of this server has switched on. */
const configuration = {
  id: 'pmc_1',
  object: 'payment_method_configuration',
  active: true,
  is_default: true,
  parent: null,
  card: { available: true, display_preference: { preference: 'on', value: 'on' } },
  sepa_debit: { available: true, display_preference: { preference: 'on', value: 'on' } },
  ideal: { available: false, display_preference: { preference: 'off', value: 'off' } },
  klarna: { available: true, display_preference: { preference: 'on', value: 'on' } },
}

/**
 * A server that answers as Stripe's API documents for the calls of the adapter: authentication, connected
 * accounts, idempotency keys (the same answer, an error for other fields), Checkout sessions, refunds.
 */
export async function startStripe(secretKey: string): Promise<StripeServer> {
  const requests: StripeRequest[] = []
  const sessions = new Map<string, Json & { id: string; url: string; account: string | undefined }>()
  const answers = new Map<string, { readonly fields: string; readonly answer: readonly [number, Json] }>()
  let losesAnswer = false

  const read = async (request: IncomingMessage): Promise<StripeRequest> => {
    const url = new URL(request.url ?? '', 'http://stripe')
    const header = (name: string) => request.headers[name]?.toString()
    return {
      method: request.method ?? '',
      path: url.pathname,
      account: header('stripe-account'),
      idempotencyKey: header('idempotency-key'),
      fields: Object.fromEntries(new URLSearchParams(await text(request))),
    }
  }

  const createSession = ({ fields, account }: StripeRequest): [number, Json] => {
    const amount = Number(fields['line_items[0][price_data][unit_amount]'])
    const lifetime = Number(fields.expires_at) - Date.parse('2026-11-21T10:00:00Z') / 1000
    if (!(amount > 0)) return [400, refusal('invalid_request_error', 'Invalid integer', 'unit_amount')]
    if (lifetime < 1800) return [400, refusal('invalid_request_error', 'Too early', 'expires_at')]
    const id = `cs_test_${sessions.size + 1}`
    const session = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      client_reference_id: fields.client_reference_id ?? null,
      amount_total: amount,
      currency: fields['line_items[0][price_data][currency]'],
      url: `https://${server.checkoutHost}/c/pay/${id}`,
      account,
    }
    sessions.set(id, session)
    return [200, session]
  }

  const perform = (request: StripeRequest): [number, Json] => {
    const { method, path, account, fields } = request
    if (method === 'GET' && path === '/v1/payment_method_configurations')
      return [200, { object: 'list', url: path, has_more: false, data: account ? [configuration] : [] }]
    if (method === 'POST' && path === '/v1/checkout/sessions') return createSession(request)
    if (method === 'POST' && path === '/v1/refunds')
      return [200, { id: 're_1', object: 'refund', amount: Number(fields.amount), status: 'succeeded' }]
    const [, id = '', action] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? []
    const session = sessions.get(id)
    // An account sees its own objects only.
    if (!session || session.account !== account)
      return [404, refusal('invalid_request_error', `No such session: ${id}`)]
    if (action && session.status !== 'open')
      return [400, refusal('invalid_request_error', 'Only open sessions can be expired')]
    if (action) sessions.set(id, { ...session, status: 'expired' })
    return [200, sessions.get(id) ?? session]
  }

  const answerOnce = (request: StripeRequest): readonly [number, Json] => {
    const { idempotencyKey } = request
    if (request.method !== 'POST' || !idempotencyKey) return perform(request)
    const fields = JSON.stringify([request.path, request.fields])
    const earlier = answers.get(idempotencyKey)
    if (earlier && earlier.fields !== fields)
      return [400, refusal('idempotency_error', 'Keys can only be used with the same parameters')]
    const answer = earlier?.answer ?? perform(request)
    if (answer[0] < 500) answers.set(idempotencyKey, { fields, answer })
    return answer
  }

  const http = createServer(async (incoming, response) => {
    const request = await read(incoming)
    requests.push(request)
    const isKnown = incoming.headers.authorization === `Bearer ${secretKey}`
    const [status, json] = isKnown
      ? answerOnce(request)
      : ([401, refusal('invalid_request_error', 'Invalid API Key provided')] as const)
    if (losesAnswer && request.method === 'POST') {
      losesAnswer = false
      response.destroy()
      return
    }
    response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': 'req_1' })
    response.end(JSON.stringify(json))
  }).listen(0, '127.0.0.1')
  await once(http, 'listening')

  const server: StripeServer = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    requests,
    checkoutHost: 'checkout.stripe.com',
    change(id, changes) {
      const session = sessions.get(id)
      if (session) sessions.set(id, { ...session, ...changes })
    },
    sessionOf(reference) {
      const session = [...sessions.values()].find(known => known.client_reference_id === reference)
      if (!session) throw new Error('No session has this reference.')
      return session
    },
    loseNextAnswer() {
      losesAnswer = true
    },
    async stop() {
      http.closeAllConnections()
      http.close()
      await once(http, 'close')
    },
  }
  return server
}
