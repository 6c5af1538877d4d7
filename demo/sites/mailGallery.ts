import { html } from 'hono/html'
import type { MailComposition } from '../../server/mail/composeMail.ts'
import { type MailKind, mailKindNames } from '../../server/mail/mailKinds.ts'
import { plainAnswer } from '../../server/web/assetAnswer.ts'
import { isLocale, type Locale, locales } from '../../src/api/schemas/locales.ts'
import { demoPages } from './demoPages.ts'
import { isPreviewScheme, linkedText, mailDocument, mailSandbox, previewMail } from './mailDocument.ts'
import { sampleMail } from './sampleMails.ts'

/** Path of the gallery's mails. */
const mailGalleryPath = '/demo/mails'

const schemes = ['light', 'dark'] as const
const widths = [320, 600] as const

const style = `nav a{display:inline-block;padding:.5rem .75rem .5rem 0}
[aria-current]{font-weight:600;text-decoration:none}pre{white-space:pre-wrap;font:inherit}
iframe{display:block;max-inline-size:100%;block-size:52rem;border:1px solid #8888;border-radius:8px}
iframe[width="600"]{block-size:44rem}
`

const { page, styleSheet } = demoPages(
  mailGalleryPath,
  style,
  ["frame-src 'self'", "form-action 'none'", "frame-ancestors 'none'"],
  'no-referrer',
)

const addressOf = (kind: MailKind, locale: Locale) => `${mailGalleryPath}/${kind}?locale=${locale}`

function links(current: MailKind | undefined, locale: Locale) {
  const kindLink = (kind: MailKind) =>
    html`<a href="${addressOf(kind, locale)}"${kind === current ? html` aria-current="page"` : ''}>${kind}</a> `
  return html`<nav aria-label="Kinds of mail">${mailKindNames.map(kindLink)}<a href="/demo/">All elements</a></nav>`
}

/**
 * The gallery's page of each kind of mail: in every language, light and dark, as wide as a phone and as a
 * mail program, next to its plain text.
 * @returns undefined for other paths
 */
export function mailGallery(
  composition: MailComposition,
): (request: Request) => Promise<Response> | undefined {
  const kindPage = async (kind: MailKind, locale: Locale) => {
    const { subject, text } = await previewMail(sampleMail(kind, locale), composition)
    const localeLink = (one: Locale) =>
      html`<a href="${addressOf(kind, one)}" lang="${one}"${one === locale ? html` aria-current="page"` : ''}>${one}</a> `
    const frames = schemes.flatMap(scheme =>
      widths.map(
        width => html`<h2>${scheme}, ${width} px</h2>
<iframe width="${width}" title="${kind}, ${scheme}, ${width} px" src="${mailGalleryPath}/${kind}/${scheme}?locale=${locale}" sandbox="${mailSandbox}"></iframe>`,
      ),
    )
    return page({
      title: subject,
      lang: locale,
      body: html`${links(kind, locale)}<nav aria-label="Languages">${locales.map(localeLink)}</nav>
${frames}<h2>Plain text</h2>${linkedText(text, locale)}`,
    })
  }

  const answer = async ({ pathname, searchParams }: URL) => {
    const [kind = '', scheme, ...rest] = pathname.slice(mailGalleryPath.length + 1).split('/')
    const requested = searchParams.get('locale')
    const locale = isLocale(requested) ? requested : 'en'
    if (kind === 'style.css') return styleSheet()
    if (kind === '') return page({ title: 'Mails', body: links(undefined, locale) })
    const known = mailKindNames.find(name => name === kind)
    if (!known || rest.length > 0 || (scheme !== undefined && !isPreviewScheme(scheme)))
      return page({ title: 'There is no such mail', body: links(undefined, locale), status: 404 })
    if (scheme === undefined) return kindPage(known, locale)
    const { html: document } = await previewMail(sampleMail(known, locale), composition, scheme)
    return mailDocument(document)
  }

  return request => {
    const url = new URL(request.url)
    if (url.pathname !== mailGalleryPath && !url.pathname.startsWith(`${mailGalleryPath}/`)) return undefined
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return Promise.resolve(
        plainAnswer(405, 'This URL does not support that HTTP method.', { Allow: 'GET, HEAD' }),
      )
    return answer(url)
  }
}
