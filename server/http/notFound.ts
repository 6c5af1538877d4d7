import type { Context } from 'hono'
import type { AppEnvironment } from './AppEnvironment.ts'
import { endpointsAt } from './endpointsAt.ts'
import { errorAnswer } from './errorAnswer.ts'
import { HttpError } from './HttpError.ts'

/** Tells an address where nothing is (404) from one that takes other methods (405, with those). */
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
