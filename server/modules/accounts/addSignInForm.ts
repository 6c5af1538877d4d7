import type { Hono } from 'hono'
import { Credentials } from '../../../src/api/schemas/auth.ts'
import type { AppEnvironment } from '../../http/AppEnvironment.ts'
import { HttpError } from '../../http/HttpError.ts'
import { limitForm } from '../../http/limitForm.ts'
import { parse } from '../../http/parse.ts'
import type { AccountServices } from './AccountServices.ts'
import { createCredentialCheck } from './createCredentialCheck.ts'
import { openSessionByCode } from './openSession.ts'
import { originOf, signInSource } from './signInSource.ts'

/** Path of the form below the API's root. */
const formPath = 'auth/login/form'

const limitBody = limitForm(16 * 1024)

/** Address of the page with the form, without its fragment; the sign-in page if the browser does not tell. */
function pageOf(request: Request, portal: string): URL {
  const referrer = request.headers.get('Referer') ?? ''
  const page = URL.canParse(referrer) ? new URL(referrer) : undefined
  return page?.origin === portal ? page : new URL('/login', portal)
}

/**
 * Registers the sign-in of a form that is sent before any script runs (AUT-22): by pages of the portal's own origin, with
 * the limits of the call. The answer leads back to the page, whose script takes the session, or tells what went wrong.
 */
export function addSignInForm(app: Hono<AppEnvironment>, services: AccountServices, root: string) {
  const { clock, config } = services
  const portal = new URL(config.publicUrl).origin
  const checkCredentials = createCredentialCheck(services)

  app.post(`${root}/${formPath}`, limitBody, async context => {
    context.set('route', formPath)
    const request = context.req.raw
    // A page of another origin must not sign its visitors in to an account of its own.
    if (originOf(request) !== portal) throw new HttpError('forbidden')
    const page = pageOf(request, portal)
    try {
      const { email, password } = await context.req.parseBody().catch(() => ({}) as Record<string, never>)
      const source = await signInSource(services, request, 'password')
      const code = await checkCredentials(
        parse(Credentials, { email, password }),
        context.env?.address ?? '',
        (tx, userId) => openSessionByCode(tx, userId, source, clock()),
      )
      // In the fragment, because browsers send it neither to servers nor in Referer.
      page.hash = new URLSearchParams({ sign_in: code }).toString()
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      page.hash = new URLSearchParams({ sign_in_error: error.code }).toString()
    }
    // The page takes the session only if it knows that it comes from one of its origin.
    const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' }
    return context.body(null, 303, { ...headers, Location: page.href })
  })
}
