import type { Hono } from 'hono'
import * as z from 'zod/mini'
import { type DrawFirstView, firstViewsPath } from '../../src/api/rules/firstViews.ts'
import { IdText } from '../../src/api/schemas/primitives.ts'
import type { AppConfig } from '../AppConfig.ts'
import type { Logger } from '../Logger.ts'
import type { AppEnvironment } from './AppEnvironment.ts'
import { acceptedLocale } from './acceptedLocale.ts'
import { unauthenticated } from './authorize.ts'
import { describeError } from './describeError.ts'
import { parse, queryValues } from './parse.ts'

const Query = z.object({
  contract: IdText,
  scheme: z.enum(['light', 'dark']),
  vendor: z.optional(z.string()),
})

interface Options {
  readonly config: AppConfig
  readonly logger: Logger
  readonly drawFirstView: DrawFirstView
}

/**
 * Registers what the server draws of elements for signed-in people (EMB-20). A drawing is made of answers of the API, which is
 * called with the person's token, so it has nothing that they could not read. Where the element would tell the person something
 * else, such as that the session has ended, there is no content: the element tells it.
 */
export function addFirstViews(
  app: Hono<AppEnvironment>,
  { config, logger, drawFirstView }: Options,
  root: string,
) {
  app.get(`${root}/${firstViewsPath}/:element`, async context => {
    context.set('route', `${firstViewsPath}/{element}`)
    const { raw } = context.req
    const options = parse(Query, queryValues(new URL(raw.url).searchParams))
    const token = raw.headers.get('Authorization')?.replace(/^Bearer /i, '')
    if (!token) throw unauthenticated()
    const requestId = context.get('requestId')
    const callApi = async (request: Request) => {
      request.headers.set('X-Request-Id', requestId)
      return app.fetch(request, { ...context.env, isInner: true })
    }
    const view = await drawFirstView(context.req.param('element'), options, {
      locale: acceptedLocale(raw.headers.get('Accept-Language')),
      token,
      portal: config.publicUrl,
      baseUrl: config.publicUrl + root,
      callApi,
    }).catch((error: unknown) => {
      logger.warn({ requestId, ...describeError(error) }, 'a first view was not drawn')
    })
    const headers = { 'Cache-Control': 'no-store' }
    return view ? context.json(view, 200, headers) : context.body(null, 204, headers)
  })
}
