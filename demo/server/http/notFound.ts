import type { Context } from 'hono'
import { allEndpoints } from '../../../src/endpoints/table.ts'
import type { AppEnvironment } from '../app.ts'
import { apiRoot } from './addEndpoints.ts'
import { errorAnswer } from './errorAnswer.ts'
import { HttpError } from './HttpError.ts'

const patterns = allEndpoints.map(([, { method, path }]) => ({
  method,
  pattern: new RegExp(`^${apiRoot}/${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
}))

/** Tells an address where nothing is (404) from one that takes other methods (405, with those). */
export function notFound(context: Context<AppEnvironment>): Response {
  const methods = patterns
    .filter(({ pattern }) => pattern.test(context.req.path))
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  const error =
    methods.length > 0
      ? new HttpError('method_not_allowed', { headers: { Allow: [...new Set(methods)].join(', ') } })
      : new HttpError('not_found')
  return errorAnswer(error, context.get('requestId'))
}
