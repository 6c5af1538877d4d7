import type { Hono } from 'hono'
import type { SocialMessage } from '../../../../src/api/schemas/social.ts'
import type { AppEnvironment } from '../../../http/AppEnvironment.ts'
import { acceptedLocale } from '../../../http/acceptedLocale.ts'
import type { Services } from '../../../Services.ts'
import { callbackPath } from './callbackAddress.ts'
import {
  returnPage,
  returnPolicy,
  returnScript,
  returnScriptPath,
  returnStyle,
  returnStylePath,
} from './returnPage.ts'
import { createSocialFlows, type Returned } from './socialFlows.ts'

/** What the page that began is told. The code is worth nothing without the ticket that page holds. */
function answerOf({ way, state, code }: Returned) {
  const { provider, display, redirectUrl, locale } = way
  const url = new URL(redirectUrl)
  if (display === 'popup') {
    const message: SocialMessage = { type: 'resident-social', provider, state, code }
    return { locale, origin: url.origin, message }
  }
  // Behind "#": browsers send that to no server and put it into no Referer.
  url.hash = new URLSearchParams({
    ...(code ? { social: code } : { social_error: 'failed' }),
    state,
    provider,
  }).toString()
  return { locale, to: url.href }
}

/** Where providers send people back to: no call of the API, but a page of it. */
export function addSocialReturn(app: Hono<AppEnvironment>, services: Services, root: string) {
  const ways = createSocialFlows(services)
  const file = (type: string) => ({
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'public, max-age=3600',
  })

  app.get(`${root}/${returnScriptPath}`, context => context.body(returnScript, 200, file('text/javascript')))
  app.get(`${root}/${returnStylePath}`, context => context.body(returnStyle, 200, file('text/css')))
  app.get(`${root}/${callbackPath(':provider')}`, async context => {
    context.set('route', callbackPath('{provider}'))
    const returned = await ways.comeBack(
      context.req.param('provider') ?? '',
      new URL(context.req.url).searchParams,
    )
    const answer = returned
      ? answerOf(returned)
      : { locale: acceptedLocale(context.req.header('Accept-Language') ?? null) }
    return context.html(returnPage(root, answer), returned ? 200 : 400, {
      'Content-Security-Policy': returnPolicy,
      'Cache-Control': 'no-store',
    })
  })
}
