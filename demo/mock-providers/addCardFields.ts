import type { Hono } from 'hono'
import { html } from 'hono/html'
import { randomSecret, sha256 } from '../../server/common/crypto.ts'
import { eq, isNull } from '../../server/database/drizzle.ts'
import { partnerOrigins, partners } from '../../server/modules/partners/tables.ts'
import { vendorOrigins } from '../../server/modules/vendors/tables.ts'
import { defaultLocale, locales } from '../../src/api/schemas/locales.ts'
import { cardFieldsScript } from './cardFieldsScript.ts'
import { cardTexts } from './cardTexts.ts'
import { framePage } from './framePage.ts'
import type { MockServices } from './MockServices.ts'
import { sandboxPolicy } from './mockHeaders.ts'
import { mockPage } from './mockPage.ts'
import { sandboxCardTokens } from './tables.ts'

/** Luhn check. */
function isCardNumber(text: string): boolean {
  const digits = text.replace(/[ -]/g, '')
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/**
 * The mock card service's fields in an iframe for a page of an allowed origin (`?parent=`). The embedding
 * page never sees the card number; it receives a token by postMessage.
 */
export function addCardFields(app: Hono, { database, clock, publicUrl, allowedOrigins }: MockServices) {
  const portal = new URL(publicUrl).origin
  const knownOrigins = async (): Promise<readonly string[]> => {
    const { queries } = database
    const ofVendors = await queries.selectDistinct({ origin: vendorOrigins.origin }).from(vendorOrigins)
    const ofPartners = await queries
      .select({ origin: partnerOrigins.origin })
      .from(partnerOrigins)
      .innerJoin(partners, eq(partners.id, partnerOrigins.partnerId))
      .where(isNull(partners.revokedAt))
    const origins = [...ofVendors, ...ofPartners].map(({ origin }) => origin)
    return [...new Set([portal, ...allowedOrigins, ...origins])]
  }

  app.get('/card-fields', async context => {
    const parent = context.req.query('parent') ?? ''
    const known = await knownOrigins()
    if (!known.includes(parent))
      return context.html(mockPage('Not here', 'This page may not show card fields.'), 403)
    const locale = locales.find(supported => supported === context.req.query('locale')) ?? defaultLocale
    const texts = cardTexts[locale]
    const look = context.req.query('look') === 'dark' ? 'dark' : 'light'
    // An element in a frame is a page of the portal inside of a vendor's: the browser checks both.
    const frameAncestors = parent === portal ? known : [parent]
    context.header('Content-Security-Policy', sandboxPolicy({ scripts: true, frameAncestors }))
    return context.html(
      framePage(
        texts.title,
        html`<form id="card" data-parent="${parent}" novalidate>
<label class="wide">${texts.number}<input name="number" inputmode="numeric" autocomplete="cc-number" required></label>
<label>${texts.expiry}<input name="expiry" inputmode="numeric" autocomplete="cc-exp" required></label>
<label>${texts.code}<input name="code" inputmode="numeric" autocomplete="cc-csc" required></label>
<p class="wide" role="alert" hidden>${texts.invalid}</p>
</form>`,
        { locale, look, script: '/card-fields.js' },
      ),
    )
  })

  app.get('/card-fields.js', context =>
    context.body(cardFieldsScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )

  app.post('/card-tokens', async context => {
    const { number, expiry, code } = await context.req.parseBody()
    const [, month = '', year = ''] = /^(0[1-9]|1[0-2]) ?\/ ?(\d\d)$/.exec(String(expiry)) ?? []
    const isAlive = year !== '' && new Date(Date.UTC(2000 + Number(year), Number(month))) > clock()
    if (!isCardNumber(String(number)) || !isAlive || !/^\d{3,4}$/.test(String(code)))
      return context.json({ error: 'invalid_card' }, 422)
    const token = randomSecret()
    await database.queries
      .insert(sandboxCardTokens)
      .values({ tokenHash: await sha256(token), createdAt: clock() })
    return context.json({ token, lastDigits: String(number).replace(/\D/g, '').slice(-4) })
  })
}
