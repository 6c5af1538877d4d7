import type { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Endpoint } from '../../src/api/endpoints/endpoint.ts'
import { errorCodesOf } from '../../src/api/endpoints/errorCodesOf.ts'
import type { NamedEndpoint } from '../../src/api/endpoints/table.ts'
import { byteLength } from '../common/byteLength.ts'
import { sha256 } from '../common/crypto.ts'
import type { AccessLookups } from './AccessLookups.ts'
import type { AppEnvironment } from './AppEnvironment.ts'
import { acceptedLocale } from './acceptedLocale.ts'
import { authorize, authorizeBody } from './authorize.ts'
import type { CoreServices } from './CoreServices.ts'
import type { FileAnswer, Handler } from './Handler.ts'
import { HttpError } from './HttpError.ts'
import { parse, queryValues } from './parse.ts'
import { readJson } from './readJson.ts'
import { wellFormed } from './wellFormed.ts'

interface EndpointServices extends Pick<CoreServices, 'config'> {
  readonly access: AccessLookups
}

/** One API: its root, its endpoints and their handlers. */
interface Api {
  readonly root: string
  readonly endpoints: readonly NamedEndpoint[]
  /** Handlers by resource and call; typed by the same table, but the compiler cannot correlate the two indexes. */
  readonly routes: object
}

/** Registers the handler of every endpoint of an API. */
export function addEndpoints(
  app: Hono<AppEnvironment>,
  services: EndpointServices,
  { root, endpoints, routes }: Api,
) {
  // Sorted by path, so that a fixed segment precedes a placeholder that would match it.
  const ordered = [...endpoints].sort(([, a], [, b]) => (a.path < b.path ? -1 : 1))
  for (const [name, endpoint] of ordered) {
    const [resource = '', call = ''] = name.split('.')
    const handler = (routes as Record<string, Record<string, Handler<Endpoint>>>)[resource]?.[call]
    if (!handler) throw new Error(`No handler for ${name}.`)
    const path = `${root}/${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`
    app.on(endpoint.method, path, async context => {
      context.set('route', endpoint.path)
      try {
        return await answer(
          endpoint,
          handler,
          services,
          context.req.raw,
          context.req.param(),
          context.env?.address ?? '',
        )
      } catch (error) {
        throw services.config.checkAnswers ? checkedError(name, endpoint, error) : error
      }
    })
  }
}

/** The error; or, if the endpoint does not declare its code, a fault of the server. */
function checkedError(name: string, endpoint: Endpoint, error: unknown): unknown {
  const isDeclared = !(error instanceof HttpError) || errorCodesOf(endpoint).includes(error.code)
  return isDeclared ? error : new Error(`Undeclared error ${error.code} of ${name}.`)
}

/** JSON has a half of a character only as an escape. */
const withoutHalves = <Body>(body: Body, text = ''): Body =>
  /\\u[dD][89a-fA-F]/.test(text) ? wellFormed(body) : body

async function answer(
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  services: EndpointServices,
  request: Request,
  rawParams: Record<string, string>,
  address: string,
): Promise<Response> {
  const params = endpoint.params ? parseParams(endpoint.params, rawParams) : undefined
  const granted = await authorize(services.access, endpoint, request, params ?? {})
  const query = endpoint.query && parse(endpoint.query, queryValues(new URL(request.url).searchParams))
  const json = endpoint.body && (await readJson(request, endpoint.bodyBytes))
  const body = endpoint.body && withoutHalves(parse(endpoint.body, json?.value), json?.text)
  await authorizeBody(services.access, endpoint, granted, body)
  let status: number | undefined
  const result: unknown = await handler({
    params,
    query,
    body,
    rawBody: json?.text ?? '',
    request,
    locale: acceptedLocale(request.headers.get('Accept-Language')),
    address,
    answerWith: (newStatus: number) => {
      status = newStatus
    },
    ...granted,
  } as never)
  if (endpoint.answer === 'none')
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  const cacheControl = endpoint.cacheSeconds ? `public, max-age=${endpoint.cacheSeconds}` : 'no-store'
  if (endpoint.answer === 'file') {
    const { body: bytes, headers } = result as FileAnswer
    const type = headers['Content-Type'].split(';')[0] ?? ''
    if (services.config.checkAnswers && !endpoint.mediaTypes?.includes(type))
      throw new Error(`Undeclared media type ${type}.`)
    return new Response(bytes, { headers: { 'Cache-Control': cacheControl, ...headers } })
  }
  if (services.config.checkAnswers) {
    z.parse(endpoint.answer, result)
    const statuses = [...(endpoint.successes ?? [200]), ...(endpoint.answersFailing ? [503] : [])]
    if (!statuses.includes(status ?? 200)) throw new Error(`Undeclared status ${status}.`)
  }
  // Node sends a text together with its headers, but bytes apart from them.
  const text = JSON.stringify(result)
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': String(byteLength(text)),
    'Cache-Control': cacheControl,
  }
  if (!endpoint.cacheSeconds) return new Response(text, { status: status ?? 200, headers })
  const cacheHeaders = { 'Cache-Control': cacheControl, Vary: 'Accept-Language' }
  // A weak tag, because the same response may be sent compressed or plain.
  const tag = `W/"${(await sha256(text)).slice(0, 22)}"`
  const isCached = request.headers.get('If-None-Match')?.split(/,\s*/).includes(tag)
  return isCached
    ? new Response(null, { status: 304, headers: { ...cacheHeaders, ETag: tag } })
    : new Response(text, { status: status ?? 200, headers: { ...headers, ...cacheHeaders, ETag: tag } })
}

/** Parses path parameters. Invalid ones cause 404, because the path names nothing. */
function parseParams(schema: z.ZodMiniType, raw: Record<string, string>): Record<string, unknown> {
  const result = z.safeParse(schema, raw)
  if (!result.success) throw new HttpError('not_found')
  return result.data as Record<string, unknown>
}
