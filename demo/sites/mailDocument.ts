import { html } from 'hono/html'
import { composeMail, type MailComposition } from '../../server/mail/composeMail.ts'
import { drawLogo } from '../../server/mail/drawLogo.ts'
import type { Mail } from '../../server/mail/Mail.ts'

/** Lets the mail's styles and inline images through and nothing else. */
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
}

/** Colour schemes of previews, with the condition that the mail's dark colours get. */
const darkMedia = { light: 'not all', dark: 'all', auto: '(prefers-color-scheme:dark)' } as const

/** The `sandbox` attribute of frames with a mail: no scripts; links open outside of the frame. */
export const mailSandbox = 'allow-popups allow-popups-to-escape-sandbox'

export type PreviewScheme = keyof typeof darkMedia

export const isPreviewScheme = (scheme: string): scheme is PreviewScheme => Object.hasOwn(darkMedia, scheme)

async function logo(svg: string): Promise<string | undefined> {
  const image = await drawLogo(svg)
  return image && `data:image/png;base64,${Buffer.from(image).toString('base64')}`
}

/** Composes a mail for the demo's pages. */
export const previewMail = (mail: Mail, composition: MailComposition, scheme: PreviewScheme = 'auto') =>
  composeMail(mail, composition, { logo, darkMedia: darkMedia[scheme] })

/** The HTML of a mail as a response for a frame. */
export const mailDocument = (mailHtml: string): Response =>
  // Links of the mail would open in the frame, where the portal does not allow itself.
  new Response(mailHtml.replace('<title>', '<base target="_blank"><title>'), { headers })

/** A mail's text with links. */
export const linkedText = (text: string, locale: string) =>
  html`<pre lang="${locale}">${text
    .split(/(https?:\/\/\S+)/)
    .map((part, at) => (at % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))}</pre>`
