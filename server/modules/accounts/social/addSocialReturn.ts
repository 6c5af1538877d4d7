import type { Hono } from 'hono'
import type { SocialMessage } from '../../../../src/api/schemas/social.ts'
import type { AppEnvironment } from '../../../http/AppEnvironment.ts'
import { acceptedLocale } from '../../../http/acceptedLocale.ts'
import type { AccountServices } from '../AccountServices.ts'
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

/** Returns what the opening page receives. The code is useless without that page's ticket. */
function answerOf({ way, state, code }: Returned) {
  const { provider, display, redirectUrl, locale } = way
  const url = new URL(redirectUrl)
  if (display === 'popup') {
    const message: SocialMessage = { type: 'resident-social', provider, state, code }
    return { locale, origin: url.origin, message }
  }
  // In the fragment, because browsers send it neither to servers nor in Referer.
  url.hash = new URLSearchParams({
    ...(code ? { social: code } : { social_error: 'failed' }),
    state,
    provider,
  }).toString()
  return { locale, to: url.href }
}

/** Registers the pages that providers redirect back to. They are pages, not API calls. */
export function addSocialReturn(app: Hono<AppEnvironment>, services: AccountServices, root: string) {
  const flows = createSocialFlows(services)
  const file = (type: string) => ({
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'public, max-age=3600',
  })

  app.get(`${root}/${returnScriptPath}`, context => context.body(returnScript, 200, file('text/javascript')))
  app.get(`${root}/${returnStylePath}`, context => context.body(returnStyle, 200, file('text/css')))
  app.get(`${root}/${callbackPath(':provider')}`, async context => {
    context.set('route', callbackPath('{provider}'))
    const result = await flows.comeBack(
      context.req.param('provider') ?? '',
      new URL(context.req.url).searchParams,
    )
    const answer = result
      ? answerOf(result)
      : { locale: acceptedLocale(context.req.header('Accept-Language') ?? null) }
    return context.html(returnPage(root, answer), result ? 200 : 400, {
      'Content-Security-Policy': returnPolicy,
      'Cache-Control': 'no-store',
    })
  })
}
