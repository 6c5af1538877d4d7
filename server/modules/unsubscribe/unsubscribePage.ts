import { html } from 'hono/html'
import type { Locale } from '../../../src/api/schemas/locales.ts'
import { pageWithoutScripts } from '../../http/pageWithoutScripts.ts'
import type { MailConsent } from '../../mail/Mail.ts'
import { unsubscribeTexts } from './unsubscribeTexts.ts'

/** Allows the page's own stylesheet and form only, and no framing. */
export const unsubscribePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

export const unsubscribeStyle = `
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 28rem; padding: 24px 16px; overflow-wrap: anywhere }
h1 { margin: 0 0 16px; font-size: 25px; line-height: 1.3 }
button { min-height: 44px; padding: 0 20px; border: 0; border-radius: 8px; font: inherit; font-weight: 600;
  color: light-dark(#ffffff, #0f151a); background: light-dark(#008191, #0aa5b8); cursor: pointer }
a { color: inherit }
`

/** The body that a mail program posts for one click (RFC 8058); the page's button posts the same. */
export const oneClick = { name: 'List-Unsubscribe', value: 'One-Click' } as const

/** What the page shows: the question, the result, or that the link is of no use. */
export type UnsubscribeState = { readonly ask: MailConsent['name'] } | 'done' | 'dead'

interface Page {
  readonly locale: Locale
  readonly state: UnsubscribeState
  readonly styleUrl: string
  readonly portalUrl: string
}

/** The page of an unsubscribe link. The form posts to the URL of the page, which contains the token. */
export function unsubscribePage({ locale, state, styleUrl, portalUrl }: Page) {
  const texts = unsubscribeTexts[locale]
  const title = typeof state === 'string' ? texts[state].title : texts.title[state.ask]
  return pageWithoutScripts(
    { locale, title, styleUrl },
    typeof state === 'string'
      ? html`<p>${texts[state].text}</p><p><a href="${portalUrl}">${texts.portal}</a></p>`
      : html`<p>${texts.note}</p><form method="post"><input type="hidden" name="${oneClick.name}" value="${oneClick.value}"><button>${texts.button}</button></form>`,
  )
}
