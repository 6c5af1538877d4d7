import { html } from 'hono/html'
import type { Locale } from '../../../../src/api/schemas/locales.ts'

interface Texts {
  readonly title: string
  readonly done: string
  readonly unknown: string
  readonly back: string
}

const texts: Readonly<Record<Locale, Texts>> = {
  en: {
    title: 'Sign-in',
    done: 'You may close this window.',
    unknown: 'This sign-in has expired or was started in another window. Close this one and try again.',
    back: 'Back to the page',
  },
  lt: {
    title: 'Prisijungimas',
    done: 'Šį langą galite uždaryti.',
    unknown: 'Šis prisijungimas baigėsi arba buvo pradėtas kitur. Uždarykite langą ir pradėkite iš naujo.',
    back: 'Grįžti į puslapį',
  },
  lv: {
    title: 'Pieslēgšanās',
    done: 'Šo logu varat aizvērt.',
    unknown: 'Šī pieslēgšanās ir beigusies vai sākta citur. Aizveriet logu un sāciet no jauna.',
    back: 'Atpakaļ uz lapu',
  },
  ru: {
    title: 'Вход',
    done: 'Это окно можно закрыть.',
    unknown: 'Этот вход завершён или был начат в другом месте. Закройте окно и начните заново.',
    back: 'Вернуться на страницу',
  },
}

/** Where the page's own two files stand, under the API's root. */
export const returnScriptPath = 'auth/social/return.js'
export const returnStylePath = 'auth/social/return.css'

/** It may run its own script, show its own style, and nothing else; nobody may frame it. */
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

/** Hands the result to the page that began: by a message to exactly its origin, or by going there. */
export const returnScript = `
const { to, origin, message } = document.body.dataset
if (to) location.replace(to)
else if (origin && window.opener) {
  window.opener.postMessage(JSON.parse(message), origin)
  // The opener closes this window once it has heard; one that is gone will not.
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
  /** Address to go on to, for a page that left. */
  readonly to?: string
  /** Origin of the opener and what it is told, for a window of its own. */
  readonly origin?: string
  readonly message?: object
}

/** The page people come back to from a provider; they hardly see it. */
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
