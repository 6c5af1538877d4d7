import type { Context, Hono } from 'hono'
import { isLocale } from '../../../src/api/schemas/locales.ts'
import type { AppEnvironment } from '../../http/AppEnvironment.ts'
import { acceptedLocale } from '../../http/acceptedLocale.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import { enforceRateLimit } from '../../http/enforceRateLimit.ts'
import { HttpError } from '../../http/HttpError.ts'
import { limitForm } from '../../http/limitForm.ts'
import type { MailConsent } from '../../mail/Mail.ts'
import { readUnsubscribeToken, unsubscribePath } from '../../mail/unsubscribeToken.ts'
import {
  oneClick,
  type UnsubscribeState,
  unsubscribePage,
  unsubscribePolicy,
  unsubscribeStyle,
} from './unsubscribePage.ts'
import { addressOf, withdrawConsent } from './withdrawConsent.ts'

const stylePath = `${unsubscribePath}.css`
const hour = 3600
/** Larger than any form that a mail program posts. */
const limitBody = limitForm(4096)
/** Wrong tokens per network address. Right ones are not counted: a mail provider posts for all its users. */
const guesses = { action: 'unsubscribe', perAccount: 30, perAddress: 30, windowSeconds: hour }

/**
 * Registers the page of unsubscribe links and the target of one-click requests (RFC 8058). Both need no
 * sign-in. Opening the page changes nothing, because mail scanners open links.
 */
export function addUnsubscribe(app: Hono<AppEnvironment>, services: CoreServices, root: string) {
  const { database, clock, signer, config } = services

  const consentOf = async (token: string, address: string): Promise<MailConsent | undefined> => {
    const read = readUnsubscribeToken(token)
    const recipient = read && (await addressOf(database.queries, read.consent))
    if (read && recipient !== undefined && (await read.isFor(await signer(), recipient))) return read.consent
    await enforceRateLimit(services, { ...guesses, account: `address ${address}`, address })
    return undefined
  }

  const answer = (context: Context<AppEnvironment>, state: UnsubscribeState) => {
    const locale = context.req.query('locale')
    const page = {
      locale: isLocale(locale) ? locale : acceptedLocale(context.req.header('Accept-Language') ?? null),
      state,
      styleUrl: `${root}/${stylePath}`,
      portalUrl: `${config.publicUrl}/`,
    }
    return context.html(unsubscribePage(page), state === 'dead' ? 410 : 200, {
      'Content-Security-Policy': unsubscribePolicy,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    })
  }

  const find = (context: Context<AppEnvironment>) => {
    context.set('route', unsubscribePath)
    return consentOf(context.req.query('token') ?? '', context.env?.address ?? '')
  }

  app.get(`${root}/${stylePath}`, context =>
    context.body(unsubscribeStyle, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    }),
  )
  app.get(`${root}/${unsubscribePath}`, async context => {
    const consent = await find(context)
    return answer(context, consent ? { ask: consent.name } : 'dead')
  })
  app.post(`${root}/${unsubscribePath}`, limitBody, async context => {
    const body = await context.req.parseBody().catch(() => ({}) as Record<string, unknown>)
    if (body[oneClick.name] !== oneClick.value) throw new HttpError('validation_failed')
    const consent = await find(context)
    if (!consent) return answer(context, 'dead')
    await database.queries.transaction(tx => withdrawConsent(tx, consent, clock()))
    return answer(context, 'done')
  })
}
