import type { MiddlewareHandler } from 'hono'
import type { Logger } from '../common/Logger.ts'
import type { Metrics } from '../metrics/createMetrics.ts'
import type { AppEnvironment } from './AppEnvironment.ts'

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
}

/** Methods that metrics count by name, because a caller may send any word as a method. */
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])

/**
 * Gives each request an id (the caller's if it is well formed), logs one line without personal data, counts
 * the request, and sets the headers common to all responses.
 */
export function traced({
  logger,
  metrics,
}: {
  readonly logger: Logger
  readonly metrics: Metrics
}): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const start = performance.now()
    const callerId = context.req.header('X-Request-Id')
    const requestId = callerId && /^[\w-]{8,64}$/.test(callerId) ? callerId : crypto.randomUUID()
    context.set('requestId', requestId)
    await next()
    // The call that it helps to answer is logged and counted.
    if (context.env?.isInner) return
    const { res } = context
    res.headers.set('X-Request-Id', requestId)
    for (const [name, value] of Object.entries(headers))
      if (!res.headers.has(name)) res.headers.set(name, value)
    const { method } = context.req
    const { status } = res
    // The pattern instead of the URL, because URLs contain ids and signatures.
    const route = context.get('route') ?? 'none'
    const milliseconds = performance.now() - start
    metrics.request(methods.has(method) ? method : 'other', route, status, milliseconds / 1000)
    logger.info({ requestId, method, route, status, milliseconds: Math.round(milliseconds) }, 'request')
  }
}
