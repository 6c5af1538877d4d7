import type { MiddlewareHandler } from 'hono'
import type { AppEnvironment } from './AppEnvironment.ts'
import { apiRoot } from './apiRoot.ts'
import type { CoreServices } from './CoreServices.ts'
import { HttpError } from './HttpError.ts'

/** Queries that may wait for each connection. A query takes milliseconds, so the queue is shorter than a second. */
const waitingPerConnection = 10

/** Refuses requests while the queue for a database connection is long, so that waiting times stay short. */
export function overloadGate({
  database,
}: Pick<CoreServices, 'database'>): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const pool = database.pool?.()
    const isFull = pool !== undefined && pool.waiting > waitingPerConnection * Math.max(1, pool.busy)
    if (isFull && context.req.path !== `${apiRoot}/health-check`)
      throw new HttpError('unavailable', { headers: { 'Retry-After': '1' } })
    await next()
  }
}
