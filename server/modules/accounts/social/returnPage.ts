import { html } from 'hono/html'
import type { Locale } from '../../../../src/api/schemas/locales.ts'
import { textsByLocale } from '../../../texts/textsByLocale.ts'
import type english from './locales/en.json'

const texts = await textsByLocale<typeof english>(
  locale => import(`./locales/${locale}.json`, { with: { type: 'json' } }),
)

/** Paths of the page's script and stylesheet, under the API's root. */
export const returnScriptPath = 'auth/social/return.js'
export const returnStylePath = 'auth/social/return.css'

/** Allows the page's own script and stylesheet only, and no framing. */
export const returnPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** Sends the result to the opening page: by postMessage to its exact origin, or by a redirect. */
export const returnScript = `
const { to, origin, message } = document.body.dataset
if (to) location.replace(to)
else if (origin && window.opener) {
  window.opener.postMessage(JSON.parse(message), origin)
  // The opener closes this window on the message; this covers an opener that is closed already.
  setTimeout(() => window.close(), 2000)
}
`

export const returnStyle = `
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 28rem; padding: 24px 16px; text-align: center }
a { color: inherit }
`

export interface ReturnPage {
  readonly locale: Locale
  /** Redirect address, for a flow that left its page. */
  readonly to?: string
  /** The opener's origin and its message, for a flow in a popup. */
  readonly origin?: string
  readonly message?: object
}

/** Page that the provider redirects to; it is visible for a moment only. */
export function returnPage(root: string, { locale, to, origin, message }: ReturnPage) {
  const { title, done, unknown, back } = texts[locale]
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="${root}/${returnStylePath}">
<script type="module" src="${root}/${returnScriptPath}"></script>
</head>
<body data-to="${to ?? ''}" data-origin="${origin ?? ''}" data-message="${message ? JSON.stringify(message) : ''}">
<main>
${to ? html`<p><a href="${to}">${back}</a></p>` : html`<p>${message ? done : unknown}</p>`}
</main>
</body>
</html>
`
}
