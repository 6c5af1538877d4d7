import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'
import {
  type FirstViewDrawer,
  type FirstViewServer,
  firstPagesPath,
  firstViewPatience,
  firstViewsPath,
} from '../../src/api/rules/firstViews.ts'
import { IdText } from '../../src/api/schemas/primitives.ts'
import { byteLength } from '../common/byteLength.ts'
import type { Logger } from '../common/Logger.ts'
import type { AppConfig } from '../settings/AppConfig.ts'
import type { AppEnvironment } from './AppEnvironment.ts'
import { acceptedLocale } from './acceptedLocale.ts'
import { unauthenticated } from './authorize.ts'
import { describeError } from './describeError.ts'
import { parse, queryValues } from './parse.ts'

const scheme = z.enum(['light', 'dark'])

const ViewQuery = z.object({
  contract: IdText,
  role: z.optional(IdText),
  scheme,
  vendor: z.optional(z.string()),
})

const PageQuery = z.object({
  path: z.string().check(z.startsWith('/'), z.maxLength(500)),
  role: z.optional(IdText),
  scheme,
  width: z.coerce.number().check(z.int(), z.gte(0), z.lte(10_000)),
})

interface Options {
  readonly config: AppConfig
  readonly logger: Logger
  readonly firstViews: FirstViewDrawer
}

/**
 * Registers what the server draws for signed-in people: elements, and pages of the portal (EMB-20, EMB-21). A drawing is made of answers of
 * the API, which is called with the person's token, so it has nothing that they could not read. Where the element would tell the
 * person something else, such as that the session has ended, there is no content: the element tells it.
 */
export function addFirstViews(
  app: Hono<AppEnvironment>,
  { config, logger, firstViews }: Options,
  root: string,
) {
  async function answer(
    context: Context<AppEnvironment>,
    draw: (server: FirstViewServer) => Promise<object | undefined>,
  ) {
    const { raw } = context.req
    const token = raw.headers.get('Authorization')?.replace(/^Bearer /i, '')
    if (!token) throw unauthenticated()
    const requestId = context.get('requestId')
    // What is still asked for when the page no longer waits fails, which ends the drawing.
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<Response>(resolve => {
      timer = setTimeout(() => resolve(new Response(null, { status: 503 })), firstViewPatience)
    })
    const origin = raw.headers.get('Origin')
    const callApi = async (request: Request) => {
      request.headers.set('X-Request-Id', requestId)
      // A session that a page opened answers pages of that origin only.
      if (origin !== null) request.headers.set('Origin', origin)
      return Promise.race([app.fetch(request, { ...context.env, isInner: true }), late])
    }
    const view = await draw({
      locale: acceptedLocale(raw.headers.get('Accept-Language')),
      token,
      portal: config.publicUrl,
      baseUrl: config.publicUrl + root,
      callApi,
    }).catch((error: unknown) => {
      logger.warn({ requestId, ...describeError(error) }, 'a first view was not drawn')
    })
    clearTimeout(timer)
    context.header('Cache-Control', 'no-store')
    if (!view) return context.body(null, 204)
    const text = JSON.stringify(view)
    // Its length tells that it can be compressed (server/web/compress.ts).
    const headers = { 'Content-Type': 'application/json', 'Content-Length': String(byteLength(text)) }
    return context.body(text, 200, headers)
  }
  const queryOf = ({ req }: Context<AppEnvironment>) => queryValues(new URL(req.url).searchParams)

  app.get(`${root}/${firstViewsPath}/:element`, async context => {
    context.set('route', `${firstViewsPath}/{element}`)
    const options = parse(ViewQuery, queryOf(context))
    return answer(context, server => firstViews.drawFirstView(context.req.param('element'), options, server))
  })

  app.get(`${root}/${firstPagesPath}`, async context => {
    context.set('route', firstPagesPath)
    const options = parse(PageQuery, queryOf(context))
    return answer(context, server => firstViews.drawFirstPage(options, server))
  })
}
