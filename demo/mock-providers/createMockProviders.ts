import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { describeError } from '../../server/http/describeError.ts'
import { addCardFields } from './addCardFields.ts'
import { addPaymentPages } from './addPaymentPages.ts'
import { addSigningPages } from './addSigningPages.ts'
import type { MockServices } from './MockServices.ts'
import { mockHeaders } from './mockHeaders.ts'
import { mockPage } from './mockPage.ts'
import { mockStyle } from './mockStyle.ts'
import { addSocialPages } from './social/addSocialPages.ts'

/** Bytes of a body. An order may contain a document to sign. */
const mostBytes = 1024 * 1024

const isOfLibrary = (path: string) => /^\/oidc\/[^/]+\/(?!who\/)/.test(path)

/**
 * The mock external services, on an origin of their own: like real ones, they interact with the portal only
 * by redirects, iframes and signed messages. Each service adds its pages here.
 */
export function createMockProviders(services: MockServices): Hono {
  const { logger } = services
  const app = new Hono()
  app.use(mockHeaders)
  // The library of the sign-in providers limits the bodies that it reads, and reads them itself.
  const limit = bodyLimit({ maxSize: mostBytes, onError: context => context.body(null, 413) })
  app.use((context, next) => (isOfLibrary(context.req.path) ? next() : limit(context, next)))
  app.get('/style.css', context =>
    context.body(mockStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  )
  app.get('/', context =>
    context.html(
      mockPage(
        'Sandbox of providers',
        'A bank, card payments, e-signatures and social sign-in. The portal leads to their pages, for example when a bill is paid.',
      ),
    ),
  )
  addPaymentPages(app, services)
  addCardFields(app, services)
  addSigningPages(app, services)
  addSocialPages(app, services)
  app.notFound(context => context.html(mockPage('Nothing here', 'There is no such page.'), 404))
  app.onError((error, context) => {
    logger.error(describeError(error), 'a sandbox page failed')
    return context.html(mockPage('Sorry', 'Something went wrong. Try again.'), 500)
  })
  return app
}
