import type { MiddlewareHandler } from 'hono'
import type { AppEnvironment } from './AppEnvironment.ts'
import { vendorApiRoot } from './apiRoot.ts'
import type { CoreServices } from './CoreServices.ts'
import { endpointsAt } from './endpointsAt.ts'
import type { OriginLookups } from './OriginLookups.ts'
import { remembered } from './remembered.ts'

const preflightHeaders = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept-Language, Idempotency-Key',
  'Access-Control-Max-Age': '7200',
}

/**
 * Allows pages of listed origins to read responses: exactly those of the configuration and of the vendors.
 * Partners' pages may read public data and what their capabilities cover. There are no cookies, so a caller
 * without a token gets no personal data.
 */
export function cors(
  { config }: Pick<CoreServices, 'config'>,
  lookups: OriginLookups,
): MiddlewareHandler<AppEnvironment> {
  const listed = remembered(async () => {
    const vendorOrigins = await lookups.vendorOrigins()
    const partnerOrigins = await lookups.partnerOrigins()
    return {
      whole: new Set([...config.allowedOrigins, ...vendorOrigins]),
      capabilities: Map.groupBy(partnerOrigins, ({ origin }) => origin),
    }
  }, config.rememberMilliseconds)

  const mayRead = async (origin: string, path: string, method: string) => {
    // A vendor's secret key must never be in a page.
    if (path.startsWith(`${vendorApiRoot}/`)) return false
    const { whole, capabilities } = await listed()
    if (whole.has(origin)) return true
    const endpoint = endpointsAt(path).find(candidate => candidate.method === method)
    if (!endpoint || endpoint.readableAnywhere) return endpoint !== undefined
    const rows = capabilities.get(origin)
    const { capability } = endpoint
    return capability
      ? rows?.some(row => row.capabilities.includes(capability)) === true
      : rows !== undefined && endpoint.access === 'anyone' && endpoint.method === 'GET'
  }

  return async (context, next) => {
    const { req } = context
    const origin = req.header('Origin')
    const preflightMethod = req.method === 'OPTIONS' ? req.header('Access-Control-Request-Method') : undefined
    const isAllowed = origin !== undefined && (await mayRead(origin, req.path, preflightMethod ?? req.method))
    if (preflightMethod === undefined) await next()
    else context.res = new Response(null, { status: 204 })
    context.res.headers.append('Vary', 'Origin')
    if (!isAllowed) return
    context.res.headers.set('Access-Control-Allow-Origin', origin)
    context.res.headers.set('Access-Control-Expose-Headers', 'X-Request-Id, Retry-After, Date')
    if (preflightMethod !== undefined)
      for (const [name, value] of Object.entries(preflightHeaders)) context.res.headers.set(name, value)
  }
}
