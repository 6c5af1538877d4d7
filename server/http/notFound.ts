import type { Context } from 'hono'
import type { AppEnvironment } from './AppEnvironment.ts'
import { endpointsAt } from './endpointsAt.ts'
import { errorAnswer } from './errorAnswer.ts'
import { HttpError } from './HttpError.ts'

/** Returns 404 for an unknown path, and 405 with the allowed methods for a known one. */
export function notFound(context: Context<AppEnvironment>): Response {
  const methods = endpointsAt(context.req.path).flatMap(({ method }) =>
    method === 'GET' ? ['GET', 'HEAD'] : [method],
  )
  const error =
    methods.length > 0
      ? new HttpError('method_not_allowed', { headers: { Allow: [...new Set(methods)].join(', ') } })
      : new HttpError('not_found')
  return errorAnswer(error, context.get('requestId'))
}
