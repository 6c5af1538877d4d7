import type { MiddlewareHandler } from 'hono'
import type { AppEnvironment } from '../app.ts'
import { vendorOrigins } from '../database/schema.ts'
import type { Services } from '../Services.ts'
import { remembered } from './remembered.ts'

const preflightHeaders = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept-Language, Idempotency-Key',
  'Access-Control-Max-Age': '7200',
}

/**
 * Lets pages of listed origins read answers: those of the configuration and those of the vendors, exactly.
 * No cookies are involved: who has no token gets nothing personal.
 */
export function cors({ config, database }: Services): MiddlewareHandler<AppEnvironment> {
  const allowed = remembered(async () => {
    const rows = await database.queries.selectDistinct({ origin: vendorOrigins.origin }).from(vendorOrigins)
    return new Set([...config.allowedOrigins, ...rows.map(({ origin }) => origin)])
  }, config.rememberMilliseconds)

  return async (context, next) => {
    const origin = context.req.header('Origin')
    const isAllowed = origin !== undefined && (await allowed()).has(origin)
    const isPreflight =
      context.req.method === 'OPTIONS' && context.req.header('Access-Control-Request-Method') !== undefined
    if (isPreflight) context.res = new Response(null, { status: 204 })
    else await next()
    context.res.headers.append('Vary', 'Origin')
    if (!isAllowed) return
    context.res.headers.set('Access-Control-Allow-Origin', origin)
    context.res.headers.set('Access-Control-Expose-Headers', 'X-Request-Id, Retry-After')
    if (isPreflight)
      for (const [name, value] of Object.entries(preflightHeaders)) context.res.headers.set(name, value)
  }
}
